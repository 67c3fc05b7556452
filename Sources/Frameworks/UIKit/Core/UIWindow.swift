public import Foundation

/// The root of a view hierarchy.
///
/// Partial: one stands for each place where SwiftUI shows views of UIKit; a window of one's own shows
/// nothing.
open class UIWindow: UIView {
  /// The controller that the app has set, as the type that views know.
  var root: UIResponder?
  /// A Boolean value that indicates whether the window receives keyboard input.
  ///
  /// Partial: always `false`: which window a person types into is the browser's affair.
  public private(set) var isKeyWindow = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var window: UIWindow? { self }
}
