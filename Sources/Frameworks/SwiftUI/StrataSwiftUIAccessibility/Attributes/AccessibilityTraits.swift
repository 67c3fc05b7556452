import StrataRendering

/// A set of traits that describe a view to assistive technology.
///
/// Same as Apple's.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1)
  /// A selected element.
  public static let isSelected = AccessibilityTraits(rawValue: 2)
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// A view whose text changes often; changes are announced politely.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 32)
  /// A button with an on state, which is on if it is also ``isSelected``.
  ///
  /// Partial: only buttons have the on state; a browser's switch is a separate kind of control.
  public static let isToggle = AccessibilityTraits(rawValue: 64)
  /// A static text.
  ///
  /// Accepted: text has no role in a browser, and is read as text.
  public static let isStaticText = AccessibilityTraits(rawValue: 128)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 256)
  /// A modal view.
  public static let isModal = AccessibilityTraits(rawValue: 512)
  /// A control that plays a sound.
  ///
  /// Accepted: a browser does not lower the speech for sounds.
  public static let playsSound = AccessibilityTraits(rawValue: 1024)
  /// A control that starts media.
  ///
  /// Accepted: a browser does not lower the speech for media.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  /// A key of a keyboard.
  ///
  /// Accepted: HTML has no role for a key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 4096)
  /// A summary of the screen.
  ///
  /// Accepted: a page has no summary that is read when it opens.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 8192)
  /// A view that takes touches directly.
  ///
  /// Accepted: the screen reader decides how it handles touches.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 16384)
  /// A view that turns the page when it has been read.
  ///
  /// Accepted: a web page is not divided into pages that turn.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 32768)
  /// A tab bar.
  ///
  /// Accepted: the tab bar of a `TabView` already has its role.
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)

  /// The attributes that HTML has for the traits. A static text has none.
  var attributes: [Attribute: String] {
    var attributes: [Attribute: String] = [:]
    for (trait, role) in Self.roles where contains(trait) { attributes[.role] = role }
    if contains(.isSelected) { attributes[.isSelected] = "true" }
    if contains(.isToggle) { attributes[.isPressed] = contains(.isSelected) ? "true" : "false" }
    if contains(.updatesFrequently) { attributes[.live] = "polite" }
    return attributes
  }

  /// The roles in ascending precedence.
  private static let roles: [(AccessibilityTraits, String)] = [
    (.isHeader, "heading"), (.isImage, "img"), (.isModal, "dialog"), (.isSearchField, "searchbox"),
    (.isLink, "link"), (.isButton, "button"),
  ]
}
