import Foundation
import Testing

@testable import StrataPlaceNames

/// Tests with small gazetteers of known towns.
@Suite struct NameFileTests {
  private struct Town {
    var name: String
    var latitude: Double
    var longitude: Double
    var inhabitants: Int
    var country: String
    /// The number of the region, counted from 1; 0 for none.
    var region = 0
  }

  private static let towns = [
    Town(
      name: "Paris", latitude: 33.66094, longitude: -95.55551, inhabitants: 25_000, country: "US",
      region: 1),
    Town(
      name: "Paris", latitude: 48.85341, longitude: 2.3488, inhabitants: 2_000_000, country: "FR",
      region: 2),
    Town(name: "Ärzen", latitude: 52, longitude: 9, inhabitants: 10_000, country: "DE"),
  ]

  private func bytes(_ number: some FixedWidthInteger) -> Data {
    withUnsafeBytes(of: number.littleEndian) { Data($0) }
  }

  /// Returns a gazetteer's file; its towns must be in order of latitude.
  private func file(_ towns: [Town], regions: String = "Texas|Île-de-France") -> Data {
    var data = Data("NAMES01\n".utf8)
    data += bytes(UInt32(towns.count)) + bytes(UInt32(regions.utf8.count))
    var names = Data()
    for town in towns {
      data += bytes(Int32((town.latitude * 1e5).rounded()))
      data += bytes(Int32((town.longitude * 1e5).rounded()))
      data += bytes(UInt32(town.inhabitants)) + Data(town.country.utf8)
      data += bytes(UInt16(town.region)) + bytes(UInt32(names.count))
      names += Data(town.name.utf8)
    }
    return data + Data(regions.utf8) + names
  }

  private func names(_ towns: [Town] = towns) throws -> PlaceNames {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("names-\(UUID().uuidString).bin")
    try file(towns).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try PlaceNames(contentsOf: url)
  }

  @Test
  func `a file of places is read with names, coordinates, inhabitants, countries and regions`()
    throws
  {
    let data = file(Self.towns)
    for file in [try NameFile(data: data), try NameFile(data: (Data([7]) + data).dropFirst())] {
      #expect(file.count == 3 && file.regions == ["Texas", "Île-de-France"])
      #expect((0..<3).map(file.name) == ["Paris", "Paris", "Ärzen"])
      #expect((0..<3).map(file.latitude) == [33.66094, 48.85341, 52])
      #expect((0..<3).map(file.longitude) == [-95.55551, 2.3488, 9])
      #expect((0..<3).map(file.inhabitants) == [25_000, 2_000_000, 10_000])
      #expect((0..<3).map(file.country) == ["US", "FR", "DE"])
      #expect((0..<3).map(file.region) == ["Texas", "Île-de-France", nil])
      #expect(file.mayBegin(with: "par") == [0, 1, 2] && file.mayBegin(with: "arz") == [2])
    }
  }

