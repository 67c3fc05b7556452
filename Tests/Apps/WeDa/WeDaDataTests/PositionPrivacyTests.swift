import Foundation
import NetworkingKit
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import StrataSecrets
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the places where a device's position occurs after its weather was shown: the request
/// and the encrypted record.
@Suite(.mission("W-237"), .timeLimit(.minutes(5))) struct PositionPrivacyTests {
  /// A position that no town of the gazetteer shares.
  private static let spot = Coordinate.fixture(51.63, -0.17)
  private static let traces = ["51.63", "-0.17", "5163,", "51,63"]

  private struct House {
    let bench: Bench
    let secrets: URL

    init() throws {
      bench = try Bench { request in
        request.url.path.hasSuffix("reverse")
          ? NetworkResponse(status: 200, body: Data("[]".utf8)) : try goodAnswers(request)
      }
      secrets = bench.folder.url.appendingPathComponent("secrets")
    }

    func data(_ device: String) -> WeDaDataContainer {
      let device = Device(id: DeviceID(rawValue: device))
      return DeviceHost.$current.withValue(device) {
        WeDaDataContainer(
          sources: bench.sources, store: bench.store,
          secrets: FileSecretStore(folder: secrets, device: device.id))
      }
    }

    func load(
      _ device: String, _ demand: CurrentPlaceDemand = .asking
    ) async throws -> WeatherReport {
      let data = data(device)
      return try await DefaultLoadCurrentPlaceWeatherUseCase(
        getPlace: DefaultGetCurrentPlaceUseCase(
          location: MockLocationProvider(spot), names: data.location.names),
        records: data.location.current, weather: data.location.weather, settings: data.settings,
        choices: data.location.choices, now: { bench.watch.now }
      ).execute(demand)
    }

    /// Returns every file in the folder as text.
    func disk() throws -> [(name: String, text: String)] {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: bench.folder.url.path)
      return try paths.compactMap { path in
        let file = bench.folder.url.appendingPathComponent(path)
        guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
        else { return nil }
        return (path, String(decoding: try Data(contentsOf: file), as: UTF8.self))
      }
    }
  }

  @Test func `only the provider gets the position, with two decimals`() async throws {
    let house = try House()
    _ = try await house.load("ann")
    let told = house.bench.session.asked.all.map(\.url.absoluteString)
    #expect(told.contains { $0.contains("lat=51.63") && $0.contains("lon=-0.17") })
    #expect(told.allSatisfy { $0.hasPrefix("http://weather.test/") })
  }

  @Test(.mission("W-09")) func `no file on disk contains the position unencrypted`() async throws {
    let house = try House()
    _ = try await house.load("ann")
    let files = try house.disk()
    #expect(files.contains { $0.name.hasSuffix(".sealed") }, "the encrypted record exists")
    #expect(files.contains { $0.name.contains("sqlite") })
    for file in files {
      for trace in Self.traces { #expect(!file.text.contains(trace), "\(trace) in \(file.name)") }
    }
  }

  @Test func `the memory cache that devices share has no entry for the position`() async throws {
    let house = try House()
    let report = try await house.load("ann")
    let own = Place(
      name: report.place.name, state: report.place.state, country: report.place.country,
      coordinate: Self.spot)
    for place in [own, report.place] {
      #expect(await house.bench.sources.cache.getCachedWeather(for: place.id.text) == nil)
      #expect(
        await house.bench.sources.recent.answer(of: house.bench.sources.provider, for: place.id)
          == nil)
      #expect(try await house.data("ann").weather.getStoredWeather(for: place) == nil)
    }
    #expect(try await house.data("ann").weather.getAllSavedCities().isEmpty)
  }

  @Test
  func `weather at one device's position is not reused for another device, which sends a request`()
    async throws
  {
    let house = try House()
    _ = try await house.load("ann")
    let asked = house.bench.session.asked.all.count
    #expect(try await house.data("bob").location.current.record() == nil)
    _ = try await house.load("bob")
    #expect(house.bench.session.asked.all.count > asked)
    #expect(try await house.data("ann").location.current.record() != nil)
  }

  @Test func `a shown place, its address and its error do not contain the position`() async throws {
    let house = try House()
    let report = try await house.load("ann")
    #expect(!report.place.name.isEmpty)
    for text in ["\(report.place)", report.id.text, report.place.slug] {
      for trace in Self.traces { #expect(!text.contains(trace)) }
    }
    let failing = try Bench { _ in throw URLError(.notConnectedToInternet) }
    let place = CurrentPlace(position: Self.spot, place: .london, foundAt: .distantPast).askedPlace
    let lonely = DefaultWeatherRepository(
      sources: failing.sources, local: UnavailableStorage(.nothingStored),
      configuration: .keepingNothing)
    let error = await #expect(throws: WeatherError.self) {
      try await lonely.refreshWeather(for: place)
    }
    for trace in Self.traces { #expect(error.map { !"\($0)".contains(trace) } == true) }
  }
}
