import Foundation
import NetworkingKit
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the names of places in other languages, from both geocoders.
struct PlaceNameRepositoryTests {
  private static let budapest = Place(
    name: "Budapest", state: "Budapest", country: "HU", coordinate: .fixture(47.5, 19.05))
  private static let village = Place(
    name: "Budapest", state: "Ilfov", country: "RO", coordinate: .fixture(44.4, 26.1))
  private static let elsewhere = Place(
    name: "Budapest", state: nil, country: "HU", coordinate: .fixture(46, 19))

  @Test func `one request per name and language returns the names of all its places`() async throws
  {
    let bench = try OpenMeteoBench { _ in try answer("open-meteo-places-es") }
    let names = GeocoderPlaceNameRepository(geocoder: bench.sources.places())
    let places = [Self.budapest, Self.village, Self.elsewhere]
    for _ in 0..<2 {
      #expect(
        await names.names(of: places, in: "es") == [
          Self.budapest.id: "Budapest (Hungría)", Self.village.id: "Budapest (Rumania)",
        ])
    }
    #expect(bench.session.asked.all.map { $0.parameter("language") } == ["es"])
    _ = await names.names(of: places, in: "pt")
    #expect(bench.session.asked.all.map { $0.parameter("language") } == ["es", "pt"])
  }

  @Test(arguments: [
    ("Munich", 48.14, 11.58, "de", "München"), ("Cologne", 50.93, 6.95, "de", "Köln"),
    ("Milan", 45.46, 9.19, "de", "Mailand"), ("Tokyo", 35.68, 139.76, "ar", "طوكيو"),
    ("Munich", 48.14, 11.58, "zh", "慕尼黑"),
  ])
  func `a well-known town is named in a language without a request`(
    name: String, latitude: Double, longitude: Double, language: String, told: String
  ) async throws {
    let bench = try OpenMeteoBench { _ in try answer("open-meteo-places-es") }
    let names = GeocoderPlaceNameRepository(geocoder: bench.sources.places())
    let place = Place(
      name: name, state: nil, country: "", coordinate: .fixture(latitude, longitude))
    #expect(await names.names(of: [place], in: language) == [place.id: told])
    #expect(await names.packagedNames(of: [place], in: language) == [place.id: told])
    #expect(bench.session.asked.all.isEmpty)
  }

  @Test func `a place whose request failed is requested again`() async throws {
    let fails = Switch("yes")
    let bench = try OpenMeteoBench { _ in
      fails.value == "yes"
        ? NetworkResponse(status: 400, body: Data()) : try answer("open-meteo-places-es")
    }
    let names = GeocoderPlaceNameRepository(geocoder: bench.sources.places())
    #expect(await names.names(of: [Self.budapest], in: "es").isEmpty)
    fails.value = "no"
    #expect(await names.names(of: [Self.budapest], in: "es").count == 1)
  }

  @Test func `the OpenWeatherMap geocoder returns a place's names in all languages`() async throws {
    let bench = try Bench { _ in try answer("geo-local-names") }
    let names = GeocoderPlaceNameRepository(geocoder: bench.sources.places())
    #expect(await names.names(of: [.london], in: "es") == [Place.london.id: "Londres"])
    #expect(await names.names(of: [.london], in: "ar") == [Place.london.id: "لندن"])
    #expect(await names.names(of: [.london], in: "xx").isEmpty)
  }

  @Test
  func `a search requests English names, so that URLs do not depend on the reader's language`()
    async throws
  {
    let bench = try OpenMeteoBench { _ in try answer("open-meteo-places") }
    _ = try await bench.sources.places().search("Budapest")
    #expect(bench.session.asked.all.map { $0.parameter("language") } == ["en"])
  }
}
