import Foundation
import SimulatedWorld

/// The days of an answer on the clocks of a place as they stand **now**: one offset for all, even if
/// the clocks change on the way, as the real service does it.
struct ForecastSpan {
  let spot: Spot
  /// Seconds east of UTC.
  let offset: Int
  /// Seconds since 1970 of the first day's midnight.
  let start: Int
  let days: Int
  let zoneName: String

  init(_ spot: Spot, timezone: String?, now: Int, days: Int) throws(OpenMeteoFailure) {
    self.spot = spot
    self.days = days
    zoneName = timezone == "auto" ? spot.zoneName : timezone ?? "GMT"
    guard let zone = TimeZone(identifier: zoneName) else { throw .timezone }
    offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(now)))
    let local = now + offset
    start = local - ((local % 86_400) + 86_400) % 86_400 - offset
  }

  /// Seconds since 1970 of each hour.
  var hours: [Int] { (0..<24 * days).map { start + 3600 * $0 } }

  /// Seconds since 1970 of each midnight.
  var midnights: [Int] { (0..<days).map { start + 86_400 * $0 } }

  /// `2026-03-28T14:15`, on these clocks.
  func text(_ seconds: Int) -> String {
    String(Self.iso(seconds + offset).prefix(16))
  }

  /// `2026-03-28`.
  func date(_ seconds: Int) -> String { String(Self.iso(seconds + offset).prefix(10)) }

  private static func iso(_ seconds: Int) -> String {
    Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
  }

  /// `GMT+2`; half hours are written with a colon.
  var abbreviation: String {
    let minutes = abs(offset) / 60
    let rest = minutes % 60 == 0 ? "" : ":\(minutes % 60)"
    return offset == 0 ? "GMT" : "GMT\(offset < 0 ? "-" : "+")\(minutes / 60)\(rest)"
  }
}
