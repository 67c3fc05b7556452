import Foundation
import Testing

@testable import OpenWeatherSimulator
@testable import SimulatedWorld

@Suite struct GazetteerTests {
  let gazetteer: Gazetteer

  init() throws { gazetteer = try Fixed.gazetteer.get() }

  private func names(_ text: String, limit: Int = 5) throws -> [String] {
    gazetteer.search(try #require(PlaceQuery(text)), limit: limit).map {
      "\($0.name), \($0.region?.name ?? "-"), \($0.country)"
    }
  }

  @Test func `the gazetteer has 34,006 towns, the largest first`() {
    #expect(gazetteer.count == 34_006)
    #expect(gazetteer[0].population > 20_000_000)
    #expect(gazetteer[gazetteer.count - 1].population <= gazetteer[20_000].population)
  }

  @Test func `London is read with its name, region, time zone, coordinates and alternate names`()
    throws
  {
    let london = try #require(gazetteer.place(id: 2_643_743))
    #expect(london.name == "London")
    #expect(london.country == "GB")
    #expect(london.region == Region(code: "ENG", name: "England"))
    #expect(london.timeZone == "Europe/London")
    #expect(abs(london.latitude - 51.50853) < 1e-9 && abs(london.longitude + 0.12574) < 1e-9)
    #expect(london.alternateNames.contains("Londres"))
    #expect(london.alternateNames.contains("Лондон"))
  }

  @Test(arguments: [
    ("lond", "London, England, GB"), ("LONDON", "London, England, GB"),
    ("münch", "Munich, Bavaria, DE"), ("munchen", "Munich, Bavaria, DE"),
    ("東京", "Tokyo, Tokyo, JP"), ("москва", "Moscow, -, RU"), ("القاهرة", "Cairo, -, EG"),
    ("sao pau", "São Paulo, São Paulo, BR"), ("łódź", "Łódź, Łódź, PL"),
    ("lodz", "Łódź, Łódź, PL"), ("roma", "Rome, Lazio, IT"), ("bath", "Bath, England, GB"),
    ("st john's", "St. John's, Newfoundland and Labrador, CA"),
    ("portland,me,us", "Portland, Maine, US"), ("Portland, Oregon, US", "Portland, Oregon, US"),
    ("London,CA", "London, Ontario, CA"), ("london,uk", "London, England, GB"),
    ("  new   york ", "New York City, New York, US"),
  ])
  func `a search finds the expected town first`(text: String, first: String) throws {
    #expect(try names(text).first == first)
  }

  @Test
  func `a search by prefix finds towns by their name before alternate names, the largest first`()
    throws
  {
    let found = gazetteer.search(try #require(PlaceQuery("san")), limit: 5)
    #expect(found.allSatisfy { Folding.fold($0.name).hasPrefix("san") })
    #expect(found.map(\.rank) == found.map(\.rank).sorted())
  }

  @Test func `a name spelled right finds its districts before names in which its word goes on`()
    throws
  {
    let found = gazetteer.search(try #require(PlaceQuery("berlin")), limit: 12).map(\.name)
    let burlington = found.firstIndex(of: "Burlington") ?? found.endIndex
    let district = try #require(found.firstIndex { $0.hasPrefix("Neuk") })
    #expect(found.first == "Berlin" && district < burlington)
  }

  @Test func `a query without a match finds no place`() throws {
    #expect(try names("qqqqzz").isEmpty)
    #expect(try names("london,de").isEmpty)
    #expect(PlaceQuery(" ,GB") == nil)
    #expect(PlaceQuery("") == nil)
  }

  @Test func `a town is found by its exact name only`() throws {
    #expect(gazetteer.place(named: try #require(PlaceQuery("Londres")))?.id == 2_643_743)
    #expect(gazetteer.place(named: try #require(PlaceQuery("Londo"))) == nil)
  }

  @Test func `every town is found by its id`() {
    for rank in stride(from: 0, to: gazetteer.count, by: 171) {
      #expect(gazetteer.place(id: gazetteer[rank].id)?.rank == rank)
    }
    #expect(gazetteer.place(id: 0) == nil)
    #expect(gazetteer.place(id: .max) == nil)
  }

  @Test func `the gazetteer file is sorted by folded name`() throws {
    let file = gazetteer.file
    for start in stride(from: 0, to: file.nameCount - 2, by: 97) {
      let pair = [start, start + 1].map { Array(gazetteer.foldedName($0).utf8) }
      #expect(!pair[1].lexicographicallyPrecedes(pair[0]), "names \(start)")
    }
  }

  @Test func `every 433rd town is found by its name and by each alternate name`() throws {
    for rank in stride(from: 5, to: gazetteer.count, by: 433) {
      let place = gazetteer[rank]
      for name in [place.name] + place.alternateNames where !name.contains(",") {
        let query = try #require(PlaceQuery("\(name),,\(place.country)"))
        let found = gazetteer.search(query, limit: 40).map(\.rank)
        #expect(found.contains(rank), "\(name) of \(place.name)")
      }
    }
  }

  @Test func `the nearest towns are sorted by distance, across the date line too`() {
    let paris = Coordinate(latitude: 48.8534, longitude: 2.3488)
    #expect(gazetteer.places(near: paris, within: 50, limit: 5).first?.name == "Paris")
    let ranks = gazetteer.places(near: paris, within: 50, limit: 5)
      .map { paris.kilometres(to: $0.coordinate) }
    #expect(ranks == ranks.sorted() && ranks.count == 5)
    let fiji = Coordinate(latitude: -16.43, longitude: -179.9)
    #expect(gazetteer.places(near: fiji, within: 100, limit: 1).first?.country == "FJ")
    let ocean = Coordinate(latitude: -48, longitude: -123)
    #expect(gazetteer.places(near: ocean, within: 50, limit: 5).isEmpty)
  }

  @Test func `a damaged file is refused with its broken section`() throws {
    let whole = try Data(contentsOf: Resource.url("places.bin"))
    #expect(throws: PlaceFileError.self) { try PlaceFile(data: Data()) }
    #expect(throws: PlaceFileError.self) { try PlaceFile(data: Data("PLACES2\n".utf8) + whole) }
    let error = #expect(throws: PlaceFileError.self) {
      try PlaceFile(data: whole.prefix(100_000))
    }
    #expect(error?.field == "section places")
  }
}
