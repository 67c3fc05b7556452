import Foundation
import WeDaDomain

extension WeatherFormat {
  /// Returns the time of the observation, such as "As of 18:40", with the zone's name if the
  /// reader's clock shows another time.
  ///
  /// - Parameter reader: The reader's time zone.
  func observed(_ report: WeatherReport, reader: TimeZone) -> String {
    observed(time(report.current.observedAt, in: report.timeZone), report, reader)
  }

  /// Returns the date and time of the observation for lasting output, such as "As of 23 November,
  /// 15:00", with the zone's name if the reader's clock shows another time.
  func observedMoment(_ report: WeatherReport, reader: TimeZone) -> String {
    observed(moment(report.current.observedAt, in: report.timeZone), report, reader)
  }

  private func observed(_ time: String, _ report: WeatherReport, _ reader: TimeZone) -> String {
    guard report.hasOtherTime(than: reader) else { return text(Words.Details.Now.observed(time)) }
    return text(Words.Details.Now.observedIn(time, zoneName(report)))
  }

  /// Returns the note about local times, such as "All times are local to this place (Japan Standard
  /// Time, UTC+9)".
  func zoneNote(_ report: WeatherReport) -> String {
    let offset = offset(report.timeZoneOffset)
    let name = zoneName(report)
    return text(
      name == offset ? Words.Details.Time.zone(offset) : Words.Details.Time.named(name, offset))
  }

  /// Returns the name of the time zone, such as "Japan Standard Time"; "UTC+9" if only the offset
  /// is known.
  private func zoneName(_ report: WeatherReport) -> String {
    let offset = offset(report.timeZoneOffset)
    guard !report.zone.isFixed else { return offset }
    let isSummer = report.timeZone.isDaylightSavingTime(for: report.current.observedAt)
    let name = report.timeZone.localizedName(
      for: isSummer ? .daylightSaving : .standard, locale: locale)
    return name ?? offset
  }
}

extension WeatherReport {
  /// Returns whether clocks at the place show another time than those of a time zone.
  ///
  /// - Parameter reader: The reader's time zone.
  func hasOtherTime(than reader: TimeZone) -> Bool {
    let instant = current.observedAt
    return reader.secondsFromGMT(for: instant) != zone.offset(at: instant)
  }
}
