public import Foundation

/// The clocks of a place: a region whose summer time is known, or a fixed distance from UTC.
///
///     let berlin = try PlaceZone(identifier: "Europe/Berlin")
///     berlin.day(of: instant).isoText    // "2026-03-29"
///     berlin.length(of: day)    // 82_800: the clocks went forward
///
/// Dates, "today" and hours of a place are all computed here, so that they change together when its
/// clocks do. A provider that tells only the present offset gives a fixed zone, which is wrong by
/// an hour after the next change; see ``isFixed``.
public struct PlaceZone: Hashable, Sendable {
  /// The IANA name, such as "Europe/Berlin"; `nil` for a fixed distance from UTC.
  public let identifier: String?
  /// For formatting.
  public let timeZone: TimeZone

  public static let gmt = PlaceZone(offset: 0)

  /// A zone whose clocks never change.
  ///
  /// - Parameter offset: Seconds ahead of UTC; what no place on the earth has becomes UTC.
  public init(offset: Int) {
    identifier = nil
    timeZone = TimeZone(secondsFromGMT: offset) ?? .gmt
  }

  /// - Parameter identifier: An IANA name.
  /// - Throws: ``InvalidValue`` for a name that this system does not know.
  public init(identifier: String) throws(InvalidValue) {
    guard let zone = TimeZone(identifier: identifier) else {
      throw InvalidValue(field: "timezone", value: identifier, rule: "a known IANA time zone")
    }
    self.identifier = identifier
    timeZone = zone
  }

  /// Whether only the present distance from UTC is known.
  public var isFixed: Bool { identifier == nil }

  /// Seconds ahead of UTC at an instant.
  public func offset(at instant: Date) -> Int { timeZone.secondsFromGMT(for: instant) }

  /// The date that an instant falls on.
  public func day(of instant: Date) -> LocalDay {
    LocalDay(of: instant, offset: offset(at: instant))
  }

  /// The first instant of a date: midnight, or the end of the hour that summer time left out there.
  public func start(of day: LocalDay) -> Date {
    let label = day.midnightInGMT
    let offsets = [-86_400.0, 86_400].map { offset(at: label.addingTimeInterval($0)) }
    // As on nearly every day: the clocks show the same before and after.
    if offsets[0] == offsets[1] { return label.addingTimeInterval(-Double(offsets[0])) }
    let candidates = offsets.map { label.addingTimeInterval(-Double($0)) }
    return candidates.first(where: { isStart($0, of: day) }) ?? candidates[1]
  }

  /// From the first instant of a date to that of the next.
  public func interval(of day: LocalDay) -> DateInterval {
    let start = start(of: day)
    return DateInterval(start: start, end: max(start, self.start(of: day.next)))
  }

  /// How long a date lasts, in seconds: 82,800 and 90,000 when the clocks change.
  public func length(of day: LocalDay) -> TimeInterval { interval(of: day).duration }

  private func isStart(_ instant: Date, of day: LocalDay) -> Bool {
    self.day(of: instant) == day && self.day(of: instant.addingTimeInterval(-1)) < day
  }
}
