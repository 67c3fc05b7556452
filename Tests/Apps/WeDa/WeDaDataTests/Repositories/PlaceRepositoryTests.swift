import Foundation
import NetworkingKit
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

struct PlaceRepositoryTests {
  func places(_ fixtureName: String) throws -> (Bench, any PlaceRepository) {
    let bench = try Bench { _ in try answer(fixtureName) }
    return (bench, bench.sources.places())
  }

  @Test func `state and country distinguish places of the same name`() async throws {
    let (_, places) = try places("geo-direct")
    let found = try await places.search("Perth")
    #expect(found.map(\.slug) == ["perth-scotland-gb", "perth-western-australia-au"])
    #expect(found.map(\.region) == ["Scotland, GB", "Western Australia, AU"])
  }

  @Test func `the English name is the place's name`() async throws {
    let (_, places) = try places("geo-without-state")
    #expect(try await places.search("Wien").map(\.name) == ["Vienna", "Wien"])
  }

  @Test func `a place found in a search needs no second request`() async throws {
    let (bench, places) = try places("geo-direct")
    let found = try await places.search("Perth")
    #expect(try await places.place(for: "perth-western-australia-au") == found.last)
    #expect(bench.session.paths.count == 1)
  }

  @Test func `a place is searched by its slug, and only an exact match is returned`() async throws {
    let (bench, places) = try places("geo-direct")
    #expect(try await places.place(for: "perth-scotland-gb").name == "Perth")
    #expect(bench.session.asked.all.first?.parameter("q") == "perth,scotland,gb")
    let error = await failure { () throws(WeatherError) in
      try await places.place(for: "perth-ontario-ca")
    }
    #expect(error == .noSuchPlace("perth-ontario-ca"))
  }

  @Test func `a text that is not a slug sends no request`() async throws {
    let (bench, places) = try places("geo-direct")
    let long = String(repeating: "a", count: 10_000)
    for slug in ["", "London", "../etc/passwd", "51.5,-0.1", "<script>", long] {
      let error = await failure { () throws(WeatherError) in try await places.place(for: slug) }
      #expect(error == .noSuchPlace(slug))
    }
    #expect(bench.session.paths.isEmpty)
  }

  @Test func `a slug is split into name, region and country in several ways, up to a limit`() {
    #expect(
      SlugQueries.make("new-york-new-york-us").prefix(3)
        == ["new york,new york,us", "new york,us", "new york new,york,us"])
    #expect(
      SlugQueries.make("london-england-gb")
        == ["london,england,gb", "london,gb", "london england,gb"])
    #expect(SlugQueries.make("a-b-c-d-e-f-g-h-us").count == SlugQueries.limit)
    #expect(SlugQueries.make("tokyo-jp") == ["tokyo,jp"])
    #expect(SlugQueries.make("atlantis") == ["atlantis"])
  }

  @Test func `an empty response for coordinates throws the error for an unknown place`()
    async throws
  {
    let bench = try Bench { _ in NetworkResponse(status: 200, body: Data("[]".utf8)) }
    let places = bench.sources.places()
    let error = await failure { () throws(WeatherError) in
      try await places.place(at: Place.london.coordinate)
    }
    #expect(error == .noSuchPlace(""))
    #expect(try await places.search("nowhere").isEmpty)
    #expect(try await places.search("   ").isEmpty)
  }

  @Test(
    arguments: [
      (0.0, -140.0, nil), (-18, 179.99, "Nasinu (156 km)"), (90, 0, nil),
    ] as [(Double, Double, String?)])
  func `a point without a town is found again by its slug, and named by the nearest town`(
    latitude: Double, longitude: Double, town: String?
  ) async throws {
    let bench = try Bench { _ in NetworkResponse(status: 200, body: Data("[]".utf8)) }
    let places = bench.sources.places()
    let point = await places.point(at: .fixture(latitude, longitude))
    #expect(point.coordinate == .fixture(latitude, longitude) && point.isPoint)
    #expect(point.state == town)
    #expect(try await places.place(for: point.slug) == point)
    #expect(bench.session.asked.all.isEmpty)
  }

  @Test(arguments: [("geo-single-object", "body"), ("geo-bad-latitude", "[1].lat")])
  func `an unreadable response is reported with its field`(name: String, field: String) async throws
  {
    let (_, places) = try places(name)
    let error = await failure { () throws(WeatherError) in try await places.search("Perth") }
    #expect(error == .unreadableAnswer(field: field))
  }
}
