public import Foundation

/// The appearance proxies that apps have read, by class.
@MainActor private enum Proxies {
  static var known: [ObjectIdentifier: UIView] = [:]
}

extension UIView {
  /// Returns the appearance proxy of this class: its properties apply to all views of the class.
  ///
  /// Partial: the bars of all pages follow the proxies of ``UINavigationBar`` and ``UITabBar``.
  /// Values of other classes' proxies are stored but not used, because SwiftUI's views do not
  /// consist of UIKit's.
  public static func appearance() -> Self {
    let key = ObjectIdentifier(self)
    if let known = Proxies.known[key] as? Self { return known }
    let proxy = ClassMaker.make(self)
    proxy.isProxy = true
    Proxies.known[key] = proxy
    return proxy
  }

  /// Returns the appearance proxy for views of this class that are inside of views of other
  /// classes.
  ///
  /// Accepted: the values that an app sets on this proxy are stored but not used.
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
  /// The style of the line below a text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The style of the line through a text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}
