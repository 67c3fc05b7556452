import StrataRendering

/// A set of traits that describe a view to assistive technology.
///
/// Same as Apple's.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view is a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 2)
  /// The view is a button.
  public static let isButton = AccessibilityTraits(rawValue: 4)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// The view's text changes often. Changes are announced when nothing else is spoken.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 32)
  /// The view is a button that can be on or off. It is on if it also has the trait ``isSelected``.
  ///
  /// Partial: only buttons have these states; a browser's switch is another kind of control.
  public static let isToggle = AccessibilityTraits(rawValue: 64)
  /// The view is static text.
  ///
  /// Accepted: it has no effect, since a browser reads text as text.
  public static let isStaticText = AccessibilityTraits(rawValue: 128)
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 256)
  /// The view is modal.
  public static let isModal = AccessibilityTraits(rawValue: 512)
  /// The view is a control that plays a sound.
  ///
  /// Accepted: it has no effect; a browser does not lower the speech for sounds.
  public static let playsSound = AccessibilityTraits(rawValue: 1024)
  /// The view is a control that starts media.
  ///
  /// Accepted: it has no effect; a browser does not lower the speech for media.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  /// The view is a key of a keyboard.
  ///
  /// Accepted: it has no effect, since HTML has no role for a key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 4096)
  /// The view is a summary of the screen.
  ///
  /// Accepted: it has no effect, since a page has no summary that is read when it opens.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 8192)
  /// Touches reach the view directly.
  ///
  /// Accepted: it has no effect; the screen reader decides how it handles touches.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 16384)
  /// The view turns the page when it has been read.
  ///
  /// Accepted: it has no effect, since a web page is not divided into pages that turn.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 32768)
  /// The view is a tab bar.
  ///
  /// Accepted: it has no effect, since the tab bar of a `TabView` already has its role.
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)

  /// The HTML attributes for the traits. There are none for static text.
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
