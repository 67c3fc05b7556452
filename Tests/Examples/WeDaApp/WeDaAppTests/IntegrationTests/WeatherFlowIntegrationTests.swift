import DollarGeneralPersist
import Foundation
import NetworkingKit
import OpenWeatherSimulator
import SimulatorKit
import StrataKitTesting
import Testing

@testable import WeDaApp

/// Tests of the view models over the real services: a socket on one side, a file on the other.
@MainActor @Suite(.serialized) struct WeatherFlowIntegrationTests {
  nonisolated private static let shared = Result {
    let simulator = try OpenWeatherSimulator()
    return (simulator, try simulator.start())
  }

  private let folder: TemporaryFolder
  private let storage: LocalStorageService
  private let service: WeatherService
  private let simulator: OpenWeatherSimulator

  init() async throws {
    let url: URL
    (simulator, url) = try Self.shared.get()
    await simulator.faults.removeAll()
    folder = try TemporaryFolder()
    storage = LocalStorageService(manager: SwiftDataManager(file: folder.file("data.store")))
    let configuration = OpenWeatherMapConfiguration([
      "OPENWEATHERMAP_BASE_URL": url.absoluteString, "OPENWEATHERMAP_API_KEY": "demo",
    ])
    service = WeatherService(
      apiClient: OpenWeatherMapAPIClient(client: URLSessionAPIClient(retry: .never)),
      configuration: configuration)
  }

  private func search() -> SearchViewModel {
    SearchViewModel(
      weatherService: service, storageService: storage, locationManager: MockLocationManager())
  }

  @Test func `search: the typed city is requested and shown`() async throws {
    let model = search()
    await model.search(city: "Paris")
    #expect(model.weatherData?.name == "Paris")
    #expect(model.weatherData?.sys.country == "FR")
  }

  @Test(.mission("W-83", "W-86"))
  func `favourites: stored favourites are listed, also after a restart`() throws {
    let favorite = FavoriteCity(cityName: "London", country: "GB", latitude: 51.5, longitude: -0.1)
    try storage.saveFavorite(favorite)
    let again = LocalStorageService(manager: SwiftDataManager(file: folder.file("data.store")))
    let model = FavoritesViewModel(storageService: again)
    model.load()
    #expect(model.favorites.map(\.cityName) == ["London"])
    #expect(try again.isFavorite(id: favorite.id))
  }

  @Test func `offline: the cached weather is shown while the service is unreachable`() async throws
  {
    let model = search()
    await model.search(city: "Paris")
    let away = SearchViewModel(
      weatherService: WeatherService(
        apiClient: MockAPIClient(error: .noInternetConnection)), storageService: storage,
      locationManager: MockLocationManager())
    await away.search(city: "paris")
    #expect(away.isShowingCachedData)
    #expect(away.weatherData?.name == "Paris")
  }

  @Test func `location: the device's position shows the weather of the nearest city`() async throws
  {
    let model = search()
    await model.searchByCoordinates(lat: 48.85, lon: 2.35)
    #expect(model.error == nil)
    #expect(model.weatherData != nil)
  }

  @Test func `history: every search is listed, the latest first`() async throws {
    let model = search()
    await model.search(city: "Paris")
    await model.search(city: "Oslo")
    let history = HistoryViewModel(storageService: storage)
    history.load()
    #expect(history.history.map(\.cityName) == ["Oslo", "Paris"])
  }

  @Test func `details: five days with eight steps each are shown`() async throws {
    let model = WeatherDetailsViewModel(
      city: .london, weatherService: service, storageService: storage)
    await model.load()
    #expect(model.error == nil)
    #expect(model.days.map(\.items.count).reduce(0, +) == 40)
  }
}
