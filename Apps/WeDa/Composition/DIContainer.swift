public import WeDaData
public import WeDaDomain
public import WeDaPresentation

/// The composition root, which connects the layers for one device.
public struct DIContainer: WeDaUseCases {
  public let searchPlaces: any SearchPlacesUseCase
  public let resolvePlace: any ResolvePlaceUseCase
  public let tellPlaceNames: any TellPlaceNamesUseCase
  public let loadWeather: any LoadWeatherUseCase
  public let refreshWeather: any RefreshWeatherUseCase
  public let loadFavorites: any LoadFavoritesUseCase
  public let toggleFavorite: any ToggleFavoriteUseCase
  public let arrangeFavorites: any ArrangeFavoritesUseCase
  public let recordSearch: any RecordSearchUseCase
  public let loadHistory: any LoadHistoryUseCase
  public let viewedPlace: any ViewedPlaceUseCase
  public let clearHistory: any ClearHistoryUseCase
  public let arrangeHistory: any ArrangeHistoryUseCase
  public let loadSettings: any LoadSettingsUseCase
  public let saveSettings: any SaveSettingsUseCase
  public let exportBackup: any ExportBackupUseCase
  public let previewBackup: any PreviewBackupUseCase
  public let importBackup: any ImportBackupUseCase
  public let forgetEverything: any ForgetEverythingUseCase
  public let watchKeptData: any WatchKeptDataUseCase
  public let loadProviderStatus: any LoadProviderStatusUseCase
  public let chooseDemo: any ChooseDemoUseCase
  public let loadLocationChoice: any LoadLocationChoiceUseCase
  public let saveLocationChoice: any SaveLocationChoiceUseCase
  public let loadCurrentPlaceWeather: any LoadCurrentPlaceWeatherUseCase
  public let loadNotifications: any LoadNotificationsUseCase
  public let allowNotifications: any AllowNotificationsUseCase
  public let silencePlace: any SilencePlaceUseCase
  public let loadRainRules: any LoadRainRulesUseCase
  public let keepRainRules: any KeepRainRulesUseCase
  /// The background refresh, which the app starts at launch.
  public let background: BackgroundTaskManager
  /// The handler of remote notifications.
  public let remote: RemoteNotificationManager
  public let weatherLayers: any WeatherLayersUseCase
  public let loadField: any LoadFieldUseCase
  public let loadMoreWeather: any LoadMoreWeatherUseCase

  /// The providers with their recent answers and their status, shared by all devices.
  private static let sources = WeatherSources(ProviderChoice.current)
  private static let demo = ProviderChoice.current.demo.map {
    WeatherSources($0, more: ProviderChoice.current.demoMore)
  }

  /// The places and the weather for requests that come from no device, over the same providers.
  package static let visitors = VisitorData(sources: sources)

  /// Returns the device's container, over the providers that all devices share.
  ///
  /// - Parameter register: Registers the device for remote notifications.
  public static func real(
    register: @escaping @MainActor @Sendable () -> Void = {}
  ) -> DIContainer {
    DIContainer(WeDaDataContainer(sources: sources, demo: demo), register: register)
  }

