import Testing
import WeDaDomain

@testable import WeDaCommandLine

@Suite struct PlaceFinderTests {
  /// A geocoder that finds places by fixed texts.
  private struct Atlas: PlaceRepository {
    var found: [String: [Place]]

    func search(_ text: String) async throws(WeatherError) -> [Place] { found[text] ?? [] }

    func place(for slug: String) async throws(WeatherError) -> Place {
      guard let place = found.values.joined().first(where: { $0.slug == slug }) else {
        throw .noSuchPlace(slug)
      }
      return place
    }

    func place(at coordinate: Coordinate) async throws(WeatherError) -> Place {
      guard let place = found.values.joined().first(where: { $0.coordinate == coordinate }) else {
        throw .noSuchPlace("")
      }
      return place
    }
  }

  private func place(_ name: String, _ state: String, _ country: String, _ latitude: Double) throws
    -> Place
  {
    try Place(
      name: name, state: state, country: country,
      coordinate: Coordinate(latitude: latitude, longitude: 0))
  }

  /// A geocoder without a connection.
  private struct NoAtlas: PlaceRepository {
    func search(_ text: String) async throws(WeatherError) -> [Place] { throw .offline }
    func place(for slug: String) async throws(WeatherError) -> Place { throw .offline }
    func place(at coordinate: Coordinate) async throws(WeatherError) -> Place { throw .offline }
  }

  @Test(arguments: ["london-england-gb", "London", "london, england", "51.52, -0.1"])
  func `offline, the place finder finds only places whose weather is stored`(
    words: String
  ) async throws {
    let weather = MockWeatherRepository()
    try await weather.saveWeather(.fixture())
    let known = KnownPlaces(
      favorites: MockFavoritesRepository([]), history: MockHistoryRepository([]), weather: weather)
    let finder = PlaceFinder(places: NoAtlas(), known: known)
    #expect(try await finder.find(words).place == .london)
    await #expect(throws: WeatherError.offline) { try await finder.find("Paris") }
    await #expect(throws: WeatherError.offline) { try await finder.find("48.85, 2.35") }
  }

  private func finder() throws -> PlaceFinder {
    let places = [
      try place("London", "England", "GB", 51.5), try place("London", "Ontario", "CA", 43),
      try place("Londonderry", "", "GB", 55),
    ]
    return PlaceFinder(places: Atlas(found: ["London": places]))
  }

  @Test func `the best-known place comes first, and other places of this name are listed`()
    async throws
  {
    let choice = try await finder().find("London")
    #expect(choice.place.slug == "london-england-gb")
    #expect(choice.others.map(\.slug) == ["london-ontario-ca"])
  }

  @Test(arguments: ["london-ontario-ca", "London, Ontario", "London, CA", "London,ontario"])
  func `a place is found by its slug or its region`(words: String) async throws {
    #expect(try await finder().find(words).place.slug == "london-ontario-ca")
  }

  @Test(arguments: ["43, 0", "43 0", "43;0", "+43.0,0.0"])
  func `coordinates find the place at that position`(words: String) async throws {
    let choice = try await finder().find(words)
    #expect(choice.place.slug == "london-ontario-ca")
    #expect(choice.others.isEmpty)
  }

  @Test func `coordinates without a town find the point itself`() async throws {
    let choice = try await finder().find("0, -140")
    #expect(choice.place.slug == "0-00-n-140-00-w" && choice.others.isEmpty)
  }

  @Test(arguments: [("999, 999", "latitude"), ("51.5, -181", "longitude")])
  func `coordinates out of range are reported with the invalid field`(words: String, field: String)
    async throws
  {
    let finder = try finder()
    let error = await #expect(throws: WeatherError.self) { try await finder.find(words) }
    guard case .invalid(let value) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(value.field == field)
  }

  @Test(arguments: ["Atlantis", "atlantis-xx", "London, Texas", ","])
  func `an unknown place is reported with the typed text`(words: String) async throws {
    let finder = try finder()
    await #expect(throws: WeatherError.noSuchPlace(words)) { try await finder.find(words) }
  }
}
