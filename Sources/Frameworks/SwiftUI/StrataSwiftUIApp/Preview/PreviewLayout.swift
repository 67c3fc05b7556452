public import Foundation

/// The size of a preview. Same as Apple's.
public enum PreviewLayout: Equatable, Sendable {
  /// The size of the window.
  case device
  /// The size that fits the view.
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}
