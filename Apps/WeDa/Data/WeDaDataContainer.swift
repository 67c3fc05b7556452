import Foundation
public import PersistenceKit
public import WeDaDomain

/// Every repository of one device.
///
///     let data = WeDaDataContainer(sources: sources)
///     let load = DefaultLoadWeatherUseCase(weather: data.weather, settings: data.settings)
///
/// Make it where the device is known: what it stores belongs to the device of the running task.
public struct WeDaDataContainer: Sendable {
  public let places: any PlaceRepository
  public let weather: any WeatherRepository
  public let favorites: any FavoritesRepository
  public let history: any HistoryRepository
  public let settings: any SettingsRepository
  public let backups: any BackupRepository
  public let provider: any ProviderStatusRepository

  /// Repositories on the process's database; where that cannot be opened, the weather still comes,
  /// and everything that would be kept says why it is not.
  public init(sources: WeatherSources) {
    do throws(PersistenceError) {
      self.init(sources: sources, store: DocumentStore(try Database.shared()))
    } catch {
      let none = UnavailableStorage(WeatherError(error))
      self.init(
        sources, local: none, favorites: none, history: none, settings: none, backups: none)
    }
  }

  /// - Parameter store: Where everything is kept.
  public init(sources: WeatherSources, store: DocumentStore) {
    let local = DocumentWeatherLocalDataSource(
      store: store, provider: sources.provider, now: sources.now)
    self.init(
      sources, local: local, favorites: SQLiteFavoritesRepository(store: store),
      history: SQLiteHistoryRepository(store: store),
      settings: SQLiteSettingsRepository(store: store),
      backups: SQLiteBackupRepository(store: store))
  }

  private init(
    _ sources: WeatherSources, local: any WeatherLocalDataSource,
    favorites: any FavoritesRepository, history: any HistoryRepository,
    settings: any SettingsRepository, backups: any BackupRepository
  ) {
    places = sources.places()
    weather = DefaultWeatherRepository(sources: sources, local: local)
    self.favorites = favorites
    self.history = history
    self.settings = settings
    self.backups = backups
    provider = sources.health
  }
}
