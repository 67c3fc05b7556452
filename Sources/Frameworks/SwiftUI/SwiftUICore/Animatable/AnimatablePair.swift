/// A pair of values that are animated together.
///
/// Same as Apple's.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value of the pair.
  public var first: First
  /// The second value of the pair.
  public var second: Second

  /// Creates a pair of two values.
  ///
  /// - Parameters:
  ///   - first: The first value.
  ///   - second: The second value.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: Self { Self(.zero, .zero) }

  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }

  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }

  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func -= (left: inout Self, right: Self) { left = left - right }

  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
