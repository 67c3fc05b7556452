import Foundation
package import WeDaDomain

/// The pictures of the latest forecasts, which are drawn once for all who ask.
@MainActor package final class ForecastPictures {
  private struct Key: Hashable {
    let place: PlaceID
    let fetchedAt: Date
    let days: Int
    let name: String?
    let format: WeatherFormat
  }

  /// The maximum number of pictures that are kept.
  static let capacity = 32

  private var pictures: [Key: Data] = [:]
  private var order: [Key] = []

  typealias Draw = @MainActor (LongForecast, _ name: String?, WeatherFormat, Date) -> Data?

  private let draw: Draw
  private let hasLetters: @MainActor (Locale) -> Bool
  /// The results of ``fontsHaveLetters(of:)``, by the code of the language.
  private var drawnLanguages: [String: Bool] = [:]

  /// Creates a store without pictures.
  package nonisolated convenience init() {
    self.init(hasLetters: { ForecastPicture.hasLetters(of: $0) }) {
      ForecastPicture(forecast: $0, name: $1, format: $2, now: $3).png
    }
  }

  /// Creates a store without pictures.
  ///
  /// - Parameters:
  ///   - hasLetters: Returns whether the fonts have the letters of a language.
  ///   - draw: Draws the picture of a report.
  nonisolated init(
    hasLetters: @escaping @MainActor (Locale) -> Bool = { _ in true }, _ draw: @escaping Draw
  ) {
    self.hasLetters = hasLetters
    self.draw = draw
  }

  /// The number of pictures that are kept.
  var count: Int { pictures.count }

  /// Returns the picture of a forecast.
  ///
  /// - Parameters:
  ///   - name: The name of the place in the language; `nil` for the English one.
  ///   - settings: The units and the format of the time.
  ///   - locale: The language, unless pictures have another one (``drawn(for:)``).
  ///   - now: The current time, from which on hours are drawn.
  /// - Returns: A file in the format PNG; `nil` if it cannot be drawn.
  package func png(
    _ forecast: LongForecast, named name: String? = nil, settings: WeatherSettings,
    locale: Locale, now: Date
  ) -> Data? {
    let report = forecast.report
    let spoken = drawn(for: locale)
    let format = WeatherFormat(settings, locale: spoken)
    let shown = spoken == locale ? name : nil
    let key = Key(
      place: report.id, fetchedAt: report.fetchedAt, days: forecast.days.count, name: shown,
      format: format)
    if let known = pictures[key] { return known }
    guard let drawn = draw(forecast, shown, format, now) else { return nil }
    pictures[key] = drawn
    order.append(key)
    if order.count > Self.capacity { pictures[order.removeFirst()] = nil }
    return drawn
  }

  /// Returns the locale of the pictures for a locale: with English instead of Arabic, since the
  /// letters of a picture are not joined, and instead of a language whose letters no font of this
  /// machine has.
  package func drawn(for locale: Locale) -> Locale {
    guard locale.wordLanguage != LanguageChoice.english.rawValue else { return locale }
    let isDrawn = !locale.isRightToLeft && fontsHaveLetters(of: locale)
    return isDrawn ? locale : LanguageChoice.english.locale(on: locale)
  }

  private func fontsHaveLetters(of locale: Locale) -> Bool {
    if let known = drawnLanguages[locale.wordLanguage] { return known }
    let found = hasLetters(locale)
    drawnLanguages[locale.wordLanguage] = found
    return found
  }
}
