import Testing
import WeDaDomain

/// Tests that the search field and the command line find the same places.
struct PlaceSearchTests {
  /// A geocoder that finds only exact names, at most five places.
  private struct Atlas: PlaceRepository {
    let places: [Place]
    var postcodes: [String: String] = [:]
    var spellings: [String: [String]] = [:]
    var towns: [String: [Place]] = [:]

    func search(_ text: String) async throws(WeatherError) -> [Place] {
      Array(try await namesakes(of: text).prefix(5))
    }

    func namesakes(of name: String) async throws(WeatherError) -> [Place] {
      let asked = name == "東京" ? "Tokyo" : name
      return places.filter {
        $0.name.lowercased() == asked.lowercased() || postcodes[name] == $0.name
      }
    }

    func corrections(of name: String) async -> [String] { spellings[name.lowercased()] ?? [] }

    func towns(called name: String) async -> [Place] { towns[name] ?? [] }

    func place(for slug: String) async throws(WeatherError) -> Place {
      guard let place = places.first(where: { $0.slug == slug }) else { throw .noSuchPlace(slug) }
      return place
    }

    func place(at coordinate: Coordinate) async throws(WeatherError) -> Place {
      guard let place = places.first(where: { $0.coordinate == coordinate }) else {
        throw .noSuchPlace("")
      }
      return place
    }
  }

  private static func paris(_ state: String, _ country: String, _ latitude: Double) -> Place {
    Place(name: "Paris", state: state, country: country, coordinate: .fixture(latitude, -90))
  }

  /// The places of the geocoder. The one in Texas is the sixth.
  private static let all =
    Place.fixtures + [
      paris("Ontario", "CA", 43.2), paris("Kentucky", "US", 38.2), paris("Tennessee", "US", 36.3),
      paris("Missouri", "US", 39.5), paris("Texas", "US", 33.7),
    ]

  private var search: DefaultSearchPlacesUseCase {
    let atlas = Atlas(
      places: Self.all, postcodes: ["75001": "Paris"],
      spellings: ["lodnon": ["Lodron", "London"], "pariss": ["Paris"], "londra": ["Tokyo"]],
      towns: [
        "Londra": [
          Place(
            name: "London", state: nil, country: "GB", coordinate: .fixture(51.6, -0.1))
        ], "Tromsa": [.tromso],
      ])
    return DefaultSearchPlacesUseCase(
      places: atlas, known: .mock(), settings: MockSettingsRepository())
  }

  @Test(arguments: [
    ("London, Ontario", "london-ontario-ca"), ("london,ontario", "london-ontario-ca"),
    ("London, CA", "london-ontario-ca"), ("London, Ontario, Canada", "london-ontario-ca"),
    ("London, UK", "london-england-gb"), ("London, Reino Unido", "london-england-gb"),
    ("Paris, TX", "paris-texas-us"), ("Paris, Texas", "paris-texas-us"),
    ("Paris, FR", "paris-ile-de-france-fr"), ("Paris, Isla de Francia", "paris-ile-de-france-fr"),
    ("London, Inghilterra", "london-england-gb"), ("東京", "tokyo-jp"),
    ("London, Great Britain", "london-england-gb"), ("Paris, Texas, U.S.", "paris-texas-us"),
    ("paris-texas-us", "paris-texas-us"), ("33.7, -90", "paris-texas-us"),
  ])
  func `a place is found by its region, its slug or its coordinates`(
    text: String, slug: String
  ) async throws {
    #expect(try await search.execute(text).map(\.slug) == [slug])
  }

  @Test(arguments: [
    ("London Ontario", "london-ontario-ca"), ("london  on", "london-ontario-ca"),
    ("Paris tx", "paris-texas-us"), ("Paris Texas", "paris-texas-us"),
    ("London Reino Unido", "london-england-gb"), ("London United Kingdom", "london-england-gb"),
  ])
  func `a place is found by a region without a comma`(text: String, slug: String) async throws {
    #expect(try await search.execute(text).map(\.slug) == [slug])
  }

  @Test(arguments: [
    ("Londra", "london-england-gb", false), ("Londra, GB", "london-england-gb", false),
    ("Tromsa", Place.tromso.slug, false),
    ("Lodnon", "london-england-gb", true), ("London", "london-england-gb", false),
  ])
  func `a name of another language is no error of typing, and a corrected one is told as such`(
    text: String, slug: String, isCorrected: Bool
  ) async throws {
    let found = try await search.find(text)
    #expect(found.places.first?.slug == slug)
    #expect(found.isCorrected == isCorrected)
  }

  @Test func `a corrected name finds no place that only an old or foreign name brings`()
    async throws
  {
    let amman = Place(
      name: "Amman", state: nil, country: "JO", coordinate: .fixture(31.95, 35.93))
    let philadelphia = Place(
      name: "Philadelphia", state: "Pennsylvania", country: "US",
      coordinate: .fixture(39.95, -75.16))
    let atlas = Atlas(
      places: [amman, philadelphia], postcodes: ["Philadelphia": "Amman", "Genf": "Amman"],
      spellings: ["philadelpia": ["Philadelphia"], "gemf": ["Genf"]])
    let search = DefaultSearchPlacesUseCase(
      places: atlas, known: .mock(), settings: MockSettingsRepository())
    #expect(try await search.find("Philadelpia").places == [philadelphia])
    #expect(try await search.find("Philadelphia").places.contains(amman))
    #expect(try await search.find("Gemf").places == [amman])
  }

  @Test(arguments: ["Paris T", "London Texas", "Ontario London", "Tokyo Paris"])
  func `a place is not found by another place's region`(text: String) async throws {
    #expect(try await search.execute(text).isEmpty)
  }

  @Test(arguments: [
    ("75001", "paris-ile-de-france-fr"), ("75001 Paris", "paris-ile-de-france-fr"),
    ("Paris 75001", "paris-ile-de-france-fr"), ("75001 France", "paris-ile-de-france-fr"),
    ("75001 TX", "paris-texas-us"), ("75001, TX", "paris-texas-us"),
  ])
  func `a postcode is found with its town or its region`(text: String, slug: String) async throws {
    #expect(try await search.execute(text).map(\.slug).contains(slug))
  }

  @Test func `a name with one wrong letter is found by its correct spelling`() async throws {
    #expect(
      try await search.execute("Lodnon").map(\.slug) == ["london-england-gb", "london-ontario-ca"])
    #expect(try await search.execute("lodnon, Ontario").map(\.slug) == ["london-ontario-ca"])
    #expect(try await search.execute("Pariss, TX").map(\.slug) == ["paris-texas-us"])
    #expect(try await search.execute("Lodnonn").isEmpty)
  }

  @Test(arguments: ["London, Texas", "Atlantis", "atlantis-xx", ",", "London, ,"])
  func `an unknown place is not found`(text: String) async throws {
    #expect(try await search.execute(text).isEmpty)
  }

  @Test(arguments: [("Paris, ex", false), ("Paris, tex", true), ("Paris, t", false)])
  func `a region after a comma in a search is recognized if it has at least three letters`(
    text: String, isFound: Bool
  ) async throws {
    #expect(try await search.execute(text).isEmpty == !isFound)
  }

  @Test(arguments: [
    ("Lo", false), ("Lon", true), ("東京", true), ("津", true), ("서울", true), ("Ås", false),
  ])
  func `the minimum length of a search text depends on its script`(text: String, isEnough: Bool) {
    #expect(PlaceSearch.isEnough(text) == isEnough)
  }
}
