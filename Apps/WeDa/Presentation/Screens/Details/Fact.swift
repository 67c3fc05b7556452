import Foundation
import WeDaDomain

/// One value of the current weather as text.
struct Fact: Identifiable, Equatable {
  /// The accessibility identifier for UI tests.
  let id: String
  let title: LocalizedStringResource
  /// The name of the SF Symbol.
  let icon: String
  let value: String
  /// A second line, such as the wind's direction.
  var note: String?
}

extension Fact {
  /// Returns the details' values in order; missing values are marked as not reported.
  ///
  /// - Parameters:
  ///   - report: The weather.
  ///   - hasOutlook: Whether another card shows the pressure in three hours, with its trend.
  static func all(
    of report: WeatherReport, hasOutlook: Bool = false, format: WeatherFormat
  ) -> [Fact] {
    [
      wind(report.current.wind, format),
      Fact(
        id: "humidity", title: Words.Details.Humidity.title, icon: "humidity",
        value: format.known(report.current.humidity.map { format.percent($0 / 100) })),
      Fact(
        id: "pressure", title: Words.Details.Pressure.title, icon: "gauge",
        value: format.known(report.current.pressure.map(format.pressure)),
        // Another card's trend may be computed from other hours.
        note: hasOutlook ? nil : report.pressureTrend.map { format.text($0.name) }),
      Fact(
        id: "visibility", title: Words.Details.Visibility.title, icon: "eye",
        value: format.known(report.current.visibility.map(format.visibility))),
      Fact(
        id: "clouds", title: Words.Details.Clouds.title, icon: "cloud",
        value: format.known(report.current.cloudiness.map { format.percent($0 / 100) })),
      sun("sunrise", Words.Details.Sunrise.title, report.current.sunrise, report, format),
      sun("sunset", Words.Details.Sunset.title, report.current.sunset, report, format),
      Fact(
        id: "daylight", title: Words.Details.Daylight.title, icon: "sun.max",
        value: format.known(format.daylight(report.current))),
    ]
  }

  private static func wind(_ wind: Wind?, _ format: WeatherFormat) -> Fact {
    Fact(
      id: "wind", title: Words.Details.Wind.title, icon: "wind",
      value: format.known(wind.map { format.speed($0.speed) }),
      note: wind.flatMap(format.windNote))
  }

  /// Returns a time of the sun, or polar day or night.
  private static func sun(
    _ id: String, _ title: LocalizedStringResource, _ date: Date?, _ report: WeatherReport,
    _ format: WeatherFormat
  ) -> Fact {
    let time = date.map { format.time($0, in: report.timeZone) }
    let none = report.current.polarLight?.name ?? Words.Details.Sun.none
    return Fact(id: id, title: title, icon: id, value: time ?? format.text(none))
  }
}

extension WeatherFormat {
  /// Returns the name of the change between two pressures that are shown, such as "Falling";
  /// "Steady" if they are the same as written, and `nil` if the first one is unknown.
  func trend(from now: Pressure?, to later: Pressure) -> String? {
    guard let now else { return nil }
    let isSame = pressure(now) == pressure(later)
    let change = isSame ? 0 : later.hectopascals - now.hectopascals
    return text(PressureTrend(hectopascals: change).name)
  }

  /// Returns a value, or the text for one that was not reported.
  func known(_ figure: String?) -> String { figure ?? text(Words.Details.Value.unknown) }
}
