import Foundation
package import WeDaDomain

/// The pictures of the latest reports, which are drawn once for all who ask.
@MainActor package final class ForecastPictures {
  private struct Key: Hashable {
    let place: PlaceID
    let fetchedAt: Date
    let format: WeatherFormat
  }

  /// The maximum number of pictures that are kept.
  static let capacity = 32

  private var pictures: [Key: Data] = [:]
  private var order: [Key] = []

  private let draw: @MainActor (WeatherReport, WeatherFormat, Date) -> Data?

  /// Creates a store without pictures.
  package nonisolated convenience init() {
    self.init { ForecastPicture(report: $0, format: $1, now: $2).png }
  }

  /// Creates a store without pictures.
  ///
  /// - Parameter draw: Draws the picture of a report.
  nonisolated init(_ draw: @escaping @MainActor (WeatherReport, WeatherFormat, Date) -> Data?) {
    self.draw = draw
  }

  /// The number of pictures that are kept.
  var count: Int { pictures.count }

  /// Returns the picture of a report.
  ///
  /// - Parameters:
  ///   - settings: The units and the format of the time.
  ///   - locale: The language. Arabic is drawn in English, since the letters of a picture are not
  ///     joined.
  ///   - now: The current time, from which on hours are drawn.
  /// - Returns: A file in the format PNG; `nil` if it cannot be drawn.
  package func png(
    _ report: WeatherReport, settings: WeatherSettings, locale: Locale, now: Date
  ) -> Data? {
    let spoken = locale.isRightToLeft ? LanguageChoice.english.locale(on: locale) : locale
    let format = WeatherFormat(settings, locale: spoken)
    let key = Key(place: report.id, fetchedAt: report.fetchedAt, format: format)
    if let known = pictures[key] { return known }
    guard let drawn = draw(report, format, now) else { return nil }
    pictures[key] = drawn
    order.append(key)
    if order.count > Self.capacity { pictures[order.removeFirst()] = nil }
    return drawn
  }
}
