import Foundation
package import WeDaDomain

/// A forecast as text for a terminal.
///
///     ForecastText(forecast, settings: WeatherSettings(), locale: locale, now: .now).days
///
/// The strings, units and clocks are those of the app's screens.
package struct ForecastText: Equatable, Sendable {
  /// The forecast of one day, in one line.
  package struct Day: Equatable, Sendable {
    package var name: String
    package var emoji: String
    package var condition: String
    package var kind: WeatherKind
    package var low: String
    package var high: String
    /// The probability and the amount of precipitation; empty if they are unknown. An amount of
    /// zero is left out beside a probability.
    package var rain: String
  }

  /// The current temperature with the letter of its unit, since the text stands alone.
  package var temperature: String
  package var emoji: String
  package var condition: String
  package var kind: WeatherKind
  /// The lines below the temperature: the apparent temperature, today's range, the wind and so on.
  package var lines: [String]
  package var days: [Day]
  /// The lines at the end of the output: the time of the observation, and the credit.
  package var notes: [String]

  /// Creates the text of a forecast.
  ///
  /// - Parameters:
  ///   - settings: The person's settings, such as the units and the format of the time.
  ///   - now: The current time, for "today" and the age of a stored copy.
  ///   - reader: The reader's time zone; the place's is named if it shows another time.
  package init(
    _ forecast: LongForecast, settings: WeatherSettings, locale: Locale, now: Date,
    reader: TimeZone = .current
  ) {
    let report = forecast.report
    let format = WeatherFormat(settings, locale: locale)
    let current = report.current
    temperature = format.temperatureWithUnit(current.temperature).plainSpaced
    emoji = current.condition.emoji
    condition = format.text(current.condition.name)
    kind = current.condition.kind
    lines = Self.lines(report, format)
    let today = report.zone.day(of: now)
    days = forecast.days.enumerated().map { number, day in
      Day(day, isToday: day.day == today, isDated: number >= Self.weekdays, format)
    }
    notes = Self.notes(forecast, format, now: now, reader: reader)
  }

  private static func lines(_ report: WeatherReport, _ format: WeatherFormat) -> [String] {
    let current = report.current
    let wind = current.wind.map { wind in
      format.list([format.speed(wind.speed), format.windNote(wind)])
    }
    let facts: [(LocalizedStringResource, String?)] = [
      (Words.Details.Wind.title, wind),
      (Words.Details.Humidity.title, current.humidity.map { format.percent($0 / 100) }),
      (Words.Details.Pressure.title, current.pressure.map(format.pressure)),
    ]
    let feeling = format.list([
      current.feelsLike.map {
        format.text(Words.Details.Now.feelsLike(format.temperature($0)))
      }, format.todayRange(report),
    ])
    return (feeling.isEmpty ? [] : [feeling])
      + facts.compactMap { title, value in
        value.map { "\(format.text(title)): \($0)".plainSpaced }
      }
  }

  /// The number of days that their weekdays tell apart.
  private static let weekdays = 7

  private static func notes(
    _ forecast: LongForecast, _ format: WeatherFormat, now: Date, reader: TimeZone
  ) -> [String] {
    let report = forecast.report
    var notes = [format.observedMoment(report, reader: reader)]
    if report.isFallback {
      let age = format.age(report.age(at: now))
      notes.append(format.list([format.text(Words.Stale.Banner.title), age]))
    }
    return notes + format.furtherNotes(forecast) + [format.text(report.provider.credit)]
  }
}

extension String {
  /// The text with typed spaces between numbers and units, so that `grep` finds "12 km/h" in it.
  fileprivate var plainSpaced: String {
    replacing("\u{A0}", with: " ").replacing("\u{2060}", with: "")
  }
}

extension WeatherFormat {
  /// Returns the notes about the days after the first five: that they could not be loaded, unless
  /// the whole report is a stored copy, or who gave them.
  func furtherNotes(_ forecast: LongForecast) -> [String] {
    if forecast.isCut, !forecast.report.isFallback { return [text(Words.Terminal.Days.cut)] }
    return forecast.furtherProvider.map { [text($0.credit)] } ?? []
  }
}

extension ForecastText.Day {
  /// - Parameter isDated: Whether the date follows the weekday, which an earlier day has, too.
  fileprivate init(
    _ day: ForecastDay, isToday: Bool, isDated: Bool, _ format: WeatherFormat
  ) {
    let rain = [
      day.probability.map(format.percent),
      format.precipitation(day.precipitation, beside: day.probability),
    ]
    self.init(
      name: isToday
        ? format.text(Words.Forecast.Day.today)
        : isDated ? format.date(day.day) : format.weekday(day.day),
      emoji: day.condition.emoji, condition: format.text(day.condition.name), kind: day.kind,
      low: format.temperature(day.low), high: format.temperature(day.high),
      rain: format.list(rain).plainSpaced)
  }
}

extension WeatherError {
  /// Returns the message of the error, with its remedy, in one line.
  package func sentence(in locale: Locale) -> String {
    let help: LocalizedStringResource =
      if case .quota(let until?) = self {
        Words.App.Quota.until(WeatherFormat(locale: locale).time(until, in: .gmt))
      } else {
        message
      }
    return title.text(in: locale).followed(by: help.text(in: locale), in: locale)
  }
}
