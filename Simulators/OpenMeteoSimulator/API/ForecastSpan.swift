import Foundation
import SimulatedWorld

/// The days of an answer in the **current** UTC offset of a place: all days have the same offset,
/// even if the clocks change in between, as in the real service.
struct ForecastSpan {
  let spot: Spot
  /// The offset in seconds east of UTC.
  let offset: Int
  /// The first day's midnight, in seconds since 1970.
  let start: Int
  let days: Int
  let zoneName: String

  /// Creates the span of a number of days, from some days before today on.
  init(
    _ spot: Spot, timezone: String?, now: Int, days: Int, before past: Int = 0
  ) throws(OpenMeteoFailure) {
    self.spot = spot
    self.days = days + past
    zoneName = timezone == "auto" ? spot.zoneName : timezone ?? "GMT"
    guard let zone = TimeZone(identifier: zoneName) else { throw .timezone }
    offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(now)))
    let local = now + offset
    start = local - ((local % 86_400) + 86_400) % 86_400 - offset - past * 86_400
  }

  /// The start of each hour, in seconds since 1970.
  var hours: [Int] { (0..<24 * days).map { start + 3600 * $0 } }

  /// The start of each day, in seconds since 1970.
  var midnights: [Int] { (0..<days).map { start + 86_400 * $0 } }

  /// Returns a local time such as `2026-03-28T14:15`.
  func text(_ seconds: Int) -> String {
    String(Self.iso(seconds + offset).prefix(16))
  }

  /// Returns a local date such as `2026-03-28`.
  func date(_ seconds: Int) -> String { String(Self.iso(seconds + offset).prefix(10)) }

  private static func iso(_ seconds: Int) -> String {
    Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
  }

  /// The abbreviation of the zone, such as `GMT+2`. An offset with half hours has a colon, as in
  /// `GMT+5:30`.
  var abbreviation: String {
    let minutes = abs(offset) / 60
    let rest = minutes % 60 == 0 ? "" : ":\(minutes % 60)"
    return offset == 0 ? "GMT" : "GMT\(offset < 0 ? "-" : "+")\(minutes / 60)\(rest)"
  }
}
