import Foundation
import NetworkingKit
import StrataKitTesting
import Testing

@testable import WeDaApp

@MainActor struct DetailsModelTests {
  let service = MockWeatherService()
  let storage = MockLocalStorageService()

  init() {
    service.weatherDataToReturn = createMockWeatherData(cityName: "London")
    service.forecastToReturn = createMockForecast()
  }

  private func model() -> WeatherDetailsViewModel {
    WeatherDetailsViewModel(city: .london, weatherService: service, storageService: storage)
  }

  @Test func `weather and forecast are requested by city and country`() async {
    let model = model()
    await model.load()
    #expect(service.calls.sorted() == ["forecast London,GB", "weather London,GB"])
    #expect(model.weatherData?.name == "London")
    #expect(model.days.map(\.title) == ["Saturday, Jan 1", "Sunday, Jan 2"])
    #expect(model.days.map(\.items.count) == [1, 2])
  }

  @Test(arguments: [-36_000, 0, 20_700, 46_800])
  func `forecast steps are grouped by local days of the city's time zone`(timezone: Int) {
    let days = WeatherDetailsViewModel.days(of: createMockForecast(timezone: timezone))
    #expect(days.map(\.title) == ["Saturday, Jan 1", "Sunday, Jan 2"])
  }

  @Test func `a failure shows its message and can be retried`() async {
    let model = model()
    service.shouldThrowError = true
    await model.load()
    #expect(model.error == .invalidCity)
    #expect(!model.isLoading)
    service.shouldThrowError = false
    await model.load()
    #expect(model.error == nil)
  }

  @Test func `closing the details during a request shows no error`() async {
    let model = model()
    service.shouldThrowError = true
    let leaving = Task { await model.load() }
    leaving.cancel()
    await leaving.value
    #expect(model.error == nil)
    #expect(!model.isLoading)
  }

  @Test func `the star adds the city to the favourites, and removes it`() {
    let model = model()
    model.toggleFavorite()
    #expect(model.isFavorite)
    #expect(storage.favorites.map(\.id) == ["london,gb"])
    model.toggleFavorite()
    #expect(!model.isFavorite)
    #expect(storage.favorites.isEmpty)
    storage.errorToThrow = APIError.unknownError
    model.toggleFavorite()
    #expect(!model.isFavorite)
    #expect(model.error == .unknownError)
  }

  @Test func `favourites are listed newest first, and can be removed`() {
    storage.favorites = [
      .london, FavoriteCity(cityName: "Oslo", country: "NO", latitude: 0, longitude: 0),
    ]
    let model = FavoritesViewModel(storageService: storage)
    model.load()
    #expect(model.favorites.map(\.cityName) == ["Oslo", "London"])
    model.remove(.london)
    #expect(model.favorites.map(\.cityName) == ["Oslo"])
    storage.errorToThrow = APIError.unknownError
    model.load()
    #expect(model.error == .unknownError)
  }

  @Test func `the history is listed and can be cleared`() {
    storage.history = [SearchHistoryItem(cityName: "Oslo", country: "NO")]
    let model = HistoryViewModel(storageService: storage)
    model.load()
    #expect(model.history.count == 1)
    model.clear()
    #expect(model.history.isEmpty)
  }
}
