public import WeDaDomain

/// The use cases that the screens call; the app's container provides them.
///
///     struct DIContainer: WeDaUseCases { … }
///     WeDaRootView(useCases: DIContainer.real())
public typealias WeDaUseCases = HasSearchPlacesUseCase & HasResolvePlaceUseCase
  & HasLoadWeatherUseCase & HasRefreshWeatherUseCase & HasLoadFavoritesUseCase
  & HasToggleFavoriteUseCase & HasRecordSearchUseCase & HasLoadHistoryUseCase
  & HasClearHistoryUseCase & HasArrangeHistoryUseCase & HasLoadSettingsUseCase
  & HasSaveSettingsUseCase
  & HasLoadProviderStatusUseCase & HasArrangeFavoritesUseCase & HasExportBackupUseCase
  & HasPreviewBackupUseCase & HasImportBackupUseCase & HasForgetEverythingUseCase
  & HasChooseDemoUseCase & HasWatchKeptDataUseCase
  & HasLoadLocationChoiceUseCase & HasSaveLocationChoiceUseCase
  & HasLoadCurrentPlaceWeatherUseCase & HasLoadNotificationsUseCase
  & HasAllowNotificationsUseCase & HasSilencePlaceUseCase & HasWeatherLayersUseCase
  & HasTellPlaceNamesUseCase & HasLoadMoreWeatherUseCase & HasLoadRainRulesUseCase
  & HasKeepRainRulesUseCase & HasLoadFieldUseCase & HasViewedPlaceUseCase
