import Foundation
public import StrataPersistence
public import StrataSecrets
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
  public let kept: any KeptDataRepository
  public let provider: any ProviderStatusRepository
  public let demo: any DemoRepository
  public let location: LocationData
  public let notifications: any NotificationRecords
  public let tiles: any WeatherTileRepository

  /// Repositories on the process's database; where that cannot be opened, the weather still comes,
  /// and everything that would be kept says why it is not.
  ///
  /// - Parameter demo: Demo data that the device may choose.
  public init(sources: WeatherSources, demo: WeatherSources? = nil) {
    do throws(PersistenceError) {
      self.init(sources: sources, demo: demo, store: DocumentStore(try Database.shared()))
    } catch {
      let none = UnavailableStorage(WeatherError(error))
      self.init(
        sources, demo, store: nil, favorites: none, history: { _ in none }, settings: none,
        backups: none, kept: none, choices: none, notifications: none,
        secrets: FileSecretStore()
      ) { _ in none }
    }
  }

  /// - Parameters:
  ///   - store: Where everything is kept that others may see, should they get hold of the disk.
  ///   - secrets: Where the device's own place is kept.
  public init(
    sources: WeatherSources, demo: WeatherSources? = nil, store: DocumentStore,
    secrets: any SecretStore = FileSecretStore()
  ) {
    self.init(
      sources, demo, store: store, favorites: SQLiteFavoritesRepository(store: store),
      history: { isDemo in SQLiteHistoryRepository(store: store, isDemo: isDemo) },
      settings: SQLiteSettingsRepository(store: store),
      backups: SQLiteBackupRepository(store: store),
      kept: SQLiteKeptDataRepository(store: store),
      choices: SQLiteLocationChoiceRepository(store: store),
      notifications: SQLiteNotificationRecords(store: store), secrets: secrets
    ) { asked in
      DocumentWeatherLocalDataSource(store: store, provider: asked.provider, now: asked.now)
    }
  }

  private init(
    _ sources: WeatherSources, _ demo: WeatherSources?, store: DocumentStore?,
    favorites: any FavoritesRepository, history: (_ isDemo: Bool) -> any HistoryRepository,
    settings: any SettingsRepository, backups: any BackupRepository,
    kept: any KeptDataRepository, choices: any LocationChoiceRepository,
    notifications: any NotificationRecords, secrets: any SecretStore,
    local: (WeatherSources) -> any WeatherLocalDataSource
  ) {
    let made = demo.map { DefaultWeatherRepository(sources: $0, local: local($0)) }
    let played = history(true)
    let choice = DemoChoice(isOffered: demo != nil, store: store) {
      // Kept apart from real weather: what cannot be removed now is never taken for it.
      try? await made?.clearCache()
      try? await played.clear()
    }
    let real = DefaultWeatherRepository(sources: sources, local: local(sources))
    if let demo, let made {
      weather = ChosenWeatherRepository(real: real, demo: made, choice: choice)
      places = ChosenPlaceRepository(
        real: sources.places(), demo: demo.places(), choice: choice)
      tiles = ChosenTileRepository(real: sources.tiles, demo: demo.tiles, choice: choice)
      self.history = ChosenHistoryRepository(real: history(false), demo: played, choice: choice)
    } else {
      weather = real
      places = sources.places()
      tiles = sources.tiles
      self.history = history(false)
    }
    self.favorites = favorites
    self.settings = settings
    self.backups = backups
    self.kept = kept
    self.notifications = notifications
    self.demo = choice
    provider = DefaultProviderStatusRepository(sources: sources, demo: demo, choice: choice)
    location = LocationData(
      provider: CoreLocationProvider(), names: sources.placeNamer(places),
      current: SecretCurrentPlaceRepository(secrets: secrets) {
        await choice.isChosen() || sources.provider.isDemo
      },
      choices: choices,
      weather: Self.keepingNothing(sources, demo, choice, local))
  }

  /// Asks the same providers, and keeps nothing of what they say.
  private static func keepingNothing(
    _ sources: WeatherSources, _ demo: WeatherSources?, _ choice: DemoChoice,
    _ local: (WeatherSources) -> any WeatherLocalDataSource
  ) -> any WeatherRepository {
    func repository(_ sources: WeatherSources) -> DefaultWeatherRepository {
      DefaultWeatherRepository(
        sources: sources, local: local(sources), configuration: .keepingNothing)
    }
    guard let demo else { return repository(sources) }
    return ChosenWeatherRepository(
      real: repository(sources), demo: repository(demo), choice: choice)
  }
}
