import Foundation
import WeDaDomain

extension WeatherFormat {
  /// Returns today's range, such as "High 12° · Low 4°"; `nil` late in the evening, when today has
  /// no slots left.
  func todayRange(_ report: WeatherReport) -> String? {
    guard let high = report.todayHigh, let low = report.todayLow else { return nil }
    return text(Words.Details.Now.range(temperature(high), temperature(low)))
  }

  /// Returns the known details of the wind, such as "From SW · Gusts 9.1 m/s", with the name of a
  /// force.
  func windNote(_ wind: Wind) -> String? {
    let parts = [
      units.wind == .beaufort ? text(wind.speed.beaufort.name) : nil,
      wind.compassPoint.map { text(Words.Details.Wind.from(text($0.name))) },
      wind.gust.map { text(Words.Details.Wind.gust(speed($0))) },
    ]
    return parts.compactMap(\.self).isEmpty ? nil : list(parts)
  }

  /// Returns the duration from sunrise to sunset as text, such as "11 h 40 min"; 0 or 24 hours on
  /// polar days. `nil` if it is unknown.
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

  /// Returns the sun's position, such as "Sun 27° above the horizon".
  func sunHeight(_ height: Double) -> String {
    let angle = degrees(abs(height).rounded())
    return text(height < 0 ? Words.Sky.below(angle) : Words.Sky.above(angle))
  }

  /// Returns the times of the moon in their order, such as "Sets 10:01 · Does not rise today", or
  /// that it stays above or below the horizon.
  func times(_ moon: MoonTimes, in zone: TimeZone) -> String {
    guard moon.rise != nil || moon.set != nil else {
      return text(moon.isUpAtStart ? Words.Sky.upAllDay : Words.Sky.downAllDay)
    }
    let rise = text(moon.rise.map { Words.Sky.rise(time($0, in: zone)) } ?? Words.Sky.noRise)
    let set = text(moon.set.map { Words.Sky.set(time($0, in: zone)) } ?? Words.Sky.noSet)
    let setsFirst = (moon.set ?? .distantFuture) < (moon.rise ?? .distantFuture)
    return list(setsFirst ? [set, rise] : [rise, set])
  }

  /// Returns the visibility, such as "8 km"; "10 km or more" at the provider's limit.
  func visibility(_ distance: Distance) -> String {
    let figure = self.distance(distance)
    return distance.metres < Self.farthestReported
      ? figure : text(Words.Details.Visibility.orMore(figure))
  }

  /// The limit of OpenWeather's visibility, ten kilometres.
  private static let farthestReported = 10_000.0

  /// Returns the known details of a day, such as "Partial · 60% · 2.3 mm".
  func note(_ day: ForecastDay) -> String {
    let parts: [String?] = [
      day.isPartial ? text(Words.Forecast.Day.partial) : nil, day.probability.map(percent),
      precipitation(day.precipitation, beside: day.probability),
    ]
    return list(parts)
  }

  /// Joins the known parts: "Partial · 60% · 2.3 mm".
  ///
  /// In text from right to left each part is isolated, since a number would otherwise be separated
  /// from its unit.
  func list(_ parts: [String?]) -> String {
    let isolates = locale.isRightToLeft
    return parts.compactMap(\.self).map { isolates ? $0.isolated : $0 }
      .joined(separator: listSeparator)
  }

  /// The separator between parts of a line: a comma in Arabic, whose digit zero looks like a middle
  /// dot; otherwise a middle dot.
  private var listSeparator: String {
    locale.isRightToLeft ? text(Words.App.List.separator) : " · "
  }

  /// Returns a sentence about a day for screen readers.
  func spoken(_ day: ForecastDay, name: String) -> String {
    // The date begins with the weekday already.
    let date = date(day.day)
    return sentence([
      date.hasPrefix(name) ? nil : name, date, spokenSky(day),
      day.probability.map { text(Words.Forecast.Rain.probability(percent($0))) },
      precipitation(day.precipitation, beside: day.probability).map {
        text(Words.Forecast.Rain.amount($0))
      },
      day.isPartial ? text(Words.Forecast.Day.partialHint) : nil,
    ])
  }

  /// Returns the condition and the range, such as "Rain, 4° to 9°".
  func spokenSky(_ day: ForecastDay) -> String {
    let range = Words.Forecast.Day.range(temperature(day.low), temperature(day.high))
    return sentence([text(day.condition.name), text(range)])
  }

  /// Returns a sentence about a slot for screen readers.
  func spoken(_ slot: ForecastSlot, in zone: TimeZone) -> String {
    sentence([
      time(slot.time, in: zone), text(slot.condition.name), temperature(slot.temperature),
      slot.feelsLike.map { text(Words.Details.Now.feelsLike(temperature($0))) },
      slot.probability.map { text(Words.Forecast.Rain.probability(percent($0))) },
      precipitation(slot.precipitation, beside: slot.probability).map {
        text(Words.Hours.Window.amount($0, window(slot)))
      },
      slot.wind.map(spoken),
    ])
  }

  /// Returns the values of a slot in a line, such as "14:00 · Rain · 9° · Feels like 7° · 0.4 mm · 60% ·
  /// 12 km/h · From E".
  func values(of slot: ForecastSlot, in zone: TimeZone) -> String {
    list([
      time(slot.time, in: zone), text(slot.condition.name), temperature(slot.temperature),
      slot.feelsLike.map { text(Words.Details.Now.feelsLike(temperature($0))) },
      precipitation(slot.precipitation, beside: slot.probability), slot.probability.map(percent),
      slot.wind.map { speed($0.speed) },
      slot.wind?.compassPoint.map { text(Words.Details.Wind.from(text($0.name))) },
    ])
  }

  /// Returns the wind, such as "wind 12 mph, From SW, Gusts 20 mph".
  private func spoken(_ wind: Wind) -> String {
    sentence([
      text(Words.Hours.Wind.value(speed(wind.speed))),
      wind.compassPoint.map { text(Words.Details.Wind.from(text($0.name))) },
      wind.gust.map { text(Words.Details.Wind.gust(speed($0))) },
    ])
  }

  /// Returns the announcement of an update, such as "Weather for London updated: 11°, Rain".
  func updated(_ report: WeatherReport) -> String {
    let now = report.current
    return text(
      Words.Details.Now.updated(
        report.place.englishName, temperature(now.temperature), text(now.condition.name)))
  }

  /// Joins the known parts with the commas of the language.
  private func sentence(_ parts: [String?]) -> String {
    parts.compactMap(\.self).joined(separator: text(Words.App.List.separator))
  }
}
