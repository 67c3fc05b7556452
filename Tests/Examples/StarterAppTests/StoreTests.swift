import Foundation
import Observation
import StrataKitTesting
import Testing

@testable import StarterApp

@MainActor struct StoreTests {
  private let repository = MockWeatherRepository()
  private var store: WeatherStore { WeatherStore(weatherRepository: repository) }

  @Test(.mission("S0-97")) func `whoever reads the store hears of its changes`() async {
    let store = store
    let heard = Recorded<String>()
    withObservationTracking {
      _ = store.isLoading
    } onChange: {
      heard.record("isLoading")
    }
    await store.fetchWeather(for: "London")
    #expect(heard.all == ["isLoading"])
  }

  @Test(.mission("S0-98")) func `a new store is empty and asks the service`() {
    let store = store
    #expect(store.forecast == nil)
    #expect(!store.isLoading)
    #expect(store.errorMessage == nil)
    #expect(store.selectedCity == "")
    #expect(store.savedCities == [])
    #expect(store.dataSource == .remote)
  }

  @Test(.mission("S0-99")) func `there are four sources, with names for people`() {
    #expect(
      WeatherStore.DataSourceType.allCases.map(\.rawValue)
        == ["Remote API", "Local Storage", "Memory Cache", "Offline Mode"])
  }

  @Test(.mission("S0-100")) func `the saved cities are read at the start`() async throws {
    repository.savedCities = ["Oslo", "Rome"]
    let store = store
    let read = Gate()
    withObservationTracking {
      _ = store.savedCities
    } onChange: {
      read.open()
    }
    await read.wait()
    await Task.yield()
    #expect(store.savedCities == ["Oslo", "Rome"])
  }

  @Test(.mission("S0-101")) func `no city asks nothing`() async {
    let store = store
    await store.fetchWeather(for: "")
    #expect(repository.calls == [])
    #expect(store.selectedCity == "")
  }

  @Test(.mission("S0-101")) func `while it asks, it says so and forgets the last error`() async {
    let repository = WaitingRepository()
    let store = WeatherStore(weatherRepository: repository)
    store.errorMessage = "An older error"
    let task = Task { await store.fetchWeather(for: "London") }
    await repository.started.wait()
    #expect(store.isLoading)
    #expect(store.errorMessage == nil)
    #expect(store.selectedCity == "London")
    repository.answer.open()
    await task.value
    #expect(!store.isLoading)
  }

  @Test(.mission("S0-102")) func `an answer is shown, and an error instead of it`() async {
    let store = store
    await store.fetchWeather(for: "London")
    #expect(store.forecast?.city.name == "London")
    repository.mockError = Down()
    await store.fetchWeather(for: "Paris")
    #expect(store.errorMessage == "Down for a test")
    #expect(store.forecast == nil)
    #expect(!store.isLoading)
  }

  @Test func `a refresh that fails says so and keeps the forecast`() async {
    let store = store
    await store.fetchWeather(for: "London")
    repository.mockError = Down()
    await store.refreshWeather()
    #expect(store.errorMessage == "Down for a test")
    #expect(store.forecast?.city.name == "London")
    #expect(!store.isLoading)
  }

  @Test(arguments: [false, true])
  func `whoever has left is told of no error and finds what was there`(
    isCancelled: Bool
  ) async {
    let store = store
    await store.fetchWeather(for: "London")
    repository.mockError = isCancelled ? Down() : CancellationError()
    let leaving = Task { await store.fetchWeather(for: "Paris") }
    if isCancelled { leaving.cancel() }
    await leaving.value
    #expect(store.errorMessage == nil)
    #expect(store.forecast?.city.name == "London")
    #expect((store.selectedCity, store.isLoading) == ("London", false))
  }

  @Test(.mission("S0-103")) func `only a forecast is saved, and a failure says so`() async {
    let store = store
    await store.saveCurrentWeather()
    #expect(!repository.saveWeatherCalled)
    await store.fetchWeather(for: "London")
    await store.saveCurrentWeather()
    #expect(repository.saveWeatherCalled)
    #expect(store.savedCities == ["London"])
    repository.mockError = Down()
    await store.saveCurrentWeather()
    #expect(store.errorMessage == "Failed to save weather: Down for a test")
  }

  @Test(.mission("S0-108")) func `refreshing asks for the last city anew`() async {
    let store = store
    await store.fetchWeather(for: "London")
    await store.refreshWeather()
    #expect(repository.calls == ["fetchWeather London", "refreshWeather London"])
  }

  static let orders: [(WeatherStore.DataSourceType, [String])] = [
    (.remote, ["fetchWeather Rome"]), (.local, ["getCachedWeather Rome", "fetchWeather Rome"]),
    (.cache, ["getCachedWeather Rome", "fetchWeather Rome"]),
    (.offline, ["getWeatherWithFallback Rome"]),
  ]

  @Test(.mission("S0-99"), arguments: orders)
  func `each source asks in its own order`(
    source: WeatherStore.DataSourceType, calls: [String]
  ) async {
    let store = store
    store.dataSource = source
    await store.fetchWeather(for: "Rome")
    #expect(repository.calls == calls)
  }

  @Test func `a copy in memory is enough for the local sources`() async {
    let store = store
    repository.cachedForecast = ForecastModel(
      city: CityModel(name: "Copy", country: "X"), weatherItems: [])
    for source in [WeatherStore.DataSourceType.local, .cache] {
      store.dataSource = source
      await store.fetchWeather(for: "Rome")
      #expect(store.forecast?.city.name == "Copy")
    }
    #expect(repository.calls == ["getCachedWeather Rome", "getCachedWeather Rome"])
  }
}

/// A repository whose answer waits for the test.
final class WaitingRepository: MockWeatherRepository {
  let started = Gate()
  let answer = Gate()

  override func fetchWeather(for city: String) async throws -> ForecastModel {
    started.open()
    await answer.wait()
    return try await super.fetchWeather(for: city)
  }
}
