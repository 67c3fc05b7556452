import Foundation
import StrataKitTesting
import Testing
import WeDaDomain

struct UseCaseTests {
  // MARK: Search

  @Test(.mission("W-03", "W-48"))
  func `a query of fewer than three characters sends no request`() async throws {
    #expect(!PlaceSearch.isEnough("Lo") && PlaceSearch.isEnough("Lon"))
    let places = MockPlaceRepository()
    let search = DefaultSearchPlacesUseCase(
      places: places, known: .mock(), settings: MockSettingsRepository())
    #expect(try await search.execute("    ").isEmpty)
    #expect(try await search.execute(String(repeating: "x", count: 10_000)).isEmpty)
    #expect(await places.script.calls.isEmpty)
    #expect(try await search.execute("  Lon ") == Place.fixtures)
    #expect(await places.script.calls == ["search Lon"])
  }

  @Test func `invisible characters are removed from a search`() async throws {
    let places = MockPlaceRepository()
    let search = DefaultSearchPlacesUseCase(
      places: places, known: .mock(), settings: MockSettingsRepository())
    #expect(try await search.execute("\u{0}\u{1B}\u{202E}").isEmpty)
    #expect(await places.script.calls.isEmpty)
    _ = try await search.execute("Lon\u{0}don")
    #expect(await places.script.calls == ["search London"])
  }

  @Test(.mission("W-48"))
  func `suggestions are unique by location and at most five`() async throws {
    let again = Place(
      name: "Londres", state: nil, country: "GB", coordinate: Place.london.coordinate)
    let many = [.london, again, .paris, .tokyo, .tromso, .londonOntario, .elsewhere]
    let places = MockPlaceRepository(MockScript(answer: many))
    let search = DefaultSearchPlacesUseCase(
      places: places, known: .mock(), settings: MockSettingsRepository())
    let found = try await search.execute("Lon")
    #expect(found == [.london, .paris, .tokyo, .tromso, .londonOntario])
  }

  @Test(arguments: ["51.5074, -0.1278", " 51.5074 −0.1278 ", "51.5074;-0.1278"])
  func `coordinates find the place at that position`(text: String) async throws {
    let places = MockPlaceRepository(MockScript(answer: [.london]))
    let search = DefaultSearchPlacesUseCase(
      places: places, known: .mock(), settings: MockSettingsRepository())
    #expect(try await search.execute(text) == [.london])
    #expect(await places.script.calls == ["at 51.5074,-0.1278"])
  }

  @Test(arguments: [
    ("999, 999", "latitude", "999.0", 90), ("90.1, 0", "latitude", "90.1", 90),
    ("0, -180.5", "longitude", "-180.5", 180),
  ])
  func `coordinates out of range are reported without a request`(
    text: String, field: String, value: String, limit: Int
  ) async throws {
    let places = MockPlaceRepository()
    let search = DefaultSearchPlacesUseCase(
      places: places, known: .mock(), settings: MockSettingsRepository())
    let reason = InvalidValue(field: field, value: value, rule: "-\(limit) ... \(limit)")
    await #expect(throws: WeatherError.invalid(reason)) { try await search.execute(text) }
    #expect(await places.script.calls.isEmpty)
  }

  @Test func `coordinates in the sea find the point itself`() async throws {
    let search = DefaultSearchPlacesUseCase(
      places: MockPlaceRepository(MockScript(answer: [])), known: .mock(),
      settings: MockSettingsRepository())
    let found = try await search.execute("0.5, -30")
    #expect(found.map(\.name) == ["0.50° N, 30.00° W"])
    #expect(found.map(\.slug) == ["0-50-n-30-00-w"])
  }

  @Test(arguments: ["nan, nan", "inf 1", "Route 66 10", "1, 2, 3", "0x1p3 2", "12 34a", "1770"])
  func `a text that is not coordinates is searched as a name`(text: String) throws {
    #expect(try Coordinate.typed(text) == nil)
  }

  // MARK: Weather by data source

  static let table: [(DataSourceType, Bool, [String])] = [
    (.remote, true, ["fetch"]), (.remote, false, ["fetch"]),
    (.local, true, ["stored"]), (.local, false, ["stored", "fetch"]),
    (.cache, true, ["cached"]), (.cache, false, ["cached", "fetch"]),
    (.offline, true, ["fallback"]), (.offline, false, ["fallback"]),
  ]

