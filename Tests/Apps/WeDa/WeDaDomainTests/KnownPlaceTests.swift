import Foundation
import Testing

@testable import WeDaDomain

/// Tests of places that the device knows, by name, by address and by position; and typed
/// coordinates.
@Suite struct KnownPlaceTests {
  private static let time = WeatherReport.fixtureTime

  private func place(
    _ name: String, _ latitude: Double = 0, _ longitude: Double = 0, in country: String = "XX"
  ) -> Place {
    Place(
      name: name, state: nil, country: country, coordinate: .fixture(latitude, longitude))
  }

  private func known(
    favorites: [Place] = [], history: [Place] = [], stored: [Place] = [],
    error: WeatherError? = nil
  ) -> KnownPlaces {
    KnownPlaces(
      favorites: MockFavoritesRepository(
        favorites.enumerated().map {
          Favorite(place: $1, addedAt: Self.time.addingTimeInterval(Double(-$0)))
        }, error: error),
      history: MockHistoryRepository(
        history.enumerated().map {
          SearchRecord(place: $1, searchedAt: Self.time.addingTimeInterval(Double(-$0)))
        }, error: error),
      weather: MockWeatherRepository(reports: stored.map { .fixture(place: $0) }))
  }

  @Test func `a name is found by the beginnings of its words, in any order`() async {
    let known = known(
      favorites: [place("New York"), place("Newcastle")], history: [place("York")],
      stored: [place("Yorkton")])
    #expect(await known.search("york").map(\.name) == ["York", "Yorkton", "New York"])
    #expect(await known.search("yor NEW").map(\.name) == ["New York"])
    #expect(await known.search("new").map(\.name) == ["New York", "Newcastle"])
    #expect(await known.search("ork").isEmpty)
    // A country's code is a word like any other.
    #expect(await known.search("york xx").map(\.name) == ["York", "New York", "Yorkton"])
  }

  @Test(arguments: ["", " ", "?!", "🌦️"])
  func `a text without a word finds nothing`(text: String) async {
    #expect(await known(favorites: [.london]).search(text).isEmpty)
  }

  @Test func `a place's slug is looked up in favourites, history and stored weather`() async {
    let known = known(favorites: [.london], history: [.paris], stored: [.tokyo])
    for place in [Place.london, .paris, .tokyo] {
      #expect(await known.place(place.slug) == place)
    }
    #expect(await known.place("london") == nil)
    #expect(await known.place("") == nil)
  }

  @Test func `coordinates are resolved to the nearest known place within a tenth of a degree`()
    async throws
  {
    let known = known(
      favorites: [place("Far", 10.25, 20)], history: [place("Near", 10.0625, 20)],
      stored: [place("Nearer", 10, 20.03125)])
    func name(_ latitude: Double, _ longitude: Double) async -> String? {
      await known.place(at: .fixture(latitude, longitude))?.name
    }
    #expect(await name(10, 20) == "Nearer")
    #expect(await name(10.0625, 20) == "Near")
    #expect(await name(10.1875, 20) == "Far")
    #expect(await name(10.5, 20) == nil)
    #expect(await name(10, 21) == nil)
    #expect(await name(-10, 20) == nil)
  }

  @Test func `positions on both sides of the date line are near each other`() async {
    let known = known(favorites: [place("Line", 0, 179.96875)])
    #expect(await known.place(at: .fixture(0, -179.96875))?.name == "Line")
    #expect(await known.place(at: .fixture(0, -179.75)) == nil)
  }

  @Test func `if favourites and history cannot be read, places of stored weather are still found`()
    async
  {
    let known = known(favorites: [.london], history: [.paris], stored: [.tokyo], error: .offline)
    #expect(await known.search("tokyo") == [.tokyo])
    #expect(await known.place(Place.tokyo.slug) == .tokyo)
    #expect(await known.search("london").isEmpty)
  }

  @Test(arguments: [
    ("51.5, -0.1", 51.5, -0.1), ("51.5;-0.1", 51.5, -0.1), ("51.5 -0.1", 51.5, -0.1),
    (" 51.5 ,  -0.1 ", 51.5, -0.1), ("\u{2212}33.9, 18.4", -33.9, 18.4), ("+1,2", 1, 2),
    ("1e1,2", 10, 2), ("90,180", 90, 180), ("-90 -180", -90, -180), ("0,0", 0, 0),
    ("51,5 -0,25", 51.5, -0.25), ("51,5; -0,25", 51.5, -0.25), ("51.5N 0.25W", 51.5, -0.25),
    ("33.5° S, 18.5° E", -33.5, 18.5), ("51°30'N 0°15'W", 51.5, -0.25),
    ("51°30′0″n;0°15′0″e", 51.5, 0.25), ("1°0'36''N 2° 30' E", 1.01, 2.5),
  ])
  func `a text of two numbers is parsed as coordinates`(
    text: String, latitude: Double, longitude: Double
  ) throws {
    let typed = try #require(try Coordinate.typed(text))
    #expect(typed.latitude == latitude && typed.longitude == longitude)
  }

