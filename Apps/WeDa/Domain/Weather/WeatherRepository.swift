/// Loads weather from memory, from the provider, or from the last stored copy of the same place.
///
/// Each method takes a place, since names are ambiguous, and returns only the weather of that
/// place.
public protocol WeatherRepository: Sendable {
  /// Returns the weather from memory if it is fresh, else from the provider, else the last stored
  /// copy.
  func fetchWeather(for city: Place) async throws(WeatherError) -> WeatherReport

  /// Stores a report as the last copy of its place.
  func saveWeather(_ report: WeatherReport) async throws(WeatherError)

  /// Deletes a place from memory and from storage.
  func deleteWeather(for city: Place) async throws(WeatherError)

  /// Returns every place with a stored copy, the newest first.
  func getAllSavedCities() async throws(WeatherError) -> [Place]

  /// Returns the weather in memory if it is fresh; otherwise `nil`.
  func getCachedWeather(for city: Place) async throws(WeatherError) -> WeatherReport?

  /// Returns the last stored copy of any age; `nil` if there is none.
  func getStoredWeather(for city: Place) async throws(WeatherError) -> WeatherReport?

  /// Deletes every copy from memory and from storage.
  func clearCache() async throws(WeatherError)

  /// Requests the weather from the provider despite fresh weather in memory; the last stored copy
  /// is the fallback.
  func refreshWeather(for city: Place) async throws(WeatherError) -> WeatherReport

  /// Returns the weather from memory or from storage, without a request.
  ///
  /// - Throws: ``WeatherError/nothingStored`` if there is no copy.
  func getWeatherWithFallback(for city: Place) async throws(WeatherError) -> WeatherReport
}
