import Foundation
import NetworkingKit
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the things that requests and devices share, and those that they do not.
@Suite(.timeLimit(.minutes(10))) struct SharingTests {
  @Test func `concurrent requests for one place share one call`() async throws {
    let gate = Gate()
    let bench = try Bench { request in
      await gate.wait()
      return try goodAnswers(request)
    }
    let repository = bench.repository()
    let all = (0..<10).map { index in
      Task {
        try await index == 0
          ? repository.refreshWeather(for: .london) : repository.fetchWeather(for: .london)
      }
    }
    while await bench.sources.flights.passengers(for: Place.london.id) < 10 {
      await Task.yield()
    }
    gate.open()
    for task in all { #expect(try await task.value.place == .london) }
    #expect(bench.session.paths == ["/data/2.5/forecast", "/data/2.5/weather"])
  }

  @Test func `current weather and forecast are requested concurrently`() async throws {
    let gate = Gate()
    let bench = try Bench { request in
      await gate.wait()
      return try goodAnswers(request)
    }
    let task = Task { try await bench.repository().fetchWeather(for: .london) }
    // Both requests are sent before either is answered.
    await bench.session.asked.wait(for: 2)
    gate.open()
    #expect(try await task.value.slots.count == 40)
  }

  @Test func `one cancelled request does not cancel the shared call`() async throws {
    let gate = Gate()
    let bench = try Bench { request in
      await gate.wait()
      return try goodAnswers(request)
    }
    let repository = bench.repository()
    let one = Task { try await repository.fetchWeather(for: .london) }
    let other = Task { try await repository.fetchWeather(for: .london) }
    let id = Place.london.id
    while await bench.sources.flights.passengers(for: id) < 2 { await Task.yield() }
    one.cancel()
    while await bench.sources.flights.passengers(for: id) > 1 { await Task.yield() }
    gate.open()
    #expect(try await other.value.place == .london)
  }

  @Test func `the shared call is cancelled with its last request`() async throws {
    let bench = try Bench { _ in
      try await ManualClock().sleep(for: .seconds(1))
      return NetworkResponse(status: 200)
    }
    let task = Task {
      await failure { () throws(WeatherError) in
        try await bench.repository().fetchWeather(for: .london)
      }
    }
    await bench.session.asked.wait(for: 2)
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(await bench.sources.flights.passengers(for: Place.london.id) == 0)
  }

  @Test func `a device cannot read another device's weather, favourites, history or settings`()
    async throws
  {
    let bench = try Bench()
    let one = data(of: "one", bench)
    let other = data(of: "other", bench)
    _ = try await one.weather.fetchWeather(for: .london)
    try await one.favorites.add(Favorite(place: .paris, addedAt: bench.watch.now))
    try await one.history.record(
      SearchRecord(place: .paris, searchedAt: bench.watch.now), limit: 20)
    try await one.settings.save(WeatherSettings(units: .american, dataSource: .offline))
    #expect(try await other.weather.getAllSavedCities().isEmpty)
    #expect(try await other.weather.getStoredWeather(for: .london) == nil)
    #expect(try await other.favorites.favorites().isEmpty)
    #expect(try await other.history.records(limit: 20).isEmpty)
    #expect(try await other.settings.settings() == WeatherSettings())
  }

  @Test func `a device that got weather from memory can use the shared copy later`() async throws {
    let bench = try Bench()
    let one = data(of: "one", bench)
    let other = data(of: "other", bench)
    _ = try await one.weather.fetchWeather(for: .london)
    #expect(try await other.weather.fetchWeather(for: .london).origin == .memory)
    #expect(try await other.weather.getStoredWeather(for: .london)?.place == .london)
    // A deletion on one device does not affect the other.
    try await one.weather.clearCache()
    #expect(try await one.weather.getStoredWeather(for: .london) == nil)
    #expect(try await other.weather.getStoredWeather(for: .london)?.place == .london)
  }

  @Test func `a device that shared another device's request can use the copy later`() async throws {
    let gate = Gate()
    let bench = try Bench { request in
      await gate.wait()
      return try goodAnswers(request)
    }
    let one = data(of: "one", bench)
    let other = data(of: "other", bench)
    let first = Task { try await one.weather.fetchWeather(for: .london) }
    let second = Task { try await other.weather.fetchWeather(for: .london) }
    while await bench.sources.flights.passengers(for: Place.london.id) < 2 { await Task.yield() }
    gate.open()
    _ = try await (first.value, second.value)
    #expect(bench.session.paths.count == 2)
    #expect(try await one.weather.getStoredWeather(for: .london)?.place == .london)
    #expect(try await other.weather.getStoredWeather(for: .london)?.place == .london)
  }

  @Test(.mission("W-14", "W-22"))
  func `fifty devices with the same two favourites fetch each place once`() async throws {
    let bench = try Bench()
    for number in 0..<50 {
      let data = data(of: "device \(number)", bench)
      for place in [Place.london, .paris] {
        try await data.favorites.add(Favorite(place: place, addedAt: bench.watch.now))
      }
      let refresh = DefaultRefreshFavoritesUseCase(
        favorites: data.favorites, weather: data.weather, settings: data.settings)
      let found = await refresh.execute()
      #expect(found.count == 2)
      for one in found { #expect((try? one.weather.get()) != nil) }
      // Each round takes five seconds.
      bench.watch.advance(5)
    }
    #expect(bench.session.paths.count == 4, "current weather and forecast for each of two devices")
  }

  private func data(of device: String, _ bench: Bench) -> WeDaDataContainer {
    DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: device))) {
      WeDaDataContainer(sources: bench.sources, store: bench.store)
    }
  }
}
