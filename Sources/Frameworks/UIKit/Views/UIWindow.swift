public import Foundation

/// The window that views stand in.
///
/// Partial: one stands for each place where SwiftUI shows views of UIKit; a window of one's own shows
/// nothing.
open class UIWindow: UIView {
  /// Partial: it is kept, and not shown: what a person sees is begun by SwiftUI's `WindowGroup`.
  open var rootViewController: UIViewController?
  /// Partial: always `false`: which window a person types into is the browser's affair.
  public private(set) var isKeyWindow = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var window: UIWindow? { self }
}
