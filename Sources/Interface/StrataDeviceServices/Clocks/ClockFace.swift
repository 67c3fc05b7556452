public import Foundation

/// A local time that recurs in a time zone, such as 8:00 in Berlin on any day.
public struct ClockFace: Codable, Equatable, Sendable {
  /// The components to match; those that are `nil` match anything.
  public var components: DateComponents
  /// The time zone's IANA name.
  public var zone: String

  /// Creates a local time.
  ///
  /// - Parameter components: Their time zone, or their calendar's, wins over the system's.
  public init(_ components: DateComponents) {
    zone = (components.timeZone ?? components.calendar?.timeZone ?? .current).identifier
    self.components = components
    self.components.timeZone = nil
    self.components.calendar = nil
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
  }

  /// Returns the first instant after `now` that matches; `nil` if there is none. A time that summer
  /// time skips is moved to the end of the gap. If a time occurs twice, the first one is used.
  public func next(after now: Date) -> Date? {
    calendar.nextDate(
      after: now, matching: components, matchingPolicy: .nextTime, repeatedTimePolicy: .first)
  }

  /// Returns the local time as text that identifies it, its numbers joined by hyphens.
  func text(at time: Date) -> String {
    let calendar = calendar
    let shown = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: time)
    let parts = [shown.year, shown.month, shown.day, shown.hour, shown.minute, shown.second]
    return parts.map { String($0 ?? 0) }.joined(separator: "-")
  }
}
