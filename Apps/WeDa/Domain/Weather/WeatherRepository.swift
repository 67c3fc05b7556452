/// Where the weather comes from: memory, the provider, and the last good copy of the same place.
///
/// Every method takes the place itself: names repeat, places do not. No method ever answers with
/// another place's weather.
public protocol WeatherRepository: Sendable {
  /// Memory while it is fresh, then the provider, then the last good copy.
  func fetchWeather(for city: Place) async throws(WeatherError) -> WeatherReport

  /// Keeps a report as the last good copy of its place.
  func saveWeather(_ report: WeatherReport) async throws(WeatherError)

  /// Forgets one place, in memory and in storage.
  func deleteWeather(for city: Place) async throws(WeatherError)

  /// Every place with a stored copy, the newest copy first.
  func getAllSavedCities() async throws(WeatherError) -> [Place]

  /// The copy in memory, if there is one and it is fresh.
  func getCachedWeather(for city: Place) async throws(WeatherError) -> WeatherReport?

  /// The last good copy, however old.
  func getStoredWeather(for city: Place) async throws(WeatherError) -> WeatherReport?

  /// Forgets every copy, in memory and in storage.
  func clearCache() async throws(WeatherError)

  /// Asks the provider whatever memory holds, then falls back to the last good copy.
  func refreshWeather(for city: Place) async throws(WeatherError) -> WeatherReport

  /// The best copy at hand, memory before storage; never asks the provider.
  ///
  /// - Throws: ``WeatherError/nothingStored`` when there is no copy.
  func getWeatherWithFallback(for city: Place) async throws(WeatherError) -> WeatherReport
}
