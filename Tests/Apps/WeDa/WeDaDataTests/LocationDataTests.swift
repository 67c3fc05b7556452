import Foundation
import NetworkingKit
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import StrataSecrets
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the position's path: from the browser to its encrypted record, and nowhere else.
@Suite(.timeLimit(.minutes(5))) struct LocationDataTests {
  @Test func `a position is rounded, however precise the device is`() async throws {
    let window = PlayedWindow(latitude: 51.50735, longitude: -0.12776)
    let position = try await window.run {
      try await CoreLocationProvider().currentPosition(asking: false)
    }
    #expect(position == .fixture(51.51, -0.13))
  }

  @Test(arguments: [
    ("denied", nil, LocationProblem.denied), ("insecure", nil, .insecure),
    ("unsupported", nil, .insecure), ("prompt", nil, .notAsked),
    ("granted", DeviceAnswer.failed(.refused("unavailable")), .unavailable),
    ("granted", .failed(.refused("timeout")), .timeout),
    ("granted", .failed(.windowGone), .unavailable),
    ("granted", .done(#"{"latitude":999,"longitude":0}"#), .unavailable),
  ])
  func `each failure to get a position has its own error`(
    permission: String, answer: DeviceAnswer?, problem: LocationProblem
  ) async {
    let window = PlayedWindow(permission, answer)
    _ = await window.run {
      await #expect(throws: problem) {
        try await CoreLocationProvider().currentPosition(asking: false)
      }
    }
  }

  @Test func `the browser's position is requested only by a call that permits a prompt`()
    async throws
  {
    let window = PlayedWindow("prompt", .done(#"{"latitude":10,"longitude":20}"#))
    try await window.run {
      await #expect(throws: LocationProblem.notAsked) {
        try await CoreLocationProvider().currentPosition(asking: false)
      }
      #expect(!window.asked.contains("position.once"))
      let position = try await CoreLocationProvider().currentPosition(asking: true)
      #expect(position == .fixture(10, 20))
    }
  }

  @Test func `a refusal in the browser counts as denied`() async {
    let window = PlayedWindow("prompt", .failed(.refused("denied")))
    _ = await window.run {
      await #expect(throws: LocationProblem.denied) {
        try await CoreLocationProvider().currentPosition(asking: true)
      }
    }
  }

  @Test func `a position request without an answer throws a timeout after 20 seconds`() async {
    let clock = ManualClock()
    let window = PlayedWindow("granted")
    await window.run {
      let asking = Task { () async -> LocationProblem? in
        do throws(LocationProblem) {
          _ = try await CoreLocationProvider(clock: clock).currentPosition(asking: false)
          return nil
        } catch {
          return error
        }
      }
      await clock.waitForSleepers()
      clock.advance(by: .seconds(20))
      #expect(await asking.value == .timeout)
    }
  }

  @Test func `the offline gazetteer names a position after a town, and returns nil in the ocean`()
    async throws
  {
    let place = try #require(await GazetteerPlaceNamer().place(near: .fixture(51.51, -0.13)))
    #expect(place.country == "GB" && place.state == "England")
    #expect(await GazetteerPlaceNamer().place(near: .fixture(-48.88, -123.39)) == nil)
  }

  @Test func `if the geocoder fails or echoes the position, the gazetteer names the place`()
    async throws
  {
    let here = Coordinate.fixture(51.52, -0.12)
    let echo = Place(name: "Somewhere", state: nil, country: "GB", coordinate: here)
    for script in [
      MockScript(answer: [echo]), MockScript<String, [Place]>(answer: [], error: .offline),
    ] {
      let namer = GeocoderPlaceNamer(geocoder: MockPlaceRepository(script))
      let place = try #require(await namer.place(near: here))
      #expect(place.name != "Somewhere" && place.coordinate != here)
    }
    let good = GeocoderPlaceNamer(geocoder: MockPlaceRepository(MockScript(answer: [.paris])))
    #expect(await good.place(near: here) == .paris)
  }

  @Test func `an encrypted record is decrypted with all its content`() async throws {
    let records = SecretCurrentPlaceRepository(secrets: MemorySecretStore())
    #expect(try await records.record() == nil)
    let place = CurrentPlace(
      position: .fixture(51.52, -0.12), place: .london, foundAt: WeatherReport.fixtureTime)
    let report = WeatherReport.fixture(place: .london, origin: .stored)
    try await records.save(CurrentPlaceRecord(place: place, report: report))
    let again = try #require(try await records.record())
    #expect(again.place == place && again.report?.place == .london)
    try await records.forget()
    #expect(try await records.record() == nil)
  }

  @Test
  func
    `a record that cannot be decrypted or decoded is an error that does not contain its content`()
    async
  {
    let damaged = SecretCurrentPlaceRepository(
      secrets: MemorySecretStore(error: .damaged(name: "current-place")))
    await #expect(throws: WeatherError.storage(.damaged(key: "current-place"))) {
      try await damaged.record()
    }
    for text in ["{", #"{"version":1,"latitude":777.25,"longitude":0,"found_at":0}"#] {
      let bent = SecretCurrentPlaceRepository(
        secrets: MemorySecretStore(["current-place": Data(text.utf8)]))
      let error = await #expect(throws: WeatherError.self) { try await bent.record() }
      #expect(error.map { !"\($0)".contains("777") } == true)
    }
  }

  @Test func `the choice about location is stored for its device only`() async throws {
    let folder = try TemporaryFolder()
    let database = try Database(file: folder.file("data.sqlite"))
    let (ann, bob) = (Device(id: DeviceID(rawValue: "ann")), Device(id: DeviceID(rawValue: "bob")))
    func choices(_ device: Device) -> SQLiteLocationChoiceRepository {
      DeviceHost.$current.withValue(device) {
        SQLiteLocationChoiceRepository(store: DocumentStore(database))
      }
    }
    try await choices(ann).save(.refused)
    #expect(try await choices(ann).choice() == .refused)
    #expect(try await choices(bob).choice() == .notAsked)
  }
}