  @Test(.mission("S0-104", "S0-105", "S0-106", "S0-107", "S0-137"), arguments: table)
  func `the data source setting decides which repository calls are made`(
    source: DataSourceType, held: Bool, calls: [String]
  ) async throws {
    let weather = MockWeatherRepository(reports: held ? [.fixture()] : [])
    let settings = MockSettingsRepository(WeatherSettings(dataSource: source))
    let load = DefaultLoadWeatherUseCase(weather: weather, settings: settings)
    let report = try? await load.execute(.london)
    #expect(await weather.calls == calls.map { "\($0) london-england-gb" })
    #expect((report == nil) == (source == .offline && !held))
  }

  @Test func `a refresh in offline mode sends no request`() async throws {
    let weather = MockWeatherRepository(reports: [.fixture()])
    let settings = MockSettingsRepository(WeatherSettings(dataSource: .offline))
    let refresh = DefaultRefreshWeatherUseCase(weather: weather, settings: settings)
    _ = try await refresh.execute(.london)
    try await settings.save(WeatherSettings(dataSource: .local))
    _ = try await refresh.execute(.london)
    #expect(await weather.calls.map { $0.prefix(7) } == ["fallbac", "refresh"])
  }

  // MARK: Favourites

  @Test func `toggling a favourite twice restores its state`() async throws {
    let favorites = MockFavoritesRepository([])
    let toggle = DefaultToggleFavoriteUseCase(
      favorites: favorites, now: { WeatherReport.fixtureTime })
    #expect(try await toggle.execute(.paris))
    #expect(try await toggle.isFavorite(.paris))
    let kept = try await favorites.favorites()
    #expect(kept == [Favorite(place: .paris, addedAt: WeatherReport.fixtureTime)])
    #expect(try await !toggle.execute(.paris))
    #expect(try await favorites.favorites().isEmpty)
  }

  @Test func `the weather of favourites is loaded concurrently`() async {
    let clock = ManualClock()
    let weather = MockLoadWeatherUseCase(
      MockScript(answer: { .fixture(place: $0) }, delay: .seconds(1), clock: clock))
    let load = DefaultLoadFavoritesUseCase(
      favorites: MockFavoritesRepository(), loadWeather: weather,
      refreshWeather: MockRefreshWeatherUseCase())
    let rows = load.weather(for: Favorite.fixtures)
    // Both wait on the clock at once, so one step releases both.
    await clock.waitForSleepers(count: 2)
    clock.advance(by: .seconds(1))
    var arrived: Set<PlaceID> = []
    for await row in rows {
      arrived.insert(row.id)
      #expect((try? row.weather.get().place) == row.favorite.place)
    }
    #expect(arrived == Set(Favorite.fixtures.map(\.id)))
  }

  @Test func `refreshing the favourites requests each place instead of using cached weather`()
    async
  {
    let (kept, fresh) = (
      MockScript<Place, WeatherReport>(answer: { .fixture(place: $0) }),
      MockScript<Place, WeatherReport>(answer: { .fixture(place: $0) })
    )
    let load = DefaultLoadFavoritesUseCase(
      favorites: MockFavoritesRepository(), loadWeather: MockLoadWeatherUseCase(kept),
      refreshWeather: MockRefreshWeatherUseCase(fresh))
    for await _ in load.weather(for: Favorite.fixtures, anew: true) {}
    #expect(await kept.calls.isEmpty)
    #expect(await Set(fresh.calls) == Set(Favorite.fixtures.map(\.place)))
  }

  @Test func `loading thirty favourites returns a result for each, even if all requests fail`()
    async
  {
    let many = (0..<30).map { index in
      Favorite(
        place: Place(
          name: "Place \(index)", state: nil, country: "XX",
          coordinate: .fixture(Double(index), 0)),
        addedAt: WeatherReport.fixtureTime)
    }
    let weather = MockLoadWeatherUseCase(
      MockScript(answer: { .fixture(place: $0) }, error: .offline))
    let load = DefaultLoadFavoritesUseCase(
      favorites: MockFavoritesRepository(), loadWeather: weather,
      refreshWeather: MockRefreshWeatherUseCase())
    var rows: [FavoriteWeather] = []
    for await row in load.weather(for: many) { rows.append(row) }
    #expect(Set(rows.map(\.id)) == Set(many.map(\.id)))
    #expect(rows.allSatisfy { $0.weather == .failure(.offline) })
  }

  // MARK: History

