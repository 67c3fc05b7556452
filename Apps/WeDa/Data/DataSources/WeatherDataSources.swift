public import WeDaDomain

/// Asks the provider.
public protocol WeatherRemoteDataSource: Sendable {
  func fetchWeather(for city: Place) async throws(WeatherError) -> any WeatherAnswer
}

/// Keeps the last good copy of each place, on disk.
///
/// A device sees only the places that it asked for itself.
public protocol WeatherLocalDataSource: Sendable {
  func fetchWeather(for city: Place) async throws(WeatherError) -> WeatherFileDTO?
  func saveWeather(_ weather: WeatherFileDTO) async throws(WeatherError)
  func deleteWeather(for city: Place) async throws(WeatherError)
  /// The newest first.
  func getAllSavedCities() async throws(WeatherError) -> [PlaceFileDTO]
  func clearAll() async throws(WeatherError)
  /// Notes that this device was shown a place, so that a shared copy may serve it later.
  func rememberCity(_ city: Place) async throws(WeatherError)
}

/// Keeps copies in memory for a few minutes.
///
/// Every `city` is the name form of a place's id, ``PlaceID/text``; case does not matter.
public protocol WeatherCacheDataSource: Sendable {
  func getCachedWeather(for city: String) async -> WeatherFileDTO?
  func cacheWeather(_ weather: WeatherFileDTO, for city: String) async
  func removeWeather(for city: String) async
  func clearCache() async
  func isExpired(for city: String) async -> Bool
}
