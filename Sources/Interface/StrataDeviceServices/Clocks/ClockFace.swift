public import Foundation

/// What a calendar and its clocks have to show: 8:00 in Berlin, on any day.
public struct ClockFace: Codable, Equatable, Sendable {
  /// The parts that count; those that are `nil` may show anything.
  public var components: DateComponents
  /// The IANA name of the clocks' zone.
  public var zone: String

  /// - Parameter components: A zone in them wins over the system's.
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

  /// The first instant after another at which they show this. A time that summer time leaves out
  /// is at the end of the gap; one that comes twice is the first.
  public func next(after now: Date) -> Date? {
    calendar.nextDate(
      after: now, matching: components, matchingPolicy: .nextTime, repeatedTimePolicy: .first)
  }

  /// "2026-03-29T08:00:00" as those clocks show it.
  func text(at time: Date) -> String {
    let calendar = calendar
    let shown = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: time)
    let parts = [shown.year, shown.month, shown.day, shown.hour, shown.minute, shown.second]
    return parts.map { String($0 ?? 0) }.joined(separator: "-")
  }
}
