import WeDaData
import WeDaDomain
import WeDaPresentation

/// Puts the layers together for one device.
struct DIContainer: WeDaUseCases {
  let searchPlaces: any SearchPlacesUseCase
  let resolvePlace: any ResolvePlaceUseCase
  let loadWeather: any LoadWeatherUseCase
  let refreshWeather: any RefreshWeatherUseCase
  let loadFavorites: any LoadFavoritesUseCase
  let toggleFavorite: any ToggleFavoriteUseCase
  let arrangeFavorites: any ArrangeFavoritesUseCase
  let recordSearch: any RecordSearchUseCase
  let loadHistory: any LoadHistoryUseCase
  let clearHistory: any ClearHistoryUseCase
  let loadSettings: any LoadSettingsUseCase
  let saveSettings: any SaveSettingsUseCase
  let exportBackup: any ExportBackupUseCase
  let previewBackup: any PreviewBackupUseCase
  let importBackup: any ImportBackupUseCase
  let forgetEverything: any ForgetEverythingUseCase
  let loadProviderStatus: any LoadProviderStatusUseCase
  let chooseDemo: any ChooseDemoUseCase
  let loadLocationChoice: any LoadLocationChoiceUseCase
  let saveLocationChoice: any SaveLocationChoiceUseCase
  let loadCurrentPlaceWeather: any LoadCurrentPlaceWeatherUseCase

  /// What all devices share of the providers: their answers, and how they are doing.
  private static let sources = WeatherSources(ProviderChoice.current)
  private static let demo = ProviderChoice.current.demo.map { WeatherSources($0) }

  static func real() -> DIContainer {
    DIContainer(WeDaDataContainer(sources: sources, demo: demo))
  }

  /// - Parameter data: One device's repositories.
  init(_ data: WeDaDataContainer) {
    let load = DefaultLoadWeatherUseCase(weather: data.weather, settings: data.settings)
    let known = KnownPlaces(
      favorites: data.favorites, history: data.history, weather: data.weather)
    searchPlaces = DefaultSearchPlacesUseCase(
      places: data.places, known: known, settings: data.settings)
    resolvePlace = DefaultResolvePlaceUseCase(
      known: known, places: data.places, settings: data.settings)
    loadWeather = load
    refreshWeather = DefaultRefreshWeatherUseCase(weather: data.weather, settings: data.settings)
    loadFavorites = DefaultLoadFavoritesUseCase(favorites: data.favorites, loadWeather: load)
    toggleFavorite = DefaultToggleFavoriteUseCase(favorites: data.favorites)
    arrangeFavorites = DefaultArrangeFavoritesUseCase(favorites: data.favorites)
    recordSearch = DefaultRecordSearchUseCase(history: data.history)
    loadHistory = DefaultLoadHistoryUseCase(history: data.history)
    clearHistory = DefaultClearHistoryUseCase(history: data.history)
    loadSettings = DefaultLoadSettingsUseCase(settings: data.settings)
    saveSettings = DefaultSaveSettingsUseCase(settings: data.settings)
    exportBackup = DefaultExportBackupUseCase(backups: data.backups, coder: JSONBackupCoder())
    previewBackup = DefaultPreviewBackupUseCase(backups: data.backups, coder: JSONBackupCoder())
    importBackup = DefaultImportBackupUseCase(backups: data.backups)
    forgetEverything = DefaultForgetEverythingUseCase(
      backups: data.backups, weather: data.weather, current: data.location.current)
    loadProviderStatus = DefaultLoadProviderStatusUseCase(provider: data.provider)
    chooseDemo = DefaultChooseDemoUseCase(demo: data.demo)
    let own = data.location
    loadLocationChoice = DefaultLoadLocationChoiceUseCase(choices: own.choices)
    saveLocationChoice = DefaultSaveLocationChoiceUseCase(
      choices: own.choices, current: own.current)
    loadCurrentPlaceWeather = DefaultLoadCurrentPlaceWeatherUseCase(
      getPlace: DefaultGetCurrentPlaceUseCase(location: own.provider, names: own.names),
      records: own.current, weather: own.weather, settings: data.settings, choices: own.choices)
  }
}
