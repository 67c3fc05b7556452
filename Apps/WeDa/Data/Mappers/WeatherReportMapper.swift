public import Foundation
public import WeDaDomain

/// The two responses about one place.
public struct WeatherAnswerDTO: Sendable {
  /// The current weather at the place.
  public let current: CurrentWeatherDTO
  /// The forecast for the place.
  public let forecast: ForecastDTO

  /// Creates an answer from the two responses about one place.
  public init(current: CurrentWeatherDTO, forecast: ForecastDTO) {
    self.current = current
    self.forecast = forecast
  }
}

extension WeatherAnswerDTO: WeatherAnswer {
  /// Converts the responses to a report.
  ///
  /// - Parameters:
  ///   - place: The requested place; it keeps its name, whatever the response calls it.
  ///   - provider: The provider to credit.
  ///   - fetchedAt: The time of the response.
  /// - Throws: ``UnreadableField``; also if neither response has the time zone, without which dates
  ///   would be guesses.
  public func toDomain(
    place: Place, provider: WeatherProvider, fetchedAt: Date
  ) throws(UnreadableField) -> WeatherReport {
    guard let offset = forecast.city?.timezone ?? current.offset else {
      throw UnreadableField(path: "timezone", value: "missing", rule: "seconds east of UTC")
    }
    _ = try Double(offset).checked(Plausible.timeZone, "timezone")
    let now = try current.toDomain()
    let slots = try forecast.toDomain()
    let zone = ZoneTable.zone(
      country: place.country, offset: offset, from: now.observedAt,
      to: slots.map(\.end).max() ?? now.observedAt)
    return WeatherReport(
      place: place, current: now, slots: slots, zone: zone, fetchedAt: fetchedAt,
      provider: provider, origin: .remote)
  }
}
