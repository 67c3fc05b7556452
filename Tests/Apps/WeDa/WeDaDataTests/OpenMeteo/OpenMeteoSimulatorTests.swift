import Foundation
import NetworkingKit
import OpenMeteoSimulator
import SimulatorKit
import StrataKitTesting
import StrataPersistence
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of a device with the Open-Meteo simulator over a socket.
@Suite struct OpenMeteoSimulatorTests {
  /// Runs work on a new device, by default two days before Berlin's clocks go forward.
  func withDevice(
    at time: String = "2026-03-27T09:40:00Z",
    _ work: (WeDaDataContainer, OpenMeteoSimulator) async throws -> Void
  ) async throws {
    let now = try Date(time, strategy: .iso8601)
    let simulator = try OpenMeteoSimulator(.init(now: { now }))
    let url = try simulator.start()
    let folder = try TemporaryFolder()
    let sources = WeatherSources(
      primary: .openMeteo(
        OpenMeteoConfiguration(baseURL: url, geocodingURL: url),
        client: URLSessionAPIClient(retry: .never), now: { now }), now: { now })
    let store = DocumentStore(try Database(file: folder.file("data.sqlite")))
    try await work(WeDaDataContainer(sources: sources, store: store), simulator)
    await simulator.stop()
    withExtendedLifetime(folder) {}
  }

  @Test func `a city is found, and its forecast has a day of 23 hours at the start of summer time`()
    async throws
  {
    try await withDevice { data, simulator in
      let found = try await data.places.search("Berlin")
      let berlin = try #require(found.first { $0.country == "DE" })
      let report = try await data.weather.fetchWeather(for: berlin)
      #expect(report.zone.identifier == "Europe/Berlin")
      #expect(report.days.map(\.slots.count) == [24, 24, 23, 24, 24])
      #expect(report.days.allSatisfy { !$0.isPartial })
      #expect(report.provider == .openMeteo)
      #expect(report.current.sunrise != nil)
      let paths = await simulator.requests.entries.map(\.path)
      #expect(paths == ["/v1/search", "/v1/forecast"])
    }
  }

  @Test(arguments: [
    ("10115", "Berlin"), ("10115 Berlin", "Berlin"), ("SW1A", "London"),
    ("New Yrok", "New York City"),
  ])
  func `a postcode and a name with two swapped letters find their town by the geocoder`(
    text: String, town: String
  ) async throws {
    try await withDevice { data, _ in
      let found = try await PlaceSearch(data.places).execute(text)
      #expect(found.first?.name == town, "\(found.map(\.fullName))")
    }
  }

  @Test func `48 hours of a view of the map are fetched by one request`() async throws {
    try await withDevice { data, simulator in
      let area = try #require(
        MapArea(latitude: 52, longitude: 179, latitudeSpan: 8, longitudeSpan: 14))
      let report = await data.fields.field(of: area.tiles())
      #expect(report.cells.count == area.tiles().count && report.problem == nil)
      let now = try Date("2026-03-27T09:00:00Z", strategy: .iso8601)
      for hour in 0..<FieldReport.hours {
        let time = now.addingTimeInterval(Double(hour) * 3600)
        #expect(
          report.cells.allSatisfy { cell in
            FieldLayer.allCases.allSatisfy { cell.hour(at: time)?.isKnown($0) == true }
          }, "hour \(hour)")
      }
      #expect(await simulator.requests.entries.map(\.path) == ["/v1/forecast"])
    }
  }

  @Test func `the comparison of all weather models is fetched by one request`() async throws {
    try await withDevice { data, simulator in
      let now = try Date("2026-03-27T09:40:00Z", strategy: .iso8601)
      let models = try #require(try await data.more.models(at: .london))
      #expect(models.lines.map(\.model) == ForecastModel.allCases)
      #expect(models.lines(from: now).allSatisfy { $0.hours.count >= 48 })
      let spread = models.spread(from: now)
      #expect(spread.last.map { $0.high > $0.low } == true)
      #expect(await simulator.requests.entries.map(\.path) == ["/v1/forecast"])
    }
  }

  @Test(arguments: [
    ("Москва", "Moscow", "RU"), ("münchen", "Munich", "DE"), ("Wien", "Vienna", "AT"),
    ("東京", "Tokyo", "JP"), ("Portland Oregon", "Portland", "US"), ("Lodnon", "London", "GB"),
    ("Paris, TX", "Paris", "US"), ("London, Ontario", "London", "CA"),
  ])
  func `a search finds names of other scripts and languages, regions and one wrong letter`(
    text: String, name: String, country: String
  ) async throws {
    try await withDevice { data, _ in
      let found = try await PlaceSearch(data.places).execute(text)
      #expect(found.first?.name == name && found.first?.country == country, "\(found)")
    }
  }

  @Test func `a search without a connection finds the packaged towns`() async throws {
    try await withDevice { data, simulator in
      await simulator.stop()
      let known = KnownPlaces(
        favorites: data.favorites, history: data.history, weather: data.weather)
      let search = DefaultSearchPlacesUseCase(
        places: data.places, known: known, settings: data.settings, towns: GazetteerTowns())
      let found = try await search.execute("Lond")
      #expect(found.first?.slug == "london-england-gb")
      await #expect(throws: WeatherError.offline) { try await search.execute("Qzxzq") }
    }
  }

  @Test func `a slug is found again by a new device`() async throws {
    try await withDevice { data, _ in
      for place in try await data.places.search("Portland") {
        try await withDevice { fresh, _ in
          let again = try await fresh.places.place(for: place.slug)
          #expect(again.slug == place.slug)
        }
      }
    }
  }

  @Test(arguments: [("2026-12-21T12:00:00Z", PolarLight.night), ("2026-06-21T12:00:00Z", .day)])
  func `the report of a place in the far north has polar day or night`(
    time: String, light: PolarLight
  )
    async throws
  {
    try await withDevice(at: time) { data, _ in
      let report = try await data.weather.fetchWeather(for: .tromso)
      #expect(report.current.polarLight == light)
      #expect(report.current.sunrise == nil)
    }
  }

  static let faults: [(Fault.Kind, String)] = [
    (.status(429), "quota"), (.status(500), "providerDown"), (.drop, "interrupted"),
    (.malformed, "unreadableAnswer"), (.wrongTypes, "unreadableAnswer"),
  ]

  @Test(arguments: faults)
  func `each failure throws its own error, or falls back to the stored copy`(
    fault: Fault.Kind, name: String
  ) async throws {
    try await withDevice { data, simulator in
      _ = try await data.weather.fetchWeather(for: .london)
      await simulator.faults.add(Fault(fault, at: "/v1/forecast"))
      let error = await failure { () throws(WeatherError) in
        try await data.weather.fetchWeather(for: .tokyo)
      }
      #expect(error?.name == name)
      let report = try await data.weather.refreshWeather(for: .london)
      #expect(report.isFallback)
      #expect(report.fallbackReason?.name == name)
    }
  }
}
