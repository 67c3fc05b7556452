import Foundation
import Observation
import StrataKitTesting
import Testing

@testable import StarterApp

@MainActor struct StoreTests {
  private let repository = MockWeatherRepository()
  private var store: WeatherStore { WeatherStore(weatherRepository: repository) }

  @Test(.mission("S0-97")) func `observers of the store are notified of its changes`() async {
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

  @Test(.mission("S0-98")) func `a new store is empty and uses the service as its source`() {
    let store = store
    #expect(store.forecast == nil)
    #expect(!store.isLoading)
    #expect(store.errorMessage == nil)
    #expect(store.selectedCity == "")
    #expect(store.savedCities == [])
    #expect(store.dataSource == .remote)
  }

  @Test(.mission("S0-99")) func `there are four data sources with display names`() {
    #expect(
      WeatherStore.DataSourceType.allCases.map(\.rawValue)
        == ["Remote API", "Local Storage", "Memory Cache", "Offline Mode"])
  }

  @Test(.mission("S0-100")) func `the saved cities are loaded at launch`() async throws {
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

  @Test(.mission("S0-101")) func `an empty city name sends no request`() async {
    let store = store
    await store.fetchWeather(for: "")
    #expect(repository.calls == [])
    #expect(store.selectedCity == "")
  }

  @Test(.mission("S0-101")) func `during a request the store is loading and has no error`() async {
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

  @Test(.mission("S0-102")) func `the store publishes the forecast, or the error`() async {
    let store = store
    await store.fetchWeather(for: "London")
    #expect(store.forecast?.city.name == "London")
    repository.mockError = Down()
    await store.fetchWeather(for: "Paris")
    #expect(store.errorMessage == "Down for a test")
    #expect(store.forecast == nil)
    #expect(!store.isLoading)
  }

  @Test func `a failed refresh publishes the error and keeps the forecast`() async {
    let store = store
    await store.fetchWeather(for: "London")
    repository.mockError = Down()
    await store.refreshWeather()
    #expect(store.errorMessage == "Down for a test")
    #expect(store.forecast?.city.name == "London")
    #expect(!store.isLoading)
  }

  @Test(arguments: [false, true])
  func `a cancelled request publishes no error and keeps the forecast`(
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

  @Test(.mission("S0-103"))
  func `saving without a forecast does nothing, and a failed save publishes the error`() async {
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

  @Test(.mission("S0-108")) func `refreshing requests the last city again`() async {
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
  func `each data source calls memory, storage and service in the order of the table`(
    source: WeatherStore.DataSourceType, calls: [String]
  ) async {
    let store = store
    store.dataSource = source
    await store.fetchWeather(for: "Rome")
    #expect(repository.calls == calls)
  }

  @Test func `the data sources local and cache return a copy in memory without further calls`()
    async
  {
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
