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

  /// Creates a store without pictures.
  package nonisolated convenience init() {
    self.init { ForecastPicture(forecast: $0, name: $1, format: $2, now: $3).png }
  }

  /// Creates a store without pictures.
  ///
  /// - Parameter draw: Draws the picture of a report.
  nonisolated init(_ draw: @escaping Draw) {
    self.draw = draw
  }

  /// The number of pictures that are kept.
  var count: Int { pictures.count }

  /// Returns the picture of a forecast.
  ///
  /// - Parameters:
  ///   - name: The name of the place in the language; `nil` for the English one.
  ///   - settings: The units and the format of the time.
  ///   - locale: The language. Arabic is drawn in English, since the letters of a picture are not
  ///     joined.
  ///   - now: The current time, from which on hours are drawn.
  /// - Returns: A file in the format PNG; `nil` if it cannot be drawn.
  package func png(
    _ forecast: LongForecast, named name: String? = nil, settings: WeatherSettings,
    locale: Locale, now: Date
  ) -> Data? {
    let report = forecast.report
    let spoken = locale.isRightToLeft ? LanguageChoice.english.locale(on: locale) : locale
    let format = WeatherFormat(settings, locale: spoken)
    let shown = locale.isRightToLeft ? nil : name
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
}
