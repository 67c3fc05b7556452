/// A pair of numbers: a point, or parts of a box.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public static let center = Point(0.5, 0.5)
}
