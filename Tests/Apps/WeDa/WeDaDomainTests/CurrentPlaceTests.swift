import Foundation
import StrataKitTesting
import Testing
import WeDaDomain

/// Tests of the weather at the device's position, and of the precision with which it is sent.
@Suite(.mission("W-212"), .timeLimit(.minutes(5))) struct CurrentPlaceTests {
  let location = MockLocationProvider(.fixture(51.51734, -0.12345))
  let records = MockCurrentPlaceRepository()
  let weather = MockWeatherRepository()
  let choices = MockLocationChoices(.allowed)
  let names = MockPlaceNamer()

  private func makeLoad(
    weather: MockWeatherRepository? = nil, settings: WeatherSettings = WeatherSettings(),
    names: MockPlaceNamer? = nil, now: Date = WeatherReport.fixtureTime
  ) -> DefaultLoadCurrentPlaceWeatherUseCase {
    DefaultLoadCurrentPlaceWeatherUseCase(
      getPlace: DefaultGetCurrentPlaceUseCase(
        location: location, names: names ?? self.names, now: { now }),
      records: records, weather: weather ?? self.weather,
      settings: MockSettingsRepository(settings), choices: choices, now: { now })
  }

  private func failing(_ error: WeatherError) -> MockWeatherRepository {
    MockWeatherRepository(provider: MockScript(answer: .fixture(), error: error))
  }

  @Test(.mission("W-02", "W-45"))
  func `the weather report of the device's position has the nearest town's name`() async throws {
    let report = try await makeLoad().execute(.recent)
    #expect(report.place == .london)
    #expect(await weather.calls == ["refresh london-england-gb"])
    #expect(await names.script.calls == ["51.52, -0.12"], "two decimals, and no more")
    #expect(await records.kept?.place.position == .fixture(51.52, -0.12))
  }

  @Test func `the request has the device's position, but the report has the town's coordinates`()
    async throws
  {
    let asked = MockScript<Place, WeatherReport>(answer: { .fixture(place: $0) })
    let repository = MockWeatherRepository(provider: asked)
    let report = try await makeLoad(weather: repository).execute(.fresh)
    let sent = try #require(await asked.calls.first)
    #expect(sent.coordinate == .fixture(51.52, -0.12), "the request has the device's position")
    #expect(report.place.coordinate == Place.london.coordinate)
    #expect(report.id == Place.london.id)
  }

  @Test func `far from any town, weather is loaded for a place with an empty name`() async throws {
    let nowhere = MockPlaceNamer(MockScript(answer: .london, error: .noSuchPlace("")))
    let report = try await makeLoad(names: nowhere).execute(.recent)
    #expect(report.place.name.isEmpty)
  }

  @Test(
    .mission("W-44"),
    arguments: [
      (LocationChoice.notAsked, LocationProblem.notAsked), (.refused, .denied),
    ])
  func `without permission the position is not requested`(
    choice: LocationChoice, problem: LocationProblem
  ) async throws {
    try await choices.save(choice)
    await #expect(throws: WeatherError.location(problem)) { try await makeLoad().execute(.fresh) }
    #expect(await location.calls.isEmpty)
    #expect(await weather.calls.isEmpty)
  }

  @Test func `the system asks for permission only after the button was pressed`() async throws {
    try await choices.save(.notAsked)
    _ = try await makeLoad().execute(.asking)
    try await choices.save(.allowed)
    _ = try await makeLoad().execute(.fresh)
    #expect(await location.calls == [true, false])
  }

  @Test func `within five minutes neither the position nor the weather is requested again`()
    async throws
  {
    _ = try await makeLoad().execute(.recent)
    let soon = WeatherReport.fixtureTime.addingTimeInterval(299)
    let again = try await makeLoad(now: soon).execute(.recent)
    #expect(again.origin == .memory)
    #expect(await location.calls.count == 1)
    #expect(await weather.calls.count == 1)
    let late = WeatherReport.fixtureTime.addingTimeInterval(300)
    _ = try await makeLoad(now: late).execute(.recent)
    #expect(await location.calls.count == 2)
  }

  @Test(.mission("W-178"), arguments: LocationProblem.allCases)
  func `each location problem has its own error`(
    problem: LocationProblem
  ) async {
    await location.set(problem)
    let error = WeatherError.location(problem)
    await #expect(throws: error) { try await makeLoad().execute(.fresh) }
    #expect(error.name.hasPrefix("location"))
    #expect(await weather.calls.isEmpty)
  }

  @Test func `if the provider fails, stored weather is used only for the same position`()
    async throws
  {
    _ = try await makeLoad().execute(.recent)
    let stored = try await makeLoad(weather: failing(.offline)).execute(.fresh)
    #expect(stored.isFallback && stored.fallbackReason == .offline)
    await location.set(.fixture(48.86, 2.35))
    await #expect(throws: WeatherError.offline) {
      try await makeLoad(weather: failing(.offline)).execute(.fresh)
    }
  }

  @Test func `offline mode uses the stored weather of the position`() async throws {
    let offline = WeatherSettings(dataSource: .offline)
    await #expect(throws: WeatherError.nothingStored) {
      try await makeLoad(settings: offline).execute(.recent)
    }
    _ = try await makeLoad().execute(.recent)
    let kept = try await makeLoad(settings: offline).execute(.recent)
    #expect(kept.isFallback)
    #expect(await location.calls.count == 1)
  }

  @Test(.mission("W-236"), arguments: [LocationChoice.refused, .notAsked])
  func `withdrawing the permission deletes the stored position`(
    choice: LocationChoice
  ) async throws {
    _ = try await makeLoad().execute(.recent)
    #expect(await records.kept != nil)
    let save = DefaultSaveLocationChoiceUseCase(choices: choices, current: records)
    try await save.execute(choice)
    #expect(await records.kept == nil)
    #expect(try await DefaultLoadLocationChoiceUseCase(choices: choices).execute() == choice)
  }

  @Test func `deleting all data deletes the position`() async throws {
    _ = try await makeLoad().execute(.recent)
    try await DefaultForgetEverythingUseCase(
      backups: MockBackupRepository(), weather: weather, current: records
    ).execute()
    #expect(await records.kept == nil)
  }

  @Test(arguments: [
    (51.50735, -0.12776, 51.51, -0.13), (90, 180, 90, 180), (-0.001, -0.004, 0, 0),
    (-33.8651, 151.2099, -33.87, 151.21),
  ])
  func `a position is rounded to two decimals`(
    latitude: Double, longitude: Double, toLatitude: Double, toLongitude: Double
  ) throws {
    let rounded = try Coordinate(latitude: latitude, longitude: longitude).rounded
    #expect(rounded == .fixture(toLatitude, toLongitude))
    #expect("\(rounded.latitude)" != "-0.0" && "\(rounded.longitude)" != "-0.0")
  }
}
