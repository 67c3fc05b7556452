public import Foundation

/// The size that a preview is given. Same as Apple's.
public enum PreviewLayout: Equatable, Sendable {
  /// The whole window.
  case device
  /// As large as the view itself.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}
