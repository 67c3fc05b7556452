public import WeDaDomain

/// Replaces storage that cannot be opened. Each write throws an error; reads return nothing, so
/// that weather can still be shown.
public struct UnavailableStorage: FavoritesRepository, HistoryRepository, SettingsRepository,
  BackupRepository, WeatherLocalDataSource, LocationChoiceRepository, KeptDataRepository
{
  let error: WeatherError

  /// Creates the replacement of a storage.
  ///
  /// - Parameter error: The error of opening the storage.
  public init(_ error: WeatherError) { self.error = error }

  public func favorites() async throws(WeatherError) -> [Favorite] { throw error }
  public func contains(_ id: PlaceID) async throws(WeatherError) -> Bool { throw error }
  public func add(_ favorite: Favorite) async throws(WeatherError) { throw error }
  public func remove(_ id: PlaceID) async throws(WeatherError) { throw error }
  public func rename(_ id: PlaceID, to label: FavoriteLabel?) async throws(WeatherError) {
    throw error
  }
  public func move(_ id: PlaceID, before next: PlaceID?) async throws(WeatherError) { throw error }

  public func contents() async throws(WeatherError) -> Backup { throw error }
  public func update(
    _ change: @escaping @Sendable (Backup) -> Backup
  ) async throws(WeatherError) { throw error }
  public func forgetEverything() async throws(WeatherError) { throw error }

  public func records(limit: Int) async throws(WeatherError) -> [SearchRecord] { throw error }
  public func record(_ record: SearchRecord, limit: Int) async throws(WeatherError) {
    throw error
  }
  public func clear() async throws(WeatherError) { throw error }
  public func viewed() async throws(WeatherError) -> Place? { throw error }
  public func recordView(of place: Place) async throws(WeatherError) { throw error }

  public func choice() async throws(WeatherError) -> LocationChoice { throw error }
  public func save(_ choice: LocationChoice) async throws(WeatherError) { throw error }

  /// Returns a finished stream, since nothing can change.
  public func changes() -> AsyncStream<KeptChange> { AsyncStream { $0.finish() } }

  /// Returns the default settings.
  public func settings() async throws(WeatherError) -> WeatherSettings { WeatherSettings() }
  public func save(_ settings: WeatherSettings) async throws(WeatherError) { throw error }

  public func fetchWeather(for city: Place) async throws(WeatherError) -> WeatherFileDTO? {
    throw error
  }
  public func saveWeather(_ weather: WeatherFileDTO) async throws(WeatherError) { throw error }
  public func deleteWeather(for city: Place) async throws(WeatherError) { throw error }
  public func getAllSavedCities() async throws(WeatherError) -> [PlaceFileDTO] { throw error }
  public func clearAll() async throws(WeatherError) { throw error }
  public func rememberCity(_ city: Place) async throws(WeatherError) { throw error }
  public func sharedWeather(for city: Place) async throws(WeatherError) -> WeatherFileDTO? {
    throw error
  }
}
