import Foundation
package import WeDaDomain

/// The next hours of a report as text, for a small card.
///
///     ForecastCard(report, settings: WeatherSettings(), locale: locale, now: .now).hours
package struct ForecastCard: Equatable, Sendable {
  /// The forecast of one slot.
  package struct Hour: Equatable, Sendable {
    /// The local time at the place.
    package var time: String
    package var emoji: String
    /// The symbol of the condition.
    package var symbol: Symbol
    package var condition: String
    package var temperature: String
    /// The probability of precipitation; empty if it is unknown.
    package var rain: String
  }

  /// The symbol of a condition in its colours.
  package struct Symbol: Equatable, Sendable {
    /// The name of the SF Symbol.
    package let name: String
    /// The hues of its layers, always three.
    package let hues: [SymbolHue]

    init(_ condition: WeatherCondition) {
      (name, hues) = (condition.icon, condition.iconHues)
    }
  }

  /// The number of slots that a card has room for.
  private static let most = 8

  /// The heading of the hours.
  package var title: String
  /// The symbol of the current weather.
  package var symbol: Symbol
  package var hours: [Hour]
  /// The address of the provider's site; `nil` for demo data.
  package var creditLink: URL?
  package var credit: String

  /// Creates the text of a report's next hours.
  ///
  /// - Parameters:
  ///   - settings: The units and the format of the time.
  ///   - now: The current time, from which on hours are shown.
  package init(
    _ report: WeatherReport, settings: WeatherSettings, locale: Locale, now: Date
  ) {
    let format = WeatherFormat(settings, locale: locale)
    title = format.text(Words.Hours.Screen.title)
    credit = format.text(report.provider.credit)
    creditLink = report.provider.creditLink
    symbol = Symbol(report.current.condition)
    hours = report.hours(from: now).prefix(Self.most).map { slot in
      Hour(
        time: format.time(slot.time, in: report.timeZone), emoji: slot.condition.emoji,
        symbol: Symbol(slot.condition), condition: format.text(slot.condition.name),
        temperature: format.temperature(slot.temperature),
        rain: slot.probability.map(format.percent) ?? "")
    }
  }
}