  @Test func `a restored search keeps its time, but not over a newer search of the place`()
    async throws
  {
    let history = MockHistoryRepository()
    let all = try await history.records(limit: 20)
    let arrange = DefaultArrangeHistoryUseCase(history: history)
    for record in all { try await arrange.remove(record.id) }
    #expect(try await history.records(limit: 20).isEmpty)
    let newer = SearchRecord(
      place: all[1].place, searchedAt: all[0].searchedAt.addingTimeInterval(60))
    try await history.record(newer, limit: 20)
    try await arrange.restore(all)
    #expect(try await history.records(limit: 20) == [newer, all[0], all[2]])
  }

  @Test(.mission("W-06"))
  func `a repeated search moves to the top, and twenty records are kept`() async throws {
    let history = MockHistoryRepository([])
    let load = DefaultLoadHistoryUseCase(history: history)
    for index in 0..<25 {
      let record = DefaultRecordSearchUseCase(
        history: history, now: { WeatherReport.fixtureTime.addingTimeInterval(Double(index)) })
      try await record.execute(index == 24 ? .elsewhere(at: 10) : .elsewhere(at: index))
    }
    let kept = try await load.execute()
    #expect(kept.count == 20)
    #expect(kept.first?.place == .elsewhere(at: 10))
    #expect(Set(kept.map(\.id)).count == 20)
    try await DefaultClearHistoryUseCase(history: history).execute()
    #expect(try await load.execute().isEmpty)
  }

  @Test func `the last viewed place is the visited one, or else the latest searched one`()
    async throws
  {
    let history = MockHistoryRepository()
    let viewed = DefaultViewedPlaceUseCase(history: history)
    #expect(try await viewed.last() == .paris)
    let searches = try await history.records(limit: 20)
    try await viewed.record(.londonOntario)
    #expect(try await viewed.last() == .londonOntario)
    #expect(try await history.records(limit: 20) == searches)
    try await DefaultClearHistoryUseCase(history: history).execute()
    #expect(try await viewed.last() == nil)
  }

  // MARK: Places behind addresses

  @Test func `a slug is searched in the favourites, then in the history, then by the geocoder`()
    async throws
  {
    let places = MockPlaceRepository()
    let resolve = DefaultResolvePlaceUseCase(
      known: .mock(favorites: MockFavoritesRepository(), history: MockHistoryRepository()),
      places: places, settings: MockSettingsRepository())
    #expect(try await resolve.execute(Place.tokyo.slug) == .tokyo)
    #expect(try await resolve.execute(Place.paris.slug) == .paris)
    #expect(await places.script.calls.isEmpty)
    #expect(try await resolve.execute(Place.londonOntario.slug) == .londonOntario)
    await #expect(throws: WeatherError.noSuchPlace("atlantis")) {
      try await resolve.execute("atlantis")
    }
  }

  @Test func `a place's slug is resolved by the geocoder if storage cannot be read`() async throws {
    let resolve = DefaultResolvePlaceUseCase(
      known: .mock(
        favorites: MockFavoritesRepository(error: .storage(.unavailable)),
        history: MockHistoryRepository(error: .storage(.unavailable))),
      places: MockPlaceRepository(), settings: MockSettingsRepository())
    #expect(try await resolve.execute(Place.tokyo.slug) == .tokyo)
  }

  // MARK: The provider

  @Test func `the use case returns the repository's status of the provider`() async {
    struct Refused: ProviderStatusRepository {
      func status() async -> ProviderStatus { ProviderStatus(provider: .fixture, fault: .badKey) }
      func services() async -> [ServiceStatus] { [.fixture()] }
    }
    let useCase = DefaultLoadProviderStatusUseCase(provider: Refused())
    #expect(await useCase.execute() == ProviderStatus(provider: .fixture, fault: .badKey))
    #expect(await useCase.services() == [.fixture()])
  }

  // MARK: Settings

  @Test func `settings are saved and read again`() async throws {
    let repository = MockSettingsRepository()
    let chosen = WeatherSettings(units: .american, dataSource: .cache)
    try await DefaultSaveSettingsUseCase(settings: repository).execute(chosen)
    #expect(try await DefaultLoadSettingsUseCase(settings: repository).execute() == chosen)
  }
}

extension Place {
  static let elsewhere = elsewhere(at: 77)

  static func elsewhere(at index: Int) -> Place {
    Place(
      name: "Elsewhere \(index)", state: nil, country: "XX",
      coordinate: .fixture(Double(index), 1))
  }
}
