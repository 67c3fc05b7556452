public import Foundation
import StrataViewTree

/// The root of a view hierarchy.
///
/// Partial: each window of the browser has one object of this class, which holds all UIKit views
/// that SwiftUI shows in it. Of the windows that an app creates, only the delegate's `window` is
/// shown, and only if the app begins with its delegate instead of an `App`.
open class UIWindow: UIView {
  /// The root controller that the app has set, as the type that is known to views. A view that
  /// reads this box is evaluated again when the app sets another controller.
  let shownRoot = StateBox<UIResponder?>(nil)
  var root: UIResponder? {
    get { shownRoot.untracked }
    set { shownRoot.current = newValue }
  }
  /// The scene of the window, as the type that is known to views.
  weak var scene: UIResponder?
  /// The browser's window, if this is the window of a scene.
  weak var host: Window?
  /// A Boolean value that indicates whether the window receives keyboard input.
  ///
  /// Partial: `true` for the window of a scene and `false` for a window that the app creates, as a
  /// browser does not report which of its windows receives keyboard input.
  public var isKeyWindow: Bool { host != nil }
  /// The window's position in front of or behind other windows.
  ///
  /// Accepted: it has no effect; the browser arranges the windows.
  open var windowLevel = Level.normal
  /// The screen of the window.
  public var screen: UIScreen { .main }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var window: UIWindow? { self }

  /// The window's rectangle on the screen, in points. For the window of a scene it is the screen's
  /// rectangle, and setting it has no effect.
  open override var frame: CGRect {
    // The browser is asked for its size only if the app reads it.
    get { host == nil ? super.frame : screen.bounds }
    set { super.frame = newValue }
  }

  /// Makes the window the one that receives keyboard input.
  ///
  /// Accepted: it has no effect; the browser decides which window receives keyboard input.
  open func makeKey() {}

  /// Shows the window and makes it the one that receives keyboard input.
  ///
  /// Partial: the window is marked as visible. The content is that of the delegate's `window` if
  /// the app begins with its delegate, and otherwise that of SwiftUI's `WindowGroup`.
  open func makeKeyAndVisible() { isHidden = false }

  /// A window's position in front of or behind other windows.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of the app's windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)
  }
}
