public import Foundation
public import WeDaDomain

/// The two answers about one place, as the provider gave them.
public struct WeatherAnswerDTO: Sendable {
  public let current: CurrentWeatherDTO
  public let forecast: ForecastDTO

  public init(current: CurrentWeatherDTO, forecast: ForecastDTO) {
    self.current = current
    self.forecast = forecast
  }
}

extension WeatherAnswerDTO: WeatherAnswer {
  /// - Parameters:
  ///   - place: The place that was asked for; its own name stays, whatever the answer calls it.
  ///   - fetchedAt: When the answer came.
  /// - Throws: ``UnreadableField``; also when neither answer tells the time zone, because dates
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
