import StrataKitTesting
import Testing
import WeDaDomain

/// Tests of the data source "offline", which sends no requests.
struct OfflineTests {
  let places = MockPlaceRepository()
  let settings = MockSettingsRepository(WeatherSettings(dataSource: .offline))
  let known = KnownPlaces.mock(
    favorites: MockFavoritesRepository([
      Favorite(place: .tokyo, addedAt: WeatherReport.fixtureTime)
    ]),
    history: MockHistoryRepository([
      SearchRecord(place: .paris, searchedAt: WeatherReport.fixtureTime)
    ]),
    weather: MockWeatherRepository(reports: [
      .fixture(place: .londonOntario), .fixture(place: .tromso),
    ]))

  var search: DefaultSearchPlacesUseCase {
    DefaultSearchPlacesUseCase(places: places, known: known, settings: settings)
  }
  var resolve: DefaultResolvePlaceUseCase {
    DefaultResolvePlaceUseCase(known: known, places: places, settings: settings)
  }

  @Test(arguments: [
    ("tok", Place.tokyo), ("PAR", .paris), ("london", .londonOntario),
    ("ontario lon", .londonOntario), ("tromsø", .tromso), ("Tromso, NO", .tromso),
  ])
  func `offline, a search finds favourites, earlier searches and places of stored weather`(
    text: String, place: Place
  ) async throws {
    #expect(try await search.execute(text) == [place])
    #expect(await places.script.calls.isEmpty)
  }

  @Test(arguments: ["Berlin", "ondon", "???"])
  func `offline, a search for an unknown place throws nothingStored`(text: String) async throws {
    await #expect(throws: WeatherError.nothingStored) { try await search.execute(text) }
    #expect(await places.script.calls.isEmpty)
  }

  @Test
  func `offline, URLs open only for favourites, earlier searches and places of stored weather`()
    async throws
  {
    for place in [Place.tokyo, .paris, .londonOntario, .tromso] {
      #expect(try await resolve.execute(place.slug) == place)
    }
    await #expect(throws: WeatherError.nothingStored) { try await resolve.execute("berlin-de") }
    #expect(await places.script.calls.isEmpty)
  }

  @Test
  func `with the data source Local, a search sends a request, but a known place's page does not`()
    async throws
  {
    try await settings.save(WeatherSettings(dataSource: .local))
    #expect(try await resolve.execute(Place.tromso.slug) == .tromso)
    #expect(await places.script.calls.isEmpty)
    #expect(try await search.execute("Lon") == Place.fixtures)
    #expect(await places.script.calls == ["search Lon"])
  }

  private struct Towns: TownRepository {
    func towns(beginning text: String) async -> [Place] { [.tokyo, .london] }
  }

  @Test func `without a connection the known places and the packaged towns are searched`()
    async throws
  {
    try await settings.save(WeatherSettings(dataSource: .remote))
    let search = DefaultSearchPlacesUseCase(
      places: MockPlaceRepository(MockScript(answer: [], error: .offline)), known: known,
      settings: settings, towns: Towns())
    #expect(try await search.execute("tok") == [.tokyo, .london])
    await #expect(throws: WeatherError.offline) { try await search.execute("51.5, -0.1") }
    let down = DefaultSearchPlacesUseCase(
      places: MockPlaceRepository(MockScript(answer: [], error: .providerDown(status: 500))),
      known: known, settings: settings, towns: Towns())
    await #expect(throws: WeatherError.providerDown(status: 500)) {
      try await down.execute("tok")
    }
  }
}

extension KnownPlaces {
  /// Returns the known places of a device with these repositories; a new device by default.
  static func mock(
    favorites: MockFavoritesRepository = MockFavoritesRepository([]),
    history: MockHistoryRepository = MockHistoryRepository([]),
    weather: MockWeatherRepository = MockWeatherRepository()
  ) -> KnownPlaces {
    KnownPlaces(favorites: favorites, history: history, weather: weather)
  }
}
