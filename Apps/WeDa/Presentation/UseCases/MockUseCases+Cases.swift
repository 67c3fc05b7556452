#if DEBUG
  import WeDaDomain

  extension MockUseCases {
    /// A new device: nothing searched, nothing kept.
    static var empty: MockUseCases {
      MockUseCases(
        loadFavorites: MockLoadFavoritesUseCase(MockScript(answer: [])),
        loadHistory: MockLoadHistoryUseCase(MockScript(answer: [])))
    }

    /// Every request fails.
    static func failing(_ error: WeatherError) -> MockUseCases {
      MockUseCases(
        searchPlaces: MockSearchPlacesUseCase(MockScript(answer: [], error: error)),
        loadWeather: MockLoadWeatherUseCase(MockScript(answer: .fixture(), error: error)),
        loadFavorites: MockLoadFavoritesUseCase(MockScript(answer: [], error: error)),
        loadHistory: MockLoadHistoryUseCase(MockScript(answer: [], error: error)),
        loadProviderStatus: MockLoadProviderStatusUseCase(
          ProviderStatus(provider: .fixture, fault: error)))
    }
  }
#endif
