public import Foundation

/// One day's way of a rule, in absolute time.
public struct RainWay: Equatable, Sendable {
  /// The time before the notice at which the forecast is read for the first time, in seconds.
  ///
  /// A server does background work in rounds of two hours: this leaves time for one of them.
  public static let lead: TimeInterval = 135 * 60
  /// The time by which a notification is earlier than the notice, in seconds.
  public static let margin: TimeInterval = 5 * 60

  /// The date on which the way begins.
  public let day: LocalDay
  /// The time from the start to the end of the way.
  public let interval: DateInterval
  /// The time at which the notification is delivered.
  public let delivery: Date

  /// The time from which the forecast is read.
  public var firstCheck: Date { delivery.addingTimeInterval(-Self.lead) }

  /// Returns whether the forecast should be read: soon before the notification, or later, as long
  /// as the way is not over.
  public func isDue(at now: Date) -> Bool { firstCheck <= now && now < interval.end }
}

extension RainRule {
  /// Returns the way on a date; `nil` if the rule leaves out that weekday.
  ///
  /// - Parameter zone: The time zone of the place.
  public func way(on day: LocalDay, in zone: PlaceZone) -> RainWay? {
    guard weekdays.contains(day.weekday) else { return nil }
    let begin = zone.instant(of: start, on: day)
    let length = (end.minutes - start.minutes + ClockTime.minutesOfDay) % ClockTime.minutesOfDay
    let finish = zone.instant(of: end, on: start < end ? day : day.next)
    // The change to summer time can put the end before the start.
    let last = finish > begin ? finish : begin.addingTimeInterval(Double(length) * 60)
    let told = zone.instant(of: notice, on: notice <= start ? day : day.previous)
    return RainWay(
      day: day, interval: DateInterval(start: begin, end: last),
      delivery: told.addingTimeInterval(-RainWay.margin))
  }

  /// Returns the ways that are not over, the earliest first, of the days around a time.
  ///
  /// - Parameters:
  ///   - now: The current time.
  ///   - zone: The time zone of the place.
  public func ways(after now: Date, in zone: PlaceZone) -> [RainWay] {
    // A way over midnight may have begun yesterday, and each weekday occurs within eight days.
    let today = zone.day(of: now).number
    return (today - 1...today + 8).compactMap { way(on: LocalDay(number: $0), in: zone) }
      .filter { $0.interval.end > now }
  }
}
