public import Foundation
import SwiftUI

/// Says that something is under way.
open class UIActivityIndicatorView: UIView {
  open var style: Style { didSet { setNeedsDisplay() } }
  open var hidesWhenStopped = true { didSet { setNeedsDisplay() } }
  open var color: UIColor! { didSet { setNeedsDisplay() } }
  public private(set) var isAnimating = false { didSet { setNeedsDisplay() } }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  override func content() -> AnyView {
    guard isAnimating || !hidesWhenStopped else { return AnyView(EmptyView()) }
    return AnyView(
      ProgressView().controlSize(style == .large ? .large : .regular).tint(color?.color))
  }

  public enum Style: Int, Sendable { case medium = 100, large = 101 }
}
