public import Foundation
import StrataSwiftUIApp

/// A spinning indicator of work in progress.
open class UIActivityIndicatorView: UIView {
  /// The size of the indicator.
  open var style: Style { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the indicator is hidden while it does not spin.
  open var hidesWhenStopped = true { didSet { setNeedsDisplay() } }
  /// The color of the indicator.
  open var color: UIColor! { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the indicator spins.
  public private(set) var isAnimating = false { didSet { setNeedsDisplay() } }

  /// Creates an indicator of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Creates an indicator of medium size. The coder is not read.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
  }

  /// Starts the animation of the indicator.
  open func startAnimating() { isAnimating = true }
  /// Stops the animation of the indicator.
  open func stopAnimating() { isAnimating = false }

  override func content() -> AnyView {
    guard isAnimating || !hidesWhenStopped else { return AnyView(EmptyView()) }
    return AnyView(
      ProgressView().controlSize(style == .large ? .large : .regular).tint(color?.color))
  }

  /// The size of an indicator.
  public enum Style: Int, Sendable {
    /// The usual size of an indicator.
    case medium = 100
    /// An activity indicator that is larger than the usual one.
    case large = 101
  }
}
