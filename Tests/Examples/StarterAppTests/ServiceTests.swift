import Foundation
import OpenWeatherSimulator
import SimulatorKit
import StrataKitTesting
import Testing

@testable import StarterApp

/// Tests of the whole app except its window, over a real socket.
@MainActor @Suite(.serialized) struct ServiceTests {
  /// The simulator that all tests share, because a start reads many places; it ends with the
  /// process.
  nonisolated private static let shared = Result {
    let simulator = try OpenWeatherSimulator()
    return (simulator, try simulator.start())
  }

  private func withStore(
    key: String = "demo", _ work: (WeatherStore, OpenWeatherSimulator) async throws -> Void
  ) async throws {
    let (simulator, url) = try Self.shared.get()
    await simulator.faults.removeAll()
    await simulator.requests.removeAll()
    let folder = try TemporaryFolder()
    let configuration = ConfigurationManager(environment: [
      "OPENWEATHERMAP_BASE_URL": url.absoluteString, "OPENWEATHERMAP_API_KEY": key,
    ])
    let repository = WeatherRepositoryImpl(
      remoteDataSource: WeatherRemoteDataSourceImpl(
        networkService: APIClient(), configuration: configuration),
      localDataSource: WeatherFileDataSourceImpl(
        fileManager: .default, jsonLoader: JSONLoader(), folder: folder.url),
      cacheDataSource: WeatherMemoryCacheDataSource(cacheExpirationTime: -1),
      configuration: .default)
    try await work(WeatherStore(weatherRepository: repository), simulator)
    withExtendedLifetime(folder) {}
  }

  @Test(.mission("S0-01", "S0-13", "S0-82"))
  func `the store gets a city's forecast from the service through every layer`() async throws {
    try await withStore { store, simulator in
      await store.fetchWeather(for: "Paris")
      #expect(store.errorMessage == nil)
      let forecast = try #require(store.forecast)
      #expect(forecast.city == CityModel(name: "Paris", country: "FR"))
      #expect(forecast.weatherItems.count == 40)
      #expect(forecast.weatherItems.allSatisfy { $0.condition.type != .unknown })
      #expect(forecast.weatherItems.allSatisfy { (-60...60).contains($0.temperature.current) })
      let paths = await simulator.requests.entries.map(\.path)
      #expect(paths == ["/data/2.5/forecast"])
    }
  }

  static let failures: [(Fault.Kind, String)] = [
    (.status(401), "The weather service refused the API key."),
    (.status(404), "The weather service knows no such city."),
    (.status(500), "The weather service answered with status 500."),
    (.malformed, "The weather service's answer cannot be read."),
    (.wrongTypes, "The weather service's answer cannot be read."),
    (.drop, "The weather service cannot be reached."),
  ]

  @Test(arguments: failures)
  func `each failure shows its message, or the stored copy`(
    kind: Fault.Kind, sentence: String
  ) async throws {
    try await withStore { store, simulator in
      await simulator.faults.add(Fault(kind))
      await store.fetchWeather(for: "Paris")
      #expect(store.errorMessage == sentence)
      await simulator.faults.removeAll()
      await store.refreshWeather()
      await simulator.faults.add(Fault(kind))
      await store.refreshWeather()
      #expect(store.errorMessage == nil)
      #expect(store.forecast?.city.name == "Paris")
    }
  }

  @Test func `a refused key is reported, and the message does not contain the key`() async throws {
    try await withStore(key: "secret-of-mine") { store, _ in
      await store.fetchWeather(for: "Paris")
      #expect(store.errorMessage == "The weather service refused the API key.")
    }
  }

  @Test func `an invalid setting throws an error with its name`() throws {
    #expect(throws: WeatherAPIConfigurationError.missingKey) {
      try ConfigurationManager(environment: [:]).weatherAPI.forecastURL(for: "Paris")
    }
    let bad = ConfigurationManager(environment: [
      "OPENWEATHERMAP_BASE_URL": "nowhere", "OPENWEATHERMAP_API_KEY": "k",
    ])
    #expect(throws: WeatherAPIConfigurationError.badBaseURL("nowhere")) {
      try bad.weatherAPI.forecastURL(for: "Paris")
    }
    let good = ConfigurationManager(environment: ["OPENWEATHERMAP_API_KEY": "k"])
    #expect(
      try good.weatherAPI.forecastURL(for: "São Paulo").absoluteString
        == "https://api.openweathermap.org/data/2.5/forecast?q=S%C3%A3o%20Paulo&units=metric&appid=k"
    )
  }
}
