/// A type whose changes can be animated.
///
///     struct Wave: Shape {
///       var height: Double
///       var animatableData: Double {
///         get { height }
///         set { height = newValue }
///       }
///     }
///
/// Same as Apple's.
public protocol Animatable {
  /// The type of the interpolated part.
  associatedtype AnimatableData: VectorArithmetic
  /// The part of the value that is interpolated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// The animatable data of a type that does not animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates an empty value.
  public init() {}

  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func + (left: Self, right: Self) -> Self { left }
  public static func - (left: Self, right: Self) -> Self { left }
  public static func += (left: inout Self, right: Self) {}
  public static func -= (left: inout Self, right: Self) {}
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}
