/// Asks for a place's weather anew because a person wants it, whatever is in memory.
public protocol RefreshWeatherUseCase: Sendable {
  func execute(_ place: Place) async throws(WeatherError) -> WeatherReport
}

public protocol HasRefreshWeatherUseCase {
  var refreshWeather: any RefreshWeatherUseCase { get }
}
