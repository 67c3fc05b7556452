public import Foundation

/// The distances from the edges of a rectangle, in points.
///
/// Same as Apple's.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the leading edge, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets from a distance for each edge.
  ///
  /// - Parameters:
  ///   - top: The inset at the upper edge, in points.
  ///   - leading: The inset at the leading edge, in points.
  ///   - bottom: The inset at the lower edge, in points.
  ///   - trailing: The inset at the trailing edge, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
