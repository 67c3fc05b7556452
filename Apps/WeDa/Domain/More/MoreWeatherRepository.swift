/// Further data about a place's weather, each part from a separate service.
///
/// A part is `nil` if no source has it, which is not an error.
public protocol MoreWeatherRepository: Sendable {
  /// Returns the quality of the air and the pollen.
  func air(at place: Place) async throws(WeatherError) -> AirReport?

  /// Returns the forecast of all days, and the precipitation of the next quarter-hours.
  func ahead(at place: Place) async throws(WeatherError) -> AheadReport?

  /// Returns yesterday's weather, and what is usual on a date.
  ///
  /// - Parameter day: Today's date at the place.
  func past(at place: Place, on day: LocalDay) async throws(WeatherError) -> PastReport?

  /// Returns the forecasts of several models.
  func models(at place: Place) async throws(WeatherError) -> ModelReport?

  /// Returns the official warnings for a place.
  func warnings(at place: Place) async throws(WeatherError) -> WarningReport?
}
