/// An angle in radians or degrees. Positive angles are clockwise, as the y axis points down.
///
/// Same as Apple's.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() { radians = 0 }
  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle of 0°.
  public static var zero: Angle { Angle() }

  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension Angle: Animatable {
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension Angle: _VectorMath {}

/// A type whose `+`, `-` and `*` operate on its `animatableData`.
public protocol _VectorMath: Animatable {}

extension _VectorMath {
  /// Returns the negated value.
  public static prefix func - (value: Self) -> Self { value * -1 }

  /// Returns the sum of two values.
  public static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.animatableData += right.animatableData
    return sum
  }

  /// Returns the difference of two values.
  public static func - (left: Self, right: Self) -> Self {
    var difference = left
    difference.animatableData -= right.animatableData
    return difference
  }

  /// Returns a value multiplied by a factor.
  public static func * (left: Self, right: Double) -> Self {
    var product = left
    product.animatableData.scale(by: right)
    return product
  }

  /// Returns a value divided by a number.
  public static func / (left: Self, right: Double) -> Self { left * (1 / right) }
  /// Adds a value to another.
  public static func += (left: inout Self, right: Self) { left = left + right }
  /// Subtracts a value from another.
  public static func -= (left: inout Self, right: Self) { left = left - right }
  /// Multiplies a value by a factor.
  public static func *= (left: inout Self, right: Double) { left = left * right }
  /// Divides a value by a number.
  public static func /= (left: inout Self, right: Double) { left = left / right }
}
