/// Loads a place's weather from the source in the settings.
public protocol LoadWeatherUseCase: Sendable {
  /// Returns the weather of a place.
  func execute(_ place: Place) async throws(WeatherError) -> WeatherReport
}

/// Provides the use case that loads a place's weather.
public protocol HasLoadWeatherUseCase {
  /// The use case that loads a place's weather.
  var loadWeather: any LoadWeatherUseCase { get }
}
