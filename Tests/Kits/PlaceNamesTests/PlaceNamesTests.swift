import Foundation
import Testing

@testable import StrataPlaceNames

@Suite struct PlaceNamesTests {
  private let names: PlaceNames

  init() throws { names = try PlaceNames.bundled() }

  @Test(arguments: [
    (48.857, 2.352, "Paris", "FR"), (-33.868, 151.207, "Sydney", "AU"),
    (-16.5, 179.98, "Labasa", "FJ"), (69.65, 18.955, "Tromsø", "NO"),
    (35.69, 139.69, "Tokyo", "JP"), (40.713, -74.006, "New York City", "US"),
  ])
  func `a point gets the name of the town that it is in, or of the nearest one`(
    latitude: Double, longitude: Double, name: String, country: String
  ) throws {
    let place = try #require(
      names.nearest(latitude: latitude, longitude: longitude, within: 120))
    #expect(place.country == country)
    #expect(place.name == name)
  }

  @Test func `a place found for a point has its region, its own coordinates and the distance`()
    throws
  {
    let place = try #require(names.nearest(latitude: 51.51, longitude: -0.13))
    #expect(place.country == "GB" && place.region == "England")
    #expect(place.kilometres < 5)
    #expect(abs(place.latitude - 51.5) < 0.1 && abs(place.longitude + 0.1) < 0.1)
  }

  @Test func `a point in a city gets the city's name rather than its quarter's`() throws {
    let quarter = try #require(names.nearest(latitude: 48.857, longitude: 2.352, within: 0.5))
    #expect(quarter.name.hasPrefix("Paris"))
    let city = try #require(names.nearest(latitude: 48.857, longitude: 2.352))
    #expect(city.name == "Paris")
  }

  @Test(arguments: [
    ("lond", "London", "GB"), ("lond, ca", "London", "CA"), ("TROMSØ", "Tromsø", "NO"),
    ("paris, tex", "Paris", "US"), ("york", "York", "GB"),
  ])
  func `the beginning of a name finds the town of exactly this name, or else the largest`(
    text: String, name: String, country: String
  ) throws {
    let place = try #require(names.places(beginning: text).first)
    #expect(place.name == name && place.country == country)
  }

  @Test func `a beginning that no town has, or an empty text, finds nothing`() {
    #expect(names.places(beginning: "qzx").isEmpty)
    #expect(names.places(beginning: " , gb").isEmpty)
    #expect(names.places(beginning: "lon", upTo: 3).count == 3)
  }

  @Test(arguments: [
    ("Cologne", 50.93, 6.95, "de", "Köln"), ("Köln", 50.93, 6.95, "it", "Colonia"),
    ("Genève", 46.2, 6.14, "de", "Genf"), ("Geneva", 46.2, 6.14, "zh-Hans", "日内瓦"),
    ("Cologne", 45, 9, "de", nil), ("Nowhere", 50.93, 6.95, "de", nil),
    ("Cologne", 50.93, 6.95, "xx", nil),
  ])
  func `a town is named in a language if one of its names is given at its point`(
    name: String, latitude: Double, longitude: Double, language: String, told: String?
  ) {
    #expect(
      names.name(of: name, latitude: latitude, longitude: longitude, in: language) == told)
  }

  @Test(arguments: [
    ("Genf", "CH"), ("Mailand", "IT"), ("Londyn", "GB"), ("Viyana", "AT"), ("慕尼黑", "DE"),
  ])
  func `a town is found by its exact name in a language`(text: String, country: String) {
    #expect(names.towns(called: text).first?.country == country)
    #expect(names.search(text, in: Locale(identifier: "en")).first?.country == country)
  }

  @Test func `a damaged file of names in a language is told`() {
    #expect(throws: NameFileError.self) { try LanguageNames(data: Data("LANGUAG".utf8)) }
    let cut = Data("LANGUAG\n".utf8) + Data([9, 0, 0, 0, 0, 0])
    #expect(throws: NameFileError.self) { try LanguageNames(data: cut) }
  }

  @Test func `a point far from any town has no name`() {
    #expect(names.nearest(latitude: -48.88, longitude: -123.39) == nil)
    #expect(names.nearest(latitude: 90, longitude: 0) == nil)
    #expect(names.nearest(latitude: -90, longitude: 180) == nil)
    #expect(names.nearest(latitude: .nan, longitude: .nan) == nil)
  }

  @Test func `the maximum distance of a town from a point can be set`() throws {
    let sea = names.nearest(latitude: 50.2, longitude: -1.2)
    #expect(sea == nil)
    #expect(names.nearest(latitude: 50.2, longitude: -1.2, within: 100) != nil)
  }

  @Test func `points on both sides of the date line get the same nearest town`() throws {
    let west = try #require(names.nearest(latitude: -16.43, longitude: 179.99, within: 100))
    let east = try #require(names.nearest(latitude: -16.43, longitude: -179.99, within: 100))
    #expect(west.name == east.name)
  }

  @Test(arguments: [
    (62.5, -7.5, ["Tórshavn", "Akureyri", "Molde", "Letterkenny"]),
    (-16, -179.9, ["Labasa", "Mata-Utu", "Nuku‘alofa", "Funafuti"]),
    (-48.88, -123.39, []), (.nan, .nan, []),
  ])
  func `around a point are the nearest towns of its quarters, also across the date line`(
    latitude: Double, longitude: Double, towns: [String]
  ) {
    let around = names.around(latitude: latitude, longitude: longitude)
    #expect(around.map(\.name) == towns)
    #expect(around.map(\.kilometres) == around.map(\.kilometres).sorted())
    #expect(around.allSatisfy { (1...1500).contains($0.kilometres) })
  }

  @Test func `an error for a damaged file contains the damaged part`() throws {
    #expect(throws: NameFileError.self) { try NameFile(data: Data("nonsense".utf8)) }
    var header = Data("NAMES01\n".utf8)
    header.append(contentsOf: [255, 255, 0, 0, 0, 0, 0, 0])
    let error = #expect(throws: NameFileError.self) { try NameFile(data: header) }
    #expect(error?.description.contains("places is 65535") == true)
  }

  @Test func `the bundled file contains more than 30,000 towns`() {
    #expect(names.count > 30_000)
  }

  @Test(arguments: [
    ("Lodnon", "London"), ("londn", "London"), ("Londonn", "London"), ("Lomdon", "London"),
    ("MÜNICH", nil), ("Munch", "Munich"), ("Sao Paolo", "São Paulo"), ("Tromso", "Tromsø"),
    ("Tromsi", "Tromsø"), ("New Yrok", "New York"), ("New Yorkk", "New York"),
    ("Qqqqqqq", nil), ("Lon", nil), ("", nil),
  ])
  func `a name with one wrong letter is corrected`(text: String, name: String?) {
    let found = names.names(similarTo: text)
    if let name { #expect(found.contains(name)) } else { #expect(found.isEmpty) }
    #expect(found.count <= 3)
  }

  @Test(arguments: [
    ("abc", "abd", true), ("abc", "ab", true), ("ab", "abc", true), ("abc", "acb", true),
    ("abc", "bac", true), ("abc", "abc", false), ("abc", "adc", true), ("abc", "bca", false),
    ("abc", "a", false), ("abcd", "badc", false), ("", "a", true), ("", "", false),
  ])
  func `two texts differ by one if one letter differs, is missing or two neighbours are swapped`(
    one: String, other: String, differ: Bool
  ) {
    let (one, other) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
    #expect(PlaceNames.differByOne(one, other) == differ)
    #expect(PlaceNames.differByOne(other, one) == differ)
  }
}
