public import Foundation

/// The size of a preview. Same as Apple's.
public enum PreviewLayout: Equatable, Sendable {
  /// The preview has the size of the window.
  case device
  /// The preview has the size that fits the view.
  case sizeThatFits
  /// The preview has a fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}
