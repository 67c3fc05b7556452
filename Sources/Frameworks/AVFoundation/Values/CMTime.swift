/// A time as a fraction, as sounds and movies have it.
public struct CMTime: Sendable {
  /// The number of units; ``timescale`` of them are one second.
  public var value: Int64
  /// The denominator: the number of units in a second.
  public var timescale: Int32
  private var isNumber = true

  /// Creates a time of a numerator and a denominator.
  ///
  /// - Parameters:
  ///   - value: The numerator: the number of parts.
  ///   - timescale: The number of parts in a second.
  public init(value: Int64, timescale: Int32) {
    (self.value, self.timescale) = (value, timescale)
    isNumber = timescale > 0
  }

  /// Creates the time that is nearest to a number of seconds. It is invalid if the seconds are not
  /// a number, or the fraction has more than 64 bits.
  ///
  /// - Parameters:
  ///   - seconds: The time in seconds.
  ///   - preferredTimescale: The number of parts in a second.
  public init(seconds: Double, preferredTimescale: Int32) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    guard let value = Int64(exactly: parts), preferredTimescale > 0 else {
      self = .invalid
      return
    }
    self.init(value: value, timescale: preferredTimescale)
  }

  /// A time of zero seconds.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A value that is no time, such as the duration of a movie before it has been loaded.
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// The duration of something without end, such as a live stream. It is equal to ``invalid``.
  public static let indefinite = invalid

  /// The time in seconds, or NaN if it is not valid.
  public var seconds: Double { isNumber ? Double(value) / Double(timescale) : .nan }
  /// A Boolean value that indicates whether the time is valid: a number of seconds.
  public var isValid: Bool { isNumber }
  /// A Boolean value that indicates whether the time is a number of seconds.
  public var isNumeric: Bool { isNumber }
  /// A Boolean value that indicates whether the time is without end: `true` if it is not a number.
  public var isIndefinite: Bool { !isNumber }

  /// Returns the sum of two times.
  public static func + (left: CMTime, right: CMTime) -> CMTime { joined(left, right, 1) }
  /// Returns the difference of two times.
  public static func - (left: CMTime, right: CMTime) -> CMTime { joined(left, right, -1) }

  private static func joined(_ left: CMTime, _ right: CMTime, _ sign: Double) -> CMTime {
    let scale = max(left.timescale, right.timescale)
    return CMTime(seconds: left.seconds + sign * right.seconds, preferredTimescale: scale)
  }
}

extension CMTime: Comparable, Hashable {
  public static func == (left: CMTime, right: CMTime) -> Bool {
    left.isNumber == right.isNumber && (!left.isNumber || left.seconds == right.seconds)
  }

  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }

  public func hash(into hasher: inout Hasher) { hasher.combine(isNumber ? seconds : -1) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time of a numerator and a denominator.
///
/// - Parameters:
///   - value: The numerator: the number of parts.
///   - timescale: The number of parts in a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time that is nearest to a number of seconds.
///
/// - Parameters:
///   - seconds: The time in seconds.
///   - preferredTimescale: The number of parts in a second.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of seconds of a time, or NaN if it is not valid.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
