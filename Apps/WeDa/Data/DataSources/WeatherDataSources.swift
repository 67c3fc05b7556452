public import WeDaDomain

/// Requests weather from a provider.
public protocol WeatherRemoteDataSource: Sendable {
  /// Returns the provider's answer about a place.
  func fetchWeather(for city: Place) async throws(WeatherError) -> any WeatherAnswer
}

/// Stores the last weather of each place on disk.
///
/// A device finds only the places that it requested itself.
public protocol WeatherLocalDataSource: Sendable {
  /// Returns the stored weather; `nil` if there is none for this device.
  func fetchWeather(for city: Place) async throws(WeatherError) -> WeatherFileDTO?
  /// Stores weather, and adds its place to the device's list.
  func saveWeather(_ weather: WeatherFileDTO) async throws(WeatherError)
  /// Removes the weather of a place.
  func deleteWeather(for city: Place) async throws(WeatherError)
  /// Returns the device's places, the newest first.
  func getAllSavedCities() async throws(WeatherError) -> [PlaceFileDTO]
  /// Removes the weather of all places.
  func clearAll() async throws(WeatherError)
  /// Adds a place to the device's list, so that a shared copy can be used later.
  func rememberCity(_ city: Place) async throws(WeatherError)
  /// Returns the stored weather of a place, whichever device requested it; `nil` if there is none.
  ///
  /// It may only take the place of a request that this device is about to make, as the memory that
  /// all devices share does: otherwise the device could find out what others looked at.
  func sharedWeather(for city: Place) async throws(WeatherError) -> WeatherFileDTO?
}

/// Stores weather in memory for a few minutes.
///
/// Each `city` is a place's ``PlaceID/text``, regardless of case.
public protocol WeatherCacheDataSource: Sendable {
  /// Returns the weather of a place; `nil` if there is none or it has expired.
  func getCachedWeather(for city: String) async -> WeatherFileDTO?
  /// Stores the weather of a place.
  func cacheWeather(_ weather: WeatherFileDTO, for city: String) async
  /// Removes the weather of a place.
  func removeWeather(for city: String) async
  /// Removes the weather of all places.
  func clearCache() async
  /// Returns whether there is no fresh weather of a place.
  func isExpired(for city: String) async -> Bool
}
