/// Requests a place's weather again, for a refresh by the user.
public protocol RefreshWeatherUseCase: Sendable {
  /// Returns the new weather of a place.
  func execute(_ place: Place) async throws(WeatherError) -> WeatherReport
}

/// Provides the use case that requests a place's weather again.
public protocol HasRefreshWeatherUseCase {
  /// The use case that requests a place's weather again.
  var refreshWeather: any RefreshWeatherUseCase { get }
}
