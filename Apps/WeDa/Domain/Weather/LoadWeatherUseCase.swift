/// Gets a place's weather by the data source chosen in Settings.
public protocol LoadWeatherUseCase: Sendable {
  func execute(_ place: Place) async throws(WeatherError) -> WeatherReport
}

public protocol HasLoadWeatherUseCase {
  var loadWeather: any LoadWeatherUseCase { get }
}
