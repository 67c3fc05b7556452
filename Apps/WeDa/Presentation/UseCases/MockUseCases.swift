#if DEBUG
  import WeDaDomain

  /// Use cases with made-up answers, for previews and tests; each can be replaced.
  struct MockUseCases: WeDaUseCases {
    var searchPlaces: any SearchPlacesUseCase = MockSearchPlacesUseCase()
    var resolvePlace: any ResolvePlaceUseCase = MockResolvePlaceUseCase()
    var loadWeather: any LoadWeatherUseCase = MockLoadWeatherUseCase()
    var refreshWeather: any RefreshWeatherUseCase = MockRefreshWeatherUseCase()
    var loadFavorites: any LoadFavoritesUseCase = MockLoadFavoritesUseCase()
    var toggleFavorite: any ToggleFavoriteUseCase = MockToggleFavoriteUseCase()
    var arrangeFavorites: any ArrangeFavoritesUseCase = MockArrangeFavoritesUseCase()
    var exportBackup: any ExportBackupUseCase = MockExportBackupUseCase()
    var previewBackup: any PreviewBackupUseCase = MockPreviewBackupUseCase()
    var importBackup: any ImportBackupUseCase = MockImportBackupUseCase()
    var forgetEverything: any ForgetEverythingUseCase = MockForgetEverythingUseCase()
    var watchKeptData: any WatchKeptDataUseCase = MockWatchKeptDataUseCase()
    var recordSearch: any RecordSearchUseCase = MockRecordSearchUseCase()
    var loadHistory: any LoadHistoryUseCase = MockLoadHistoryUseCase()
    var viewedPlace: any ViewedPlaceUseCase = MockViewedPlaceUseCase()
    var clearHistory: any ClearHistoryUseCase = MockClearHistoryUseCase()
    var arrangeHistory: any ArrangeHistoryUseCase = MockArrangeHistoryUseCase()
    var loadSettings: any LoadSettingsUseCase = MockLoadSettingsUseCase()
    var saveSettings: any SaveSettingsUseCase = MockSaveSettingsUseCase()
    var loadProviderStatus: any LoadProviderStatusUseCase = MockLoadProviderStatusUseCase()
    var chooseDemo: any ChooseDemoUseCase = MockChooseDemoUseCase()
    var loadLocationChoice: any LoadLocationChoiceUseCase = MockLocationChoices(.refused)
    var saveLocationChoice: any SaveLocationChoiceUseCase = MockLocationChoices(.refused)
    var weatherLayers: any WeatherLayersUseCase = MockWeatherLayersUseCase()
    var loadCurrentPlaceWeather: any LoadCurrentPlaceWeatherUseCase =
      MockLoadCurrentPlaceWeatherUseCase()
    var loadNotifications: any LoadNotificationsUseCase = MockNotifications()
    var allowNotifications: any AllowNotificationsUseCase = MockNotifications()
    var silencePlace: any SilencePlaceUseCase = MockNotifications()
    var loadRainRules: any LoadRainRulesUseCase = MockRainRules()
    var keepRainRules: any KeepRainRulesUseCase = MockRainRules()
    var loadMoreWeather: any LoadMoreWeatherUseCase = MockMoreWeather()
    var loadField: any LoadFieldUseCase = MockLoadFieldUseCase()
    var tellPlaceNames: any TellPlaceNamesUseCase = MockTellPlaceNamesUseCase()
  }
#endif
