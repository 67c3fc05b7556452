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
    let known = parts.compactMap(\.self)
    return known.isEmpty ? nil : known.joined(separator: " · ")
  }

  /// "11 h 40 min", from sunrise to sunset.
  func daylight(_ current: CurrentWeather) -> String? {
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
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  /// A day in one sentence, as it is read aloud.
  func spoken(_ day: ForecastDay, name: String) -> String {
    let range = Words.Forecast.Day.range(temperature(day.low), temperature(day.high))
    let parts: [String?] = [
      name, date(day.day), text(day.condition.name), text(range),
      day.probability.map { text(Words.Forecast.Rain.probability(percent($0))) },
      day.precipitation.map { text(Words.Forecast.Rain.amount(precipitation($0))) },
      day.isPartial ? text(Words.Forecast.Day.partialHint) : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// One slot in one sentence, as it is read aloud.
  func spoken(_ slot: ForecastSlot, in zone: TimeZone) -> String {
    let parts: [String?] = [
      time(slot.time, in: zone), text(slot.condition.name), temperature(slot.temperature),
      slot.probability.map { text(Words.Forecast.Rain.probability(percent($0))) },
      slot.precipitation.map { text(Words.Forecast.Rain.amount(precipitation($0))) },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