  /// Creates the composition root, which connects the app's layers for one device.
  ///
  /// - Parameters:
  ///   - data: The repositories of one device.
  ///   - register: Registers the device for remote notifications.
  public init(
    _ data: WeDaDataContainer, register: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    let load = DefaultLoadWeatherUseCase(weather: data.weather, settings: data.settings)
    let known = KnownPlaces(
      favorites: data.favorites, history: data.history, weather: data.weather)
    searchPlaces = DefaultSearchPlacesUseCase(
      places: data.places, known: known, settings: data.settings, towns: GazetteerTowns())
    resolvePlace = DefaultResolvePlaceUseCase(
      known: known, places: data.places, settings: data.settings)
    tellPlaceNames = DefaultTellPlaceNamesUseCase(names: data.names, settings: data.settings)
    loadWeather = load
    let refresh = DefaultRefreshWeatherUseCase(weather: data.weather, settings: data.settings)
    refreshWeather = refresh
    loadFavorites = DefaultLoadFavoritesUseCase(
      favorites: data.favorites, loadWeather: load, refreshWeather: refresh)
    let refreshAll = DefaultRefreshFavoritesUseCase(
      favorites: data.favorites, weather: data.weather, settings: data.settings)
    let more = DefaultLoadMoreWeatherUseCase(more: data.more, settings: data.settings)
    loadMoreWeather = more
    let notifications = NotificationManager(
      records: data.notifications, settings: data.settings, writer: WeatherNotificationWriter(),
      more: more, register: register)
    remote = RemoteNotificationManager(
      records: data.notifications, refresh: refreshAll,
      afterwards: { await notifications.update(with: $0) })
    let rain = RainNotificationManager(notifications, writer: WeatherNotificationWriter())
    let checkRain = DefaultCheckRainRulesUseCase(
      rules: data.rainRules, weather: data.weather, settings: data.settings, notifications: rain)
    let background = BackgroundTaskManager(
      refresh: refreshAll, rain: checkRain,
      afterwards: { await notifications.update(with: $0) })
    loadRainRules = DefaultLoadRainRulesUseCase(
      rules: data.rainRules, favorites: data.favorites, notifications: rain)
    keepRainRules = DefaultKeepRainRulesUseCase(rules: data.rainRules, notifications: rain) {
      _ = await checkRain.execute()
      await background.scheduleIfNeeded()
    }
    self.background = background
    toggleFavorite = DefaultToggleFavoriteUseCase(
      favorites: RefreshedFavoritesRepository(
        data.favorites, removed: { await notifications.forget($0) },
        added: { await background.scheduleIfNeeded() }))
    loadNotifications = DefaultLoadNotificationsUseCase(
      notifications: notifications, favorites: data.favorites)
    allowNotifications = DefaultAllowNotificationsUseCase(
      notifications: notifications, refresh: refreshAll)
    silencePlace = DefaultSilencePlaceUseCase(notifications: notifications, refresh: refreshAll)
    arrangeFavorites = DefaultArrangeFavoritesUseCase(favorites: data.favorites)
    recordSearch = DefaultRecordSearchUseCase(history: data.history)
    loadHistory = DefaultLoadHistoryUseCase(history: data.history)
    viewedPlace = DefaultViewedPlaceUseCase(history: data.history)
    clearHistory = DefaultClearHistoryUseCase(history: data.history)
    arrangeHistory = DefaultArrangeHistoryUseCase(history: data.history)
    loadSettings = DefaultLoadSettingsUseCase(settings: data.settings)
    saveSettings = DefaultSaveSettingsUseCase(settings: data.settings)
    exportBackup = DefaultExportBackupUseCase(backups: data.backups, coder: JSONBackupCoder())
    previewBackup = DefaultPreviewBackupUseCase(backups: data.backups, coder: JSONBackupCoder())
    importBackup = DefaultImportBackupUseCase(backups: data.backups)
    forgetEverything = DefaultForgetEverythingUseCase(
      backups: data.backups, weather: data.weather, current: data.location.current)
    watchKeptData = DefaultWatchKeptDataUseCase(kept: data.kept)
    loadProviderStatus = DefaultLoadProviderStatusUseCase(provider: data.provider)
    chooseDemo = DefaultChooseDemoUseCase(demo: data.demo)
    weatherLayers = DefaultWeatherLayersUseCase(tiles: data.tiles)
    loadField = DefaultLoadFieldUseCase(fields: data.fields, settings: data.settings)
    let own = data.location
    loadLocationChoice = DefaultLoadLocationChoiceUseCase(choices: own.choices)
    saveLocationChoice = DefaultSaveLocationChoiceUseCase(
      choices: own.choices, current: own.current)
    loadCurrentPlaceWeather = DefaultLoadCurrentPlaceWeatherUseCase(
      getPlace: DefaultGetCurrentPlaceUseCase(location: own.provider, names: own.names),
      records: own.current, weather: own.weather, settings: data.settings, choices: own.choices)
  }
}