  @Test func `a damaged file of places is refused, and a wrong offset gives an empty name`() throws
  {
    let short = #expect(throws: NameFileError.self) { try NameFile(data: Data("NAMES01\n".utf8)) }
    #expect(
      short?.description
        == "names file: header is 8 bytes, but the file must begin with NAMES01, "
        + "the number of places and the length of the regions")
    var data = file(Self.towns)
    data[0] = UInt8(ascii: "M")
    #expect(throws: NameFileError.self) { try NameFile(data: data) }
    let cut = file(Self.towns).prefix(70)
    let lost = #expect(throws: NameFileError.self) { try NameFile(data: cut) }
    #expect(lost?.field == "places" && lost?.value == "3")
    var wrong = file(Self.towns)
    wrong[16 + 2 * 20 + 17] = 1  // the offset of the last name is 256 too large
    let file = try NameFile(data: wrong)
    #expect(file.name(2) == "" && file.name(1) == "" && file.name(0) == "Paris")
    #expect(file.mayBegin(with: "paris") == [0, 1, 2], "a name outside of the file is not read")
  }

  @Test func `towns are found by name, region and country, the largest first`() throws {
    let names = try names()
    func countries(_ address: String, upTo count: Int = 10) -> [String] {
      names.places(address: address, upTo: count).map(\.country)
    }
    #expect(names.count == 3)
    #expect(countries("paris") == ["FR", "US"] && countries(" PARIS , ") == ["FR", "US"])
    #expect(countries("paris", upTo: 1) == ["FR"])
    #expect(countries("Paris, texas") == ["US"] && countries("Paris, fr") == ["FR"])
    #expect(countries("Paris, ile-de-france, FR") == ["FR"])
    #expect(countries("Paris, US, Île-de-France") == [])
    #expect(countries("arzen") == ["DE"] && countries("Ärzen") == ["DE"])
    #expect(countries("") == [] && countries(",") == [] && countries("Lyon") == [])
    let place = try #require(names.places(address: "Paris, Texas").first)
    #expect(place.name == "Paris" && place.region == "Texas" && place.kilometres == 0)
    #expect(place.latitude == 33.66094 && place.longitude == -95.55551)
  }

  @Test(arguments: [(Int.min, 0), (-1, 0), (0, 0), (1, 1), (2, 2), (Int.max, 2)])
  func `at most as many towns as requested are found`(count: Int, found: Int) throws {
    #expect(try names().places(address: "Paris", upTo: count).count == found)
  }

  @Test(arguments: [
    (8, "header"), (15, "header"), (0, "header"), (16, "places"), (95, "places"),
  ])
  func `the error for a file of places that ends early names the part that is cut`(
    bytes: Int, field: String
  ) throws {
    let error = #expect(throws: NameFileError.self) {
      try NameFile(data: file(Self.towns).prefix(bytes))
    }
    #expect(error?.field == field)
  }

  @Test func `a town whose region is not in the file has the region nil`() throws {
    let towns = [0, 1, 2, 3, 65_535].map {
      Town(
        name: "\($0)", latitude: 0, longitude: 0, inhabitants: 1, country: "XX",
        region: $0)
    }
    let file = try NameFile(data: file(towns))
    #expect((0..<5).map(file.region) == [nil, "Texas", "Île-de-France", nil, nil])
  }

  @Test func `similar names are sorted by the size of the town, then alphabetically`()
    throws
  {
    func similar(to text: String, upTo count: Int = 9, also name: String = "Rome") throws
      -> [String]
    {
      let sizes = [("Lyonn", 9), ("Lyons", 3), ("Lyone", 3), ("Lyons", 7), ("Lyona", 3), (name, 1)]
      let towns = sizes.map { name, inhabitants in
        Town(name: name, latitude: 0, longitude: 0, inhabitants: inhabitants, country: "XX")
      }
      return try names(towns).names(similarTo: text, upTo: count)
    }
    #expect(try similar(to: "lyon") == ["Lyonn", "Lyons", "Lyona", "Lyone"])
    #expect(try similar(to: " LYÖN ", upTo: 2) == ["Lyonn", "Lyons"])
    #expect(try similar(to: "lyon", upTo: 0).isEmpty && similar(to: "lyon", upTo: -1).isEmpty)
    #expect(try similar(to: "lyo").isEmpty, "most names of three letters resemble another")
    #expect(try similar(to: "lyon", also: "Lyon").isEmpty, "the name is spelled correctly")
  }

  @Test func `a file that cannot be read throws the system's error`() {
    let nowhere = FileManager.default.temporaryDirectory
      .appendingPathComponent("names-\(UUID().uuidString).bin")
    #expect(throws: CocoaError.self) { try PlaceNames(contentsOf: nowhere) }
  }

  @Test func `a point between equally large towns gets the name of the nearest`() throws {
    let towns = [50.02, 50.03].map {
      Town(name: "\($0)", latitude: $0, longitude: 8, inhabitants: 0, country: "DE")
    }
    let names = try names(towns)
    #expect(names.nearest(latitude: 50.02, longitude: 8)?.name == "50.02")
    #expect(names.nearest(latitude: 50.03, longitude: 8)?.name == "50.03")
    #expect(names.nearest(latitude: 50.03, longitude: 8, within: -1) == nil)
    #expect(names.nearest(latitude: 50.03, longitude: 8, within: .nan) == nil)
  }

  @Test
  func `a point gets the name of a city within five kilometres rather than of a nearer district`()
    throws
  {
    func nearest(cityAt latitude: Double, within kilometres: Double = 30) throws -> NamedPlace? {
      let district = Town(
        name: "District", latitude: 50, longitude: 8, inhabitants: 20_000, country: "DE")
      let city = Town(
        name: "City", latitude: latitude, longitude: 8, inhabitants: 900_000, country: "DE")
      return try names([district, city])
        .nearest(latitude: 50, longitude: 8, within: kilometres)
    }
    let near = try #require(try nearest(cityAt: 50.03))
    #expect(near.name == "City" && abs(near.kilometres - 3.336) < 0.01)
    #expect(try nearest(cityAt: 50.06)?.name == "District")
    #expect(try nearest(cityAt: 50.03, within: 2)?.name == "District")
    #expect(try nearest(cityAt: 50.03, within: 0)?.kilometres == 0)
  }

  @Test func `the largest towns of an area are found, but none beside a larger one`() throws {
    let towns = [
      Town(name: "Far", latitude: 40, longitude: 8, inhabitants: 900, country: "DE"),
      Town(name: "Suburb", latitude: 50, longitude: 8.1, inhabitants: 200, country: "DE"),
      Town(name: "City", latitude: 50.05, longitude: 8, inhabitants: 500, country: "DE"),
      Town(name: "East", latitude: 50.05, longitude: 9, inhabitants: 100, country: "DE"),
      Town(name: "North", latitude: 51, longitude: 8, inhabitants: 300, country: "DE"),
      Town(name: "Asia", latitude: 51.5, longitude: -179, inhabitants: 400, country: "RU"),
    ]
    let names = try names(towns)
    func found(_ longitudes: ClosedRange<Double>, upTo count: Int = 16) -> [String] {
      names.towns(latitudes: 49.5...52, longitudes: longitudes, upTo: count).map(\.name)
    }
    #expect(found(7...10) == ["City", "North", "East"])
    #expect(found(7...10, upTo: 2) == ["City", "North"] && found(7...10, upTo: 0).isEmpty)
    #expect(found(178...183) == ["Asia"], "the area goes on beyond the date line")
    #expect(found(20...30).isEmpty)
  }

  @Test func `the nearest of several towns is found to the north and to the south of a point`()
    throws
  {
    let towns = [49.7, 49.9, 50.2].map {
      Town(name: "\($0)", latitude: $0, longitude: 8, inhabitants: 20_000, country: "DE")
    }
    let names = try names(towns)
    for (latitude, name) in [(49.72, "49.7"), (49.99, "49.9"), (50.1, "50.2"), (50.4, "50.2")] {
      #expect(names.nearest(latitude: latitude, longitude: 8)?.name == name)
    }
    #expect(names.nearest(latitude: 50.5, longitude: 8) == nil)
    #expect(try PlaceNamesTests.empty().nearest(latitude: 50, longitude: 8) == nil)
  }
}

extension PlaceNamesTests {
  /// Returns a gazetteer without towns.
  static func empty() throws -> PlaceNames {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("names-\(UUID().uuidString).bin")
    try (Data("NAMES01\n".utf8) + Data(count: 8)).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try PlaceNames(contentsOf: url)
  }
}
