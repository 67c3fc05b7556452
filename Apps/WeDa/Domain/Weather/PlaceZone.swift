public import Foundation

/// The time zone of a place: a region whose summer time is known, or a fixed offset from UTC.
///
///     let berlin = try PlaceZone(identifier: "Europe/Berlin")
///     berlin.day(of: instant).isoText    // "2026-03-29"
///     berlin.length(of: day)    // 82_800: the clocks went forward
///
/// All dates and hours of a place are computed with this type, so that they agree when its clocks
/// change. If the provider reports only the current offset, the zone is fixed, and is wrong by an
/// hour after the next change; see ``isFixed``.
public struct PlaceZone: Hashable, Sendable {
  /// The IANA name, such as "Europe/Berlin"; `nil` for a fixed offset from UTC.
  public let identifier: String?
  /// The time zone for formatting.
  public let timeZone: TimeZone

  /// The time zone UTC.
  public static let gmt = PlaceZone(offset: 0)

  /// Creates a zone with a fixed offset.
  ///
  /// - Parameter offset: The seconds east of UTC; an impossible offset becomes UTC.
  public init(offset: Int) {
    identifier = nil
    timeZone = TimeZone(secondsFromGMT: offset) ?? .gmt
  }

  /// Creates the zone with an identifier.
  ///
  /// - Parameter identifier: An IANA name.
  /// - Throws: ``InvalidValue`` for a name that this system does not know.
  public init(identifier: String) throws(InvalidValue) {
    guard let zone = TimeZone(identifier: identifier) else {
      throw InvalidValue(field: "timezone", value: identifier, rule: "a known IANA time zone")
    }
    self.identifier = identifier
    timeZone = zone
  }

  /// A Boolean value that indicates whether only the current offset from UTC is known, and not the
  /// zone.
  public var isFixed: Bool { identifier == nil }

  /// Returns the seconds east of UTC at a time.
  public func offset(at instant: Date) -> Int { timeZone.secondsFromGMT(for: instant) }

  /// Returns the local date of a time.
  public func day(of instant: Date) -> LocalDay {
    LocalDay(of: instant, offset: offset(at: instant))
  }

  /// Returns the start of a date: midnight, or the end of the hour that the change to summer time
  /// skips.
  public func start(of day: LocalDay) -> Date {
    let label = day.midnightInGMT
    let offsets = [-86_400.0, 86_400].map { offset(at: label.addingTimeInterval($0)) }
    // On nearly every day the offset is the same before and after.
    if offsets[0] == offsets[1] { return label.addingTimeInterval(-Double(offsets[0])) }
    let candidates = offsets.map { label.addingTimeInterval(-Double($0)) }
    return candidates.first(where: { isStart($0, of: day) }) ?? candidates[1]
  }

  /// Returns the interval from the start of a date to that of the next.
  public func interval(of day: LocalDay) -> DateInterval {
    let start = start(of: day)
    return DateInterval(start: start, end: max(start, self.start(of: day.next)))
  }

  /// Returns the length of a date in seconds: 82,800 or 90,000 at a change of the clocks.
  public func length(of day: LocalDay) -> TimeInterval { interval(of: day).duration }

  private func isStart(_ instant: Date, of day: LocalDay) -> Bool {
    self.day(of: instant) == day && self.day(of: instant.addingTimeInterval(-1)) < day
  }
}
