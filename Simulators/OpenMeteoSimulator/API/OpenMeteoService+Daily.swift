import Foundation
import SimulatedWorld
import SimulatorKit

extension OpenMeteoService {
  /// A day of an answer: 24 hours with the same UTC offset.
  private struct Day {
    let midnight: Int
    let hours: [Weather]
    let sun: Sun.Day
    /// A Boolean value that indicates whether the sun is up at noon, for days without sunrise and
    /// sunset.
    let isLight: Bool

    var isPolar: Bool { sun.sunrise == 0 && sun.sunset == 0 }
    var sunrise: Int { isPolar ? midnight : sun.sunrise }
    var sunset: Int { isPolar ? midnight + (isLight ? 86_400 : 0) : sun.sunset }
    var daylight: Double {
      isPolar ? (isLight ? 86_400 : 0) : Double(sun.sunset - sun.sunrise)
    }
  }

  func daily(
    _ span: ForecastSpan, _ climate: Climate, _ query: Query, _ units: Units
  ) throws(OpenMeteoFailure) -> [JSON.Member] {
    let days = span.midnights.map { day($0, span, climate) }
    let dates = days.map {
      units.isUnixTime ? JSON.integer($0.midnight) : .string(span.date($0.midnight))
    }
    var names: [JSON.Member] = []
    var columns = [JSON.Member("time", .array(dates))]
    for name in query.list("daily") {
      if let column = sun(name, days, span, units) {
        columns.append(JSON.Member(name, .array(column)))
        names.append(JSON.Member(name, units.isUnixTime ? "unixtime" : "iso8601"))
      } else {
        let (kind, value) = try aggregate(name)
        columns.append(JSON.Member(name, .array(days.map { units.value(value($0), kind) })))
        names.append(JSON.Member(name, .string(units.name(kind))))
      }
    }
    return block("daily", units, names, columns)
  }

  private func day(_ midnight: Int, _ span: ForecastSpan, _ climate: Climate) -> Day {
    let noon = midnight + 43_200
    return Day(
      midnight: midnight,
      hours: (0..<24).map { weather(span, climate, at: midnight + 3600 * $0) },
      sun: Sun.day(at: span.spot.weatherPoint, seconds: noon, offset: span.offset),
      isLight: Sun.isUp(at: span.spot.weatherPoint, seconds: noon))
  }

  private func sun(
    _ name: String, _ days: [Day], _ span: ForecastSpan, _ units: Units
  ) -> [JSON]? {
    switch name {
    case "sunrise": days.map { time($0.sunrise, span, units) }
    case "sunset": days.map { time($0.sunset, span, units) }
    default: nil
    }
  }

  private func aggregate(
    _ name: String
  ) throws(OpenMeteoFailure) -> (Variable.Kind, (Day) -> Double) {
    switch name {
    case "daylight_duration": (.seconds, { $0.daylight })
    case "weather_code": (.code, { Double($0.hours.map(\.wmoCode).max() ?? 0) })
    case "temperature_2m_max": (.temperature, { $0.hours.map(\.temperature).max() ?? 0 })
    case "temperature_2m_min": (.temperature, { $0.hours.map(\.temperature).min() ?? 0 })
    case "precipitation_sum":
      (.precipitation, { $0.hours.map { $0.rain + $0.snow }.reduce(0, +) })
    case "precipitation_probability_max":
      (.percent, { ($0.hours.map(\.probability).max() ?? 0) * 100 })
    case "wind_speed_10m_max": (.wind, { $0.hours.map(\.windSpeed).max() ?? 0 })
    default: throw .variable(name, key: "daily")
    }
  }
}
