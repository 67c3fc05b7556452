import Foundation
import NetworkingKit
import SwiftUI
import WeDaData
import WeDaDomain
import WeDaPresentation

/// WeDa as it is shipped, but that its provider's answers are at hand.
struct WeatherScreen: View {
  static let url = "/city/london-england-gb"

  static let sources = sources(AnswersAtHand.client)

  /// Sources with another network behind them, or another clock.
  static func sources(
    _ client: any APIClient, now: @escaping @Sendable () -> Date = { Date() }
  ) -> WeatherSources {
    WeatherSources(
      OpenWeatherMapConfiguration(baseURL: AnswersAtHand.url, apiKey: "demo"), client: client,
      now: now)
  }

  private let useCases: WeatherUseCases

  init() { self.init(Self.sources) }

  /// - Parameter client: The network, in place of answers at hand.
  init(client: any APIClient) { self.init(Self.sources(client)) }

  private init(_ sources: WeatherSources) { useCases = WeatherUseCases(sources: sources) }

  var body: some View { WeDaRootView(useCases: useCases) }
}

/// The use cases of one device, put together as the app does it.
struct WeatherUseCases: WeDaUseCases {
  let searchPlaces: any SearchPlacesUseCase
  let resolvePlace: any ResolvePlaceUseCase
  let loadWeather: any LoadWeatherUseCase
  let refreshWeather: any RefreshWeatherUseCase
  let loadFavorites: any LoadFavoritesUseCase
  let toggleFavorite: any ToggleFavoriteUseCase
  let recordSearch: any RecordSearchUseCase
  let loadHistory: any LoadHistoryUseCase
  let clearHistory: any ClearHistoryUseCase
  let loadSettings: any LoadSettingsUseCase
  let saveSettings: any SaveSettingsUseCase
  let arrangeFavorites: any ArrangeFavoritesUseCase
  let exportBackup: any ExportBackupUseCase
  let previewBackup: any PreviewBackupUseCase
  let importBackup: any ImportBackupUseCase
  let forgetEverything: any ForgetEverythingUseCase
  let loadProviderStatus: any LoadProviderStatusUseCase
  let chooseDemo: any ChooseDemoUseCase

  init(sources: WeatherSources) {
    let data = WeDaDataContainer(sources: sources)
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
    recordSearch = DefaultRecordSearchUseCase(history: data.history)
    loadHistory = DefaultLoadHistoryUseCase(history: data.history)
    clearHistory = DefaultClearHistoryUseCase(history: data.history)
    loadSettings = DefaultLoadSettingsUseCase(settings: data.settings)
    saveSettings = DefaultSaveSettingsUseCase(settings: data.settings)
    arrangeFavorites = DefaultArrangeFavoritesUseCase(favorites: data.favorites)
    exportBackup = DefaultExportBackupUseCase(backups: data.backups, coder: JSONBackupCoder())
    previewBackup = DefaultPreviewBackupUseCase(backups: data.backups, coder: JSONBackupCoder())
    importBackup = DefaultImportBackupUseCase(backups: data.backups)
    forgetEverything = DefaultForgetEverythingUseCase(
      backups: data.backups, weather: data.weather)
    loadProviderStatus = DefaultLoadProviderStatusUseCase(provider: data.provider)
    chooseDemo = DefaultChooseDemoUseCase(demo: data.demo)
  }
}
