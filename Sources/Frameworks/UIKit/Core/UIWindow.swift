public import Foundation

/// The root of a view hierarchy.
///
/// Partial: one window exists for all UIKit views that SwiftUI shows; a window that the app creates
/// shows nothing.
open class UIWindow: UIView {
  /// The controller that the app has set, as the type that views know.
  var root: UIResponder?
  /// A Boolean value that indicates whether the window receives keyboard input.
  ///
  /// Partial: always `false`, as a browser does not report which window receives keyboard input.
  public private(set) var isKeyWindow = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var window: UIWindow? { self }
}
