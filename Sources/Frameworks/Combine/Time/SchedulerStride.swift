/// A time interval in seconds, the common protocol of the schedulers' interval types.
public protocol _SchedulerStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Hashable, Codable, Sendable
{
  /// The interval in seconds.
  var _seconds: Double { get set }
  /// Creates a time interval from a number of seconds.
  init(_seconds: Double)
}

extension _SchedulerStride {
  public init(floatLiteral value: Double) { self.init(_seconds: value) }
  /// Creates an interval in seconds from a literal.
  public init(integerLiteral value: Int) { self.init(_seconds: Double(value)) }
  /// Creates an interval in seconds from an integer; returns `nil` if a `Double` cannot represent
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
  /// Returns the sum of two intervals.
  public static func + (left: Self, right: Self) -> Self {
    Self(_seconds: left._seconds + right._seconds)
  }
  /// Returns the difference of two intervals.
  public static func - (left: Self, right: Self) -> Self {
    Self(_seconds: left._seconds - right._seconds)
  }
  /// Returns an interval whose seconds are the product of the seconds of two intervals.
  public static func * (left: Self, right: Self) -> Self {
    Self(_seconds: left._seconds * right._seconds)
  }
  /// Multiplies the seconds of an interval by those of another.
  public static func *= (left: inout Self, right: Self) { left = left * right }
}
