import Foundation
import NetworkingKit
import StrataKitTesting
import StrataPersistence
import Testing
import WeDaDomain

@testable import WeDaData

@Suite(.mission("S0-134")) struct RepositoryTests {
  @Test(.mission("S0-05", "S0-70", "S0-75", "S0-79", "W-18"))
  func `a fetched report is stored in memory and on disk`() async throws {
    let bench = try Bench()
    let repository = bench.repository()
    let report = try await repository.fetchWeather(for: .london)
    #expect(report.origin == .remote)
    #expect(report.provider == .openWeatherMap)
    #expect(try await repository.getCachedWeather(for: .london)?.current == report.current)
    #expect(try await repository.getStoredWeather(for: .london)?.slots == report.slots)
    #expect(bench.session.paths == ["/data/2.5/forecast", "/data/2.5/weather"])
  }

  @Test(.mission("S0-65", "S0-78"))
  func `the memory cache returns nothing if it is disabled or empty`() async throws {
    let bench = try Bench()
    #expect(try await bench.repository().getCachedWeather(for: .london) == nil)
    _ = try await bench.repository().fetchWeather(for: .london)
    let without = bench.repository(RepositoryConfiguration(useCache: false))
    #expect(try await without.getCachedWeather(for: .london) == nil)
    #expect(try await bench.repository().getCachedWeather(for: .london)?.origin == .memory)
  }

  @Test(.mission("S0-67"))
  func `refreshing fetches even if the memory cache is fresh`() async throws {
    let bench = try Bench()
    _ = try await bench.repository().fetchWeather(for: .london)
    bench.watch.advance(60)
    let report = try await bench.repository().refreshWeather(for: .london)
    #expect(report.origin == .remote)
    #expect(report.fetchedAt == bench.watch.now)
    #expect(bench.session.paths.count == 4)
  }

  @Test(.mission("S0-68"))
  func `reading with fallback returns the stored report without a request`() async throws {
    let bench = try Bench()
    let repository = bench.repository()
    let empty = await failure { () throws(WeatherError) in
      try await repository.getWeatherWithFallback(for: .london)
    }
    #expect(empty == .nothingStored)
    try await repository.saveWeather(.fixture(age: 7200))
    let report = try await repository.getWeatherWithFallback(for: .london)
    #expect(report.origin == .stored)
    #expect(report.age(at: bench.watch.now) == 7200)
    #expect(bench.session.paths.isEmpty)
  }

  @Test(.mission("S0-62", "S0-63", "S0-64", "S0-66", "S0-83", "S0-96"))
  func `reports can be saved, listed, deleted and cleared`() async throws {
    let bench = try Bench()
    let repository = bench.repository()
    try await repository.saveWeather(.fixture(place: .london))
    bench.watch.advance(1)
    try await repository.saveWeather(.fixture(place: .tokyo))
    bench.watch.advance(1)
    try await repository.saveWeather(.fixture(place: .londonOntario))
    #expect(try await repository.getAllSavedCities() == [.londonOntario, .tokyo, .london])
    try await repository.deleteWeather(for: .tokyo)
    #expect(try await repository.getStoredWeather(for: .tokyo) == nil)
    #expect(try await repository.getAllSavedCities() == [.londonOntario, .london])
    try await repository.clearCache()
    #expect(try await repository.getAllSavedCities().isEmpty)
    #expect(try await repository.getStoredWeather(for: .london) == nil)
  }

  @Test func `stored weather is not used for another place with the same name`() async throws {
    let offline = Switch("")
    let bench = try Bench { request in
      if offline.value == "yes" { throw URLError(.notConnectedToInternet) }
      return try goodAnswers(request)
    }
    _ = try await bench.repository().fetchWeather(for: .london)
    offline.value = "yes"
    let error = await failure { () throws(WeatherError) in
      try await bench.repository().fetchWeather(for: .londonOntario)
    }
    #expect(error == .offline)
  }

  @Test(.mission("W-54", "W-07"))
  func `a fallback report has its age and its reason`() async throws {
    let offline = Switch("")
    let bench = try Bench { request in
      if offline.value == "yes" { throw URLError(.notConnectedToInternet) }
      return try goodAnswers(request)
    }
    _ = try await bench.repository().fetchWeather(for: .london)
    offline.value = "yes"
    bench.watch.advance(3600)
    let report = try await bench.repository().fetchWeather(for: .london)
    #expect(report.isFallback)
    #expect(report.fallbackReason == .offline)
    #expect(report.age(at: bench.watch.now) == 3600)
  }

  @Test func `a stored row under the wrong key is not returned for another place`() async throws {
    let bench = try Bench()
    let repository = bench.repository()
    try await repository.saveWeather(.fixture(place: .london))
    let rows = bench.store.collection(
      "weather.openweathermap", of: WeatherFileDTO.self, scope: .shared)
    try await rows.put(WeatherFileDTO(.fixture(place: .paris)), key: Place.london.id.text)
    #expect(try await repository.getStoredWeather(for: .london) == nil)
  }

  @Test func `if the stored copy is damaged, the provider's error is thrown`() async throws {
    let bench = try Bench { _ in NetworkResponse(status: 503) }
    let damaged = try JSONDecoder().decode(
      WeatherFileDTO.self,
      from: Data(
        String(decoding: JSONEncoder().encode(WeatherFileDTO(.fixture())), as: UTF8.self)
          .replacingOccurrences(of: "\"rainy\"", with: "\"frogs\"").utf8))
    try await bench.local.saveWeather(damaged)
    let repository = bench.repository()
    let error = await failure { () throws(WeatherError) in
      try await repository.fetchWeather(for: .london)
    }
    #expect(error == .providerDown(status: 503))
    let stored = await failure { () throws(WeatherError) in
      try await repository.getStoredWeather(for: .london)
    }
    #expect(stored == .storage(.damaged(key: Place.london.id.text)))
  }

  @Test func `weather is loaded even without storage`() async throws {
    let bench = try Bench()
    let none = UnavailableStorage(.storage(.full))
    let repository = DefaultWeatherRepository(sources: bench.sources, local: none)
    #expect(try await repository.fetchWeather(for: .london).origin == .remote)
    #expect(try await repository.fetchWeather(for: .london).origin == .memory)
    #expect(try await none.settings() == WeatherSettings())
  }

  @Test func `stored demo data never replaces a forecast`() async throws {
    let bench = try Bench { _ in throw URLError(.notConnectedToInternet) }
    let demo = DocumentWeatherLocalDataSource(
      store: bench.store, provider: .demo)
    try await demo.saveWeather(WeatherFileDTO(.fixture()))
    let error = await failure { () throws(WeatherError) in
      try await bench.repository().fetchWeather(for: .london)
    }
    #expect(error == .offline)
  }
}
