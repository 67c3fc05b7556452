import Foundation
import WeDaDomain

extension WeatherFormat {
  /// "High 12° · Low 4°"; `nil` late in the evening, when the forecast has no slot left today.
  func todayRange(_ report: WeatherReport) -> String? {
    guard let high = report.todayHigh, let low = report.todayLow else { return nil }
    return text(Words.Details.Now.range(temperature(high), temperature(low)))
  }

  /// "From SW · Gusts 9.1 m/s", as far as they were measured; a force has a name besides.
  func windNote(_ wind: Wind) -> String? {
    let parts = [
      units.wind == .beaufort ? text(wind.speed.beaufort.name) : nil,
      wind.compassPoint.map { text(Words.Details.Wind.from(text($0.name))) },
      wind.gust.map { text(Words.Details.Wind.gust(speed($0))) },
    ]
    return parts.compactMap(\.self).isEmpty ? nil : list(parts)
  }

  /// "11 h 40 min", from sunrise to sunset; none or all of the day where the sun does neither.
  func daylight(_ current: CurrentWeather) -> String? {
    if let polar = current.polarLight {
      return text(Words.Details.Daylight.value(polar == .day ? 24 : 0, 0))
    }
    guard let sunrise = current.sunrise, let sunset = current.sunset, sunset > sunrise else {
      return nil
    }
    let minutes = Int(min(sunset.timeIntervalSince(sunrise), 86_400) / 60)
    return text(Words.Details.Daylight.value(minutes / 60, minutes % 60))
  }

  /// "8 km"; "10 km or more" where the provider reports no farther.
  func visibility(_ distance: Distance) -> String {
    let figure = self.distance(distance)
    return distance.metres < Self.farthestReported
      ? figure : text(Words.Details.Visibility.orMore(figure))
  }

  /// OpenWeather caps the visibility at ten kilometres.
  private static let farthestReported = 10_000.0

  /// "Partial · 60% · 2.3 mm", as far as it is known.
  func note(_ day: ForecastDay) -> String {
    let parts: [String?] = [
      day.isPartial ? text(Words.Forecast.Day.partial) : nil, day.probability.map(percent),
      day.precipitation.map(precipitation),
    ]
    return list(parts)
  }

  /// What is known, side by side: "Partial · 60% · 2.3 mm".
  ///
  /// Where text runs from right to left each part is isolated: a figure would be drawn apart from
  /// its unit otherwise.
  func list(_ parts: [String?]) -> String {
    let isolates = locale.isRightToLeft
    return parts.compactMap(\.self).map { isolates ? $0.isolated : $0 }
      .joined(separator: listSeparator)
  }

  /// Between what is known: Arabic's zero looks like a middle dot, so a comma stands there.
  private var listSeparator: String {
    locale.isRightToLeft ? text(Words.App.List.separator) : " · "
  }

  /// A day in one sentence, as it is read aloud.
  func spoken(_ day: ForecastDay, name: String) -> String {
    // The date begins with the weekday already.
    let date = date(day.day)
    return sentence([
      date.hasPrefix(name) ? nil : name, date, spokenSky(day),
      day.probability.map { text(Words.Forecast.Rain.probability(percent($0))) },
      day.precipitation.map { text(Words.Forecast.Rain.amount(precipitation($0))) },
      day.isPartial ? text(Words.Forecast.Day.partialHint) : nil,
    ])
  }

  /// "Rain, 4° to 9°".
  func spokenSky(_ day: ForecastDay) -> String {
    let range = Words.Forecast.Day.range(temperature(day.low), temperature(day.high))
    return sentence([text(day.condition.name), text(range)])
  }

  /// One slot in one sentence, as it is read aloud.
  func spoken(_ slot: ForecastSlot, in zone: TimeZone) -> String {
    sentence([
      time(slot.time, in: zone), text(slot.condition.name), temperature(slot.temperature),
      slot.feelsLike.map { text(Words.Details.Now.feelsLike(temperature($0))) },
      slot.probability.map { text(Words.Forecast.Rain.probability(percent($0))) },
      slot.precipitation.map {
        text(Words.Hours.Window.amount(precipitation($0), window(slot)))
      },
      slot.wind.map(spoken),
    ])
  }

  /// "wind 12 mph, From SW".
  private func spoken(_ wind: Wind) -> String {
    sentence([
      text(Words.Hours.Wind.value(speed(wind.speed))),
      wind.compassPoint.map { text(Words.Details.Wind.from(text($0.name))) },
    ])
  }

  /// "Weather for London updated: 11°, Rain".
  func updated(_ report: WeatherReport) -> String {
    let now = report.current
    return text(
      Words.Details.Now.updated(
        report.place.name, temperature(now.temperature), text(now.condition.name)))
  }

  /// What is known of a list, with the commas of the language.
  private func sentence(_ parts: [String?]) -> String {
    parts.compactMap(\.self).joined(separator: text(Words.App.List.separator))
  }
}
