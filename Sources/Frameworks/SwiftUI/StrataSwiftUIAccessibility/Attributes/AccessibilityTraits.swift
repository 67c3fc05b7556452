import StrataRendering

/// What kind of thing a view is for assistive technology.
///
/// Same as Apple's.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isHeader = AccessibilityTraits(rawValue: 1)
  public static let isSelected = AccessibilityTraits(rawValue: 2)
  public static let isButton = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 32)
  /// A button that has it says whether it is on, which it is where it has ``isSelected`` too.
  ///
  /// Partial: on what is no button it is not told: a browser's switch is a control of its own.
  public static let isToggle = AccessibilityTraits(rawValue: 64)
  /// Accepted: text has no role in a browser, and is read as text.
  public static let isStaticText = AccessibilityTraits(rawValue: 128)
  public static let isSearchField = AccessibilityTraits(rawValue: 256)
  public static let isModal = AccessibilityTraits(rawValue: 512)
  /// Accepted: a browser does not lower the speech for sounds.
  public static let playsSound = AccessibilityTraits(rawValue: 1024)
  /// Accepted: a browser does not lower the speech for media.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  /// Accepted: a browser has no keys of its own on the page.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 4096)
  /// Accepted: a page has no summary that is read at the start.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 8192)
  /// Accepted: a screen reader in a browser decides about touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 16384)
  /// Accepted: a page is read on without turning.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 32768)
  /// Accepted: a tab bar says so itself.
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)

  /// What HTML can say of it. A plain text has no role.
  var attributes: [Attribute: String] {
    var attributes: [Attribute: String] = [:]
    for (trait, role) in Self.roles where contains(trait) { attributes[.role] = role }
    if contains(.isSelected) { attributes[.isSelected] = "true" }
    if contains(.isToggle) { attributes[.isPressed] = contains(.isSelected) ? "true" : "false" }
    if contains(.updatesFrequently) { attributes[.live] = "polite" }
    return attributes
  }

  /// The last of those that hold wins.
  private static let roles: [(AccessibilityTraits, String)] = [
    (.isHeader, "heading"), (.isImage, "img"), (.isModal, "dialog"), (.isSearchField, "searchbox"),
    (.isLink, "link"), (.isButton, "button"),
  ]
}
