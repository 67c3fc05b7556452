import Foundation
import WeDaDomain

extension WeatherFormat {
  /// "As of 18:40"; with the zone's name where the reader's own clock shows another time.
  ///
  /// - Parameter reader: The zone of whoever reads.
  func observed(_ report: WeatherReport, reader: TimeZone) -> String {
    observed(time(report.current.observedAt, in: report.timeZone), report, reader)
  }

  /// "As of 23 November, 15:00", for a page that stays: with the zone's name as above.
  func observedMoment(_ report: WeatherReport, reader: TimeZone) -> String {
    observed(moment(report.current.observedAt, in: report.timeZone), report, reader)
  }

  private func observed(_ time: String, _ report: WeatherReport, _ reader: TimeZone) -> String {
    let instant = report.current.observedAt
    guard reader.secondsFromGMT(for: instant) != report.zone.offset(at: instant) else {
      return text(Words.Details.Now.observed(time))
    }
    return text(Words.Details.Now.observedIn(time, zoneName(report)))
  }

  /// "All times are local to this place (Japan Standard Time, UTC+9)".
  func zoneNote(_ report: WeatherReport) -> String {
    let offset = offset(report.timeZoneOffset)
    let name = zoneName(report)
    return text(
      name == offset ? Words.Details.Time.zone(offset) : Words.Details.Time.named(name, offset))
  }

  /// "Japan Standard Time"; "UTC+9" where only the distance from UTC is known.
  private func zoneName(_ report: WeatherReport) -> String {
    let offset = offset(report.timeZoneOffset)
    guard !report.zone.isFixed else { return offset }
    let isSummer = report.timeZone.isDaylightSavingTime(for: report.current.observedAt)
    let name = report.timeZone.localizedName(
      for: isSummer ? .daylightSaving : .standard, locale: locale)
    return name ?? offset
  }
}
