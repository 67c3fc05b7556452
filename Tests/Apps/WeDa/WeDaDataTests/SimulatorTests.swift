import Foundation
import NetworkingKit
import OpenWeatherSimulator
import SimulatorKit
import StrataKitTesting
import StrataPersistence
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the data layer over a real socket, with the simulator of OpenWeatherMap.
@Suite(.serialized) struct SimulatorTests {
  /// The simulator that all tests share, since a start reads 25,000 places; it ends with the
  /// process.
  private static let shared = Result {
    let simulator = try OpenWeatherSimulator(.init(now: { WeatherReport.fixtureTime }))
    return (simulator, try simulator.start())
  }

  /// Runs work on a new device with the simulator.
  func withDevice(
    key: String = "demo",
    _ work: (WeDaDataContainer, OpenWeatherSimulator) async throws -> Void
  ) async throws {
    let (simulator, url) = try Self.shared.get()
    await simulator.faults.removeAll()
    await simulator.requests.removeAll()
    let folder = try TemporaryFolder()
    let store = DocumentStore(try Database(file: folder.file("data.sqlite")))
    try await work(device(at: url, key: key, store: store), simulator)
    withExtendedLifetime(folder) {}
  }

  private func device(at url: URL, key: String, store: DocumentStore) -> WeDaDataContainer {
    let sources = WeatherSources(
      OpenWeatherMapConfiguration(
        baseURL: url, apiKey: key, provider: .demo),
      client: URLSessionAPIClient(retry: .never), now: { WeatherReport.fixtureTime })
    return WeDaDataContainer(sources: sources, store: store)
  }

  @Test(.mission("W-03", "W-04", "W-170", "W-171", "W-172", "W-173", "S0-82"))
  func `a city is searched, and its weather is fetched, from the simulator`() async throws {
    try await withDevice { data, simulator in
      let found = try await data.places.search("London")
      #expect((1...5).contains(found.count))
      let london = try #require(found.first { $0.country == "GB" })
      let report = try await data.weather.fetchWeather(for: london)
      #expect(report.place == london)
      #expect(report.isDemo)
      #expect(report.days.count == 5)
      #expect(report.slots.count == 40)
      let paths = await simulator.requests.entries.map(\.path)
      #expect(Set(paths.suffix(2)) == ["/data/2.5/weather", "/data/2.5/forecast"])
    }
  }

  @Test func `a slug is found again by a new device`() async throws {
    try await withDevice { data, _ in
      let found = try await data.places.search("Portland")
      try await withDevice { fresh, _ in
        for place in found {
          let again = try await fresh.places.place(for: place.slug)
          #expect(again.slug == place.slug)
        }
      }
    }
  }

  @Test func `coordinates are resolved to a place in the right country`() async throws {
    try await withDevice { data, _ in
      let place = try await data.places.place(at: Place.tokyo.coordinate)
      #expect(place.country == "JP")
    }
  }

  static let faults: [(Fault.Kind, String)] = [
    (.status(401), "badKey"), (.status(404), "noSuchPlace"), (.status(429), "quota"),
    (.status(500), "providerDown"), (.drop, "interrupted"), (.malformed, "unreadableAnswer"),
    (.wrongTypes, "unreadableAnswer"),
  ]

  @Test(.mission("S0-150", "W-174", "W-175", "W-176"), arguments: faults)
  func `each failure has its own error, or falls back to the stored copy`(
    fault: Fault.Kind, name: String
  ) async throws {
    try await withDevice { data, simulator in
      await simulator.faults.add(Fault(fault, at: "/data/2.5/weather"))
      let error = await failure { () throws(WeatherError) in
        try await data.weather.fetchWeather(for: .london)
      }
      #expect(error?.name == name)
    }
    try await withDevice { data, simulator in
      _ = try await data.weather.fetchWeather(for: .london)
      await simulator.faults.add(Fault(fault, at: "/data/2.5/forecast"))
      let report = try? await data.weather.refreshWeather(for: .london)
      #expect(report?.fallbackReason?.name == (name == "noSuchPlace" ? nil : name))
      #expect(report?.place == (name == "noSuchPlace" ? nil : .london))
    }
  }

  @Test func `a value of a wrong type is reported with its field`() async throws {
    try await withDevice { data, simulator in
      await simulator.faults.add(Fault(.wrongTypes, at: "/geo/1.0/direct"))
      let error = await failure { () throws(WeatherError) in
        try await data.places.search("London")
      }
      #expect(error == .unreadableAnswer(field: "[0].lat"))
    }
  }

  @Test func `a stopped server is reported as a missing connection`() async throws {
    let simulator = try OpenWeatherSimulator()
    let url = try simulator.start()
    let folder = try TemporaryFolder()
    let store = DocumentStore(try Database(file: folder.file("data.sqlite")))
    let data = device(at: url, key: "demo", store: store)
    _ = try await data.weather.fetchWeather(for: .london)
    await simulator.stop()
    let report = try await data.weather.refreshWeather(for: .london)
    #expect(report.fallbackReason == .offline)
  }

  @Test func `a key over its quota is not used during the pause`() async throws {
    try await withDevice(key: "over-quota") { data, simulator in
      for _ in 0..<3 {
        let error = await failure { () throws(WeatherError) in
          try await data.places.search("London")
        }
        #expect(error?.name == "quota")
      }
      #expect(await simulator.requests.total == 1)
    }
  }
}
