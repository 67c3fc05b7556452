public import Foundation

/// The appearance proxies, by their class.
@MainActor private enum Proxies {
  static var known: [ObjectIdentifier: UIView] = [:]
}

extension UIView {
  /// Returns the appearance proxy of this class: its properties apply to all views of the class.
  ///
  /// Partial: the bars of all pages follow those of ``UINavigationBar`` and ``UITabBar``. For other
  /// classes the values are stored and not used: SwiftUI's views are not drawn by UIKit's.
  public static func appearance() -> Self {
    let key = ObjectIdentifier(self)
    if let known = Proxies.known[key] as? Self { return known }
    let proxy = ClassMaker.make(self)
    proxy.isProxy = true
    Proxies.known[key] = proxy
    return proxy
  }

  /// Returns the appearance proxy of the views of this class inside of others.
  ///
  /// Accepted: the values are stored and not used.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { ClassMaker.make(self) }
}

/// A class whose objects contain views.
@MainActor @preconcurrency public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}

extension NSAttributedString.Key {
  /// The color of a text: a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind a text: a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The font of a text: a ``UIFont``.
  public static let font = NSAttributedString.Key("NSFont")
  /// The space between the letters of a text, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line below a text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The line through a text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}
