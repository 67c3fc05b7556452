import Foundation
public import StrataPersistence
public import StrataSecrets
public import WeDaDomain

/// The repositories of one device.
///
///     let data = WeDaDataContainer(sources: sources)
///     let load = DefaultLoadWeatherUseCase(weather: data.weather, settings: data.settings)
///
/// Create it while the device is current: stored data belongs to the device of the running task.
public struct WeDaDataContainer: Sendable {
  /// The repository that finds places by name or position.
  public let places: any PlaceRepository
  /// The names of places in other languages.
  public let names: any PlaceNameRepository
  /// The repository of the names of places in other languages.
  public let weather: any WeatherRepository
  /// The repository of favourites.
  public let favorites: any FavoritesRepository
  /// The repository of the search history.
  public let history: any HistoryRepository
  /// The repository of settings.
  public let settings: any SettingsRepository
  /// The repository that exports and imports a backup of the stored data.
  public let backups: any BackupRepository
  /// The repository that reports data which other windows have changed.
  public let kept: any KeptDataRepository
  /// The repository of the status of the providers.
  public let provider: any ProviderStatusRepository
  /// The repository of the choice whether the device shows demo data.
  public let demo: any DemoRepository
  /// The dependencies that concern the device's position.
  public let location: LocationData
  /// The records of notifications: the person's choices, and the notifications sent.
  public let notifications: any NotificationRecords
  /// The rules for rain, and the results of their checks.
  public let rainRules: any RainRuleRepository
  /// The repository of the tiles of the map's weather layers.
  public let tiles: any WeatherTileRepository
  /// The repository of the forecasts from which layers of the map are drawn.
  public let fields: any FieldRepository
  /// The repository of further data about a place's weather, such as alerts and air quality.
  public let more: any MoreWeatherRepository

  /// Creates the repositories over the process's database. If that cannot be opened, weather is
  /// still loaded, and each write throws the reason.
  ///
  /// - Parameters:
  ///   - sources: The providers that all devices share.
  ///   - demo: The demo data that the device may choose; `nil` for none.
  public init(sources: WeatherSources, demo: WeatherSources? = nil) {
    do throws(PersistenceError) {
      self.init(sources: sources, demo: demo, store: DocumentStore(try Database.shared()))
    } catch {
      let none = UnavailableStorage(WeatherError(error))
      self.init(
        sources, demo, store: nil, favorites: none, history: { _ in none }, settings: none,
        backups: none, kept: none, choices: none, notifications: none, rainRules: none,
        secrets: FileSecretStore()
      ) { _ in none }
    }
  }

  /// Creates the repositories over a store.
  ///
  /// - Parameters:
  ///   - sources: The providers that all devices share.
  ///   - demo: The demo data that the device may choose; `nil` for none.
  ///   - store: The store of everything that is not encrypted.
  ///   - secrets: The encrypted store of the device's position.
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
      notifications: SQLiteNotificationRecords(store: store),
      rainRules: SQLiteRainRuleRepository(store: store), secrets: secrets
    ) { asked in
      DocumentWeatherLocalDataSource(store: store, provider: asked.provider, now: asked.now)
    }
  }

  private init(
    _ sources: WeatherSources, _ demo: WeatherSources?, store: DocumentStore?,
    favorites: any FavoritesRepository, history: (_ isDemo: Bool) -> any HistoryRepository,
    settings: any SettingsRepository, backups: any BackupRepository,
    kept: any KeptDataRepository, choices: any LocationChoiceRepository,
    notifications: any NotificationRecords, rainRules: any RainRuleRepository,
    secrets: any SecretStore,
    local: (WeatherSources) -> any WeatherLocalDataSource
  ) {
    let made = demo.map { DefaultWeatherRepository(sources: $0, local: local($0)) }
    let played = history(true)
    let choice = DemoChoice(isOffered: demo != nil, store: store) {
      // Demo data is stored separately, so what cannot be removed is never taken for real weather.
      try? await made?.clearCache()
      try? await played.clear()
    }
    let real = DefaultWeatherRepository(sources: sources, local: local(sources))
    if let demo, let made {
      weather = ChosenWeatherRepository(real: real, demo: made, choice: choice)
      places = ChosenPlaceRepository(
        real: sources.places(), demo: demo.places(), choice: choice)
      tiles = ChosenTileRepository(real: sources.tiles, demo: demo.tiles, choice: choice)
      fields = ChosenFieldRepository(real: sources.fields, demo: demo.fields, choice: choice)
      more = ChosenMoreRepository(real: sources.more, demo: demo.more, choice: choice)
      self.history = ChosenHistoryRepository(real: history(false), demo: played, choice: choice)
    } else {
      weather = real
      places = sources.places()
      tiles = sources.tiles
      more = sources.more
      fields = sources.fields
      self.history = history(false)
    }
    names = GeocoderPlaceNameRepository(geocoder: places)
    self.favorites = favorites
    self.settings = settings
    self.backups = backups
    self.kept = kept
    self.notifications = notifications
    self.rainRules = rainRules
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

  /// Returns a repository over the same providers that stores nothing.
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
