/// A time interval in seconds: the protocol of all schedulers' interval types.
public protocol _SchedulerStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Hashable, Codable, Sendable
{
  /// The interval in seconds.
  var _seconds: Double { get set }
  /// Creates an interval in seconds.
  init(_seconds: Double)
}

extension _SchedulerStride {
  public init(floatLiteral value: Double) { self.init(_seconds: value) }
  /// Creates a stride from a literal, in seconds.
  public init(integerLiteral value: Int) { self.init(_seconds: Double(value)) }
  /// Creates a stride from an integer, in seconds, or returns `nil` if a `Double` cannot represent
  /// it.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = Double(exactly: source) else { return nil }
    self.init(_seconds: seconds)
  }

  public static func seconds(_ s: Int) -> Self { Self(_seconds: Double(s)) }
  public static func seconds(_ s: Double) -> Self { Self(_seconds: s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(_seconds: Double(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> Self { Self(_seconds: Double(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(_seconds: Double(ns) / 1e9) }

  public static func < (left: Self, right: Self) -> Bool { left._seconds < right._seconds }
  /// Returns the sum of two strides.
  public static func + (left: Self, right: Self) -> Self {
    Self(_seconds: left._seconds + right._seconds)
  }
  /// Returns the difference of two strides.
  public static func - (left: Self, right: Self) -> Self {
    Self(_seconds: left._seconds - right._seconds)
  }
  /// Returns the product of two strides, each read as seconds.
  public static func * (left: Self, right: Self) -> Self {
    Self(_seconds: left._seconds * right._seconds)
  }
  /// Multiplies a stride by another, each read as seconds.
  public static func *= (left: inout Self, right: Self) { left = left * right }
}
