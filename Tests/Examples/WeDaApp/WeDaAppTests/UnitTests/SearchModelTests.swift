import Combine
import CoreLocation
import Foundation
import NetworkingKit
import StrataKitTesting
import Testing

@testable import WeDaApp

@MainActor struct SearchModelTests {
  let service = MockWeatherService()
  let storage = MockLocalStorageService()
  let location = MockLocationManager()
  let clock = ManualClock()

  init() { service.weatherDataToReturn = createMockWeatherData(cityName: "London") }

  private func model() -> SearchViewModel {
    SearchViewModel(
      weatherService: service, storageService: storage, locationManager: location, clock: clock)
  }

  @Test(.mission("W-66"))
  func `the view model's initializer takes service protocols with the real services as defaults`()
    throws
  {
    let missing = try ExampleSource.missing(
      [
        "private let weatherService: WeatherServiceProtocol",
        "private let storageService: LocalStorageServiceProtocol",
        "weatherService: WeatherServiceProtocol = WeatherService(),",
        "storageService: LocalStorageServiceProtocol = LocalStorageService.shared,",
      ], from: "Examples/WeDaApp/WeDaApp/Code/UI/Main/Search/SearchViewModel.swift")
    #expect(missing == [])
    #expect(SearchViewModel().weatherData == nil)
  }

  @Test(.mission("W-59", "W-68", "W-69"))
  func `a search publishes loading true, then the weather, then loading false`() async {
    let model = model()
    let heard = Recorded<String>()
    let loading = model.$isLoading.dropFirst().sink { heard.record("loading \($0)") }
    let weather = model.$weatherData.dropFirst().sink { heard.record($0?.name ?? "none") }
    await model.search(city: " London ")
    #expect(heard.all == ["loading true", "London", "loading false"])
    #expect(service.calls == ["weather London"])
    withExtendedLifetime((loading, weather)) {}
  }

  @Test func `an empty city name sends no request`() async {
    await model().search(city: "  ")
    #expect(service.calls == [])
  }

  @Test func `a cancelled search shows no error and keeps the previous weather`() async {
    let model = model()
    await model.search(city: "London")
    service.shouldThrowError = true
    service.errorToThrow = .cancelled
    let leaving = Task { await model.search(city: "Paris") }
    leaving.cancel()
    await leaving.value
    #expect(model.error == nil)
    #expect(model.weatherData?.name == "London")
    #expect(!model.isLoading)
  }

  @Test(.mission("W-73", "W-225"))
  func `an APIError of the service is published unchanged, any other error as unknownError`()
    async
  {
    let model = model()
    service.shouldThrowError = true
    service.errorToThrow = .timeout
    await model.search(city: "London")
    #expect(model.error == .timeout)
    let odd = SearchViewModel(
      weatherService: OddService(), storageService: storage, locationManager: location)
    await odd.search(city: "London")
    #expect(odd.error == .unknownError)
    #expect(!odd.isLoading)
  }

  @Test(.mission("W-205"))
  func `searches by name and by coordinates publish the same weather and the same error`()
    async throws
  {
    let missing = try ExampleSource.missing(
      ["private func handleWeatherFetch(_ fetchOperation: () async throws -> WeatherData) async {"],
      from: "Examples/WeDaApp/WeDaApp/Code/UI/Main/Search/SearchViewModel.swift")
    #expect(missing == [])
    for search in [
      { (model: SearchViewModel) in await model.search(city: "London") },
      { (model: SearchViewModel) in await model.searchByCoordinates(lat: 1, lon: 2) },
    ] as [(SearchViewModel) async -> Void] {
      let model = model()
      service.shouldThrowError = true
      await search(model)
      #expect(model.error == .invalidCity)
      service.shouldThrowError = false
      await search(model)
      #expect(model.error == nil)
      #expect(model.weatherData?.name == "London")
    }
  }

  @Test func `a search is added to the history and its weather cached`() async {
    let model = model()
    await model.search(city: "London")
    #expect(storage.history.map(\.id) == ["london,gb"])
    service.shouldThrowError = true
    service.errorToThrow = .noInternetConnection
    await model.search(city: "LONDON")
    #expect(model.error == nil)
    #expect(model.isShowingCachedData)
    await model.search(city: "Oslo")
    #expect(model.error == .noInternetConnection)
    #expect(!model.isShowingCachedData)
  }

  @Test func `weather that cannot be stored is still shown`() async {
    storage.errorToThrow = APIError.unknownError
    let model = model()
    await model.search(city: "London")
    #expect(model.weatherData?.name == "London")
    #expect(model.error == nil)
  }

  @Test func `ten quick keystrokes send one request, and choosing a city sends none`() async {
    let model = model()
    let oslo = GeocodeResult(name: "Oslo", country: "NO", state: nil, lat: 59.9, lon: 10.7)
    service.citiesToReturn = [oslo]
    for length in 1...10 {
      model.searchText = String("Oslofjorde".prefix(length))
      model.textChanged()
    }
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(300))
    while model.suggestions.isEmpty { await Task.yield() }
    #expect(service.calls == ["cities Oslofjorde"])
    await model.select(oslo)
    model.textChanged()
    #expect(model.searchText == "Oslo")
    #expect(model.suggestions.isEmpty)
    #expect(clock.sleepers == 0)
    #expect(service.calls.last == "weather 59.9,10.7")
  }

  @Test(.mission("W-46")) func `granting permission shows the weather at the device's position`()
    async
  {
    let model = model()
    model.useLocation()
    #expect(location.permissionRequests == 1)
    location.status.send(.denied)
    #expect(location.locationRequests == 0)
    location.status.send(.authorizedWhenInUse)
    #expect(location.locationRequests == 1)
    location.place.send(nil)
    location.place.send(CLLocationCoordinate2D(latitude: 51.5, longitude: -0.1))
    while model.weatherData == nil { await Task.yield() }
    #expect(service.calls == ["weather 51.5,-0.1"])
  }
}

/// A service that throws errors of another type than the app's.
private struct OddService: WeatherServiceProtocol {
  struct Odd: Error {}

  func fetchCurrentWeather(city: String) async throws -> WeatherData { throw Odd() }
  func fetchCurrentWeatherByCoordinates(
    latitude: Double, longitude: Double
  ) async throws -> WeatherData { throw Odd() }
  func fetchForecast(city: String) async throws -> ForecastResponse { throw Odd() }
  func searchCities(query: String) async throws -> [GeocodeResult] { throw Odd() }
}
