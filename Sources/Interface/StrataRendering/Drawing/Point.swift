/// A pair of numbers: a point, or fractions of a box.
public struct Point: Hashable, Sendable {
  /// The point's horizontal number.
  public var x: Double
  /// The point's vertical number.
  public var y: Double

  /// Creates a point, or fractions of a box, from two numbers.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle of a box.
  public static let center = Point(0.5, 0.5)
}