  @Test(arguments: [
    "", "51.5", "1,2,3", "a,b", "1, b", "e,1", ".,1", "nan, 1", "inf 1", "٣, ٤", "0x1, 2",
    "1.2.3, 4", "London", ",", "51°60′N 0°15′W", "51.5N", "51.5N 0.25", "51.5E 0.25N", "1,2 3",
    "N W",
  ])
  func `a text that is not two numbers is not read as coordinates`(text: String) throws {
    #expect(try Coordinate.typed(text) == nil)
  }

  @Test(arguments: [
    ("91, 0", InvalidValue(field: "latitude", value: "91.0", rule: "-90 ... 90")),
    ("-90.5 0", InvalidValue(field: "latitude", value: "-90.5", rule: "-90 ... 90")),
    ("0;180.5", InvalidValue(field: "longitude", value: "180.5", rule: "-180 ... 180")),
    ("91°N 0°E", InvalidValue(field: "latitude", value: "91.0", rule: "-90 ... 90")),
    ("0N 181W", InvalidValue(field: "longitude", value: "-181.0", rule: "-180 ... 180")),
    ("1e400, 0", InvalidValue(field: "latitude", value: "inf", rule: "-90 ... 90")),
  ])
  func `numbers that are no place on the Earth are refused`(text: String, error: InvalidValue) {
    #expect(throws: error) { try Coordinate.typed(text) }
  }

  @Test func `a rounded position has two decimals and no minus zero`() {
    #expect(Coordinate.fixture(51.5073, -0.1276).rounded == .fixture(51.51, -0.13))
    let zero = Coordinate.fixture(-0.004, -0.004).rounded
    #expect(zero.latitude.sign == .plus && zero.longitude.sign == .plus)
    #expect(zero == .fixture(0, 0))
  }

  @Test(
    arguments: [
      ("Texas", "US", "tx"), ("new york", "us", "ny"), ("Québec", "CA", "qc"),
      ("New South Wales", "AU", "nsw"), ("Texas", "CA", nil), ("England", "GB", nil),
      ("Nowhere", "US", nil), (nil, "US", nil),
    ] as [(String?, String, String?)])
  func `a state or province is mapped to its code in the country`(
    state: String?, country: String, code: String?
  ) {
    let place = Place(name: "X", state: state, country: country, coordinate: .fixture(0, 0))
    #expect(RegionCodes.code(of: place) == code)
  }

  @Test(arguments: [
    (0, 0, "x@0.00,0.00"), (0.05, -0.05, "x@0.05,-0.05"), (-0.004, 9.5, "x@0.00,9.50"),
    (-12.34, 123.4, "x@-12.34,123.40"), (90, -180, "x@90.00,-180.00"),
  ])
  func `a place's identifier contains its coordinates with two decimals`(
    latitude: Double, longitude: Double, text: String
  ) {
    let place = place("x", latitude, longitude, in: "")
    #expect(place.id.text == text && "\(place.id)" == text)
    #expect(place.id.isSameSpot(as: self.place("y", latitude, longitude).id))
    #expect(!place.id.isSameSpot(as: self.place("x", latitude * 0.5 + 1, longitude).id))
    #expect(!place.id.isSameSpot(as: self.place("x", latitude, longitude * 0.5 + 1).id))
  }

  @Test(arguments: [
    ("CZ", "Czech Republic"), ("CZ", "Česko"), ("RU", "Россия"), ("SE", "Sverige"),
    ("GR", "Ελλάδα"), ("TR", "Turkey"), ("TR", "Türkiye"), ("CN", "中国"), ("CN", "China"),
    ("CI", "Ivory Coast"), ("HK", "China"), ("US", "America"), ("AE", "UAE"),
  ])
  func `a country has its own name, common ones and those of the app's languages`(
    code: String, name: String
  ) throws {
    let place = Place(name: "Town", state: nil, country: code, coordinate: .fixture(10, 10))
    #expect(try #require(RegionWords(behindCommaOf: "Town, \(name)")).fit(place))
    #expect(try #require(RegionWords(behindCommaOf: "Town, \(name)")).fit(.london) == false)
  }
}
