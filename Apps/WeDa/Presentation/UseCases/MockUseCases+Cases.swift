#if DEBUG
  import WeDaDomain

  extension MockUseCases {
    /// Mock use cases for a new device, without searches and favourites.
    static var empty: MockUseCases {
      MockUseCases(
        loadFavorites: MockLoadFavoritesUseCase(MockScript(answer: [])),
        loadHistory: MockLoadHistoryUseCase(MockScript(answer: [])),
        viewedPlace: MockViewedPlaceUseCase(MockScript(answer: nil)))
    }

    /// Returns mock use cases whose requests all fail with an error.
    static func failing(_ error: WeatherError) -> MockUseCases {
      MockUseCases(
        searchPlaces: MockSearchPlacesUseCase(MockScript(answer: [], error: error)),
        loadWeather: MockLoadWeatherUseCase(MockScript(answer: .fixture(), error: error)),
        loadFavorites: MockLoadFavoritesUseCase(MockScript(answer: [], error: error)),
        loadHistory: MockLoadHistoryUseCase(MockScript(answer: [], error: error)),
        viewedPlace: MockViewedPlaceUseCase(MockScript(answer: nil, error: error)),
        loadProviderStatus: MockLoadProviderStatusUseCase(
          ProviderStatus(provider: .fixture, fault: error)))
    }
  }
#endif
