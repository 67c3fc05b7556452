public import Foundation

/// A point in a rectangle as fractions of its width and height.
///
/// Same as Apple's.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal position as a fraction of the width, from the left.
  public var x: CGFloat
  /// The vertical position as a fraction of the height, from the top.
  public var y: CGFloat

  /// Creates the point at (0, 0).
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point from fractions of the width and the height.
  ///
  /// - Parameters:
  ///   - x: The horizontal position as a fraction of the width, from the left.
  ///   - y: The vertical position as a fraction of the height, from the top.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner. It equals ``topLeading``.
  public static let zero = UnitPoint()
  /// The center of the area.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension UnitPoint {
  /// Returns the point's position in a rectangle.
  package func place(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
