public import Foundation

/// A time of day on a clock, independent of any date and time zone.
///
///     try ClockTime(hour: 7, minute: 30)
public struct ClockTime: Hashable, Comparable, Sendable {
  /// The number of minutes of a day.
  public static let minutesOfDay = 1440

  /// The minutes since midnight, 0 ..< 1440.
  public let minutes: Int

  /// Creates a time of day.
  ///
  /// - Parameter minutes: The minutes since midnight, 0 ..< 1440.
  /// - Throws: ``InvalidValue`` for `time` if the number is outside of the day.
  public init(minutes: Int) throws(InvalidValue) {
    guard (0..<Self.minutesOfDay).contains(minutes) else {
      throw InvalidValue(field: "time", value: "\(minutes)", rule: "0 ..< \(Self.minutesOfDay)")
    }
    self.minutes = minutes
  }

  /// Creates a time of day.
  ///
  /// - Parameters:
  ///   - hour: The hour, 0 ..< 24.
  ///   - minute: The minute of the hour, 0 ..< 60.
  /// - Throws: ``InvalidValue`` for `time` if there is no such time.
  public init(hour: Int, minute: Int = 0) throws(InvalidValue) {
    guard (0..<24).contains(hour), (0..<60).contains(minute) else {
      throw InvalidValue(field: "time", value: "\(hour):\(minute)", rule: "0:00 ... 23:59")
    }
    minutes = hour * 60 + minute
  }

  /// Creates the time of day that a clock in GMT shows.
  ///
  /// - Parameter instant: The instant; seconds are left out.
  public init(inGMT instant: Date) {
    let minutes = Int((instant.timeIntervalSince1970 / 60).rounded(.down))
    let rest = minutes % Self.minutesOfDay
    self.minutes = rest < 0 ? rest + Self.minutesOfDay : rest
  }

  /// This time on 1 January 1970 **in GMT**: format it in GMT to get the time's text.
  public var instantInGMT: Date { Date(timeIntervalSince1970: Double(minutes) * 60) }

  public static func < (one: ClockTime, other: ClockTime) -> Bool { one.minutes < other.minutes }
}

extension PlaceZone {
  /// Returns the instant at which the clocks of the place show a time on a date.
  ///
  /// A time that occurs twice, in the hour that the change to winter time repeats, is the first of
  /// both. A time that the change to summer time skips is as much later as the clocks are put
  /// forward: 2:30 is 3:30.
  public func instant(of time: ClockTime, on day: LocalDay) -> Date {
    let label = day.midnightInGMT.addingTimeInterval(Double(time.minutes) * 60)
    let offsets = [-86_400.0, 86_400].map { offset(at: label.addingTimeInterval($0)) }
    let candidates = offsets.map { label.addingTimeInterval(-Double($0)) }
    let shown = zip(offsets, candidates).filter { offset(at: $1) == $0 }.map { $1 }
    return shown.min() ?? candidates[0]
  }
}
