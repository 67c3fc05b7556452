import Foundation
import Testing
import WeDaDomain

struct PlaceTests {
  @Test(arguments: [
    (["London", "England", "GB"], "london-england-gb"),
    (["São Paulo", "São Paulo", "BR"], "sao-paulo-sao-paulo-br"),
    (["Łódź", "", "PL"], "lodz-pl"),
    (["Coeur d'Alene", "Idaho", "US"], "coeur-dalene-idaho-us"),
    (["  St. John's ", "", "CA"], "st-johns-ca"),
    (["東京", "", "JP"], "東京-jp"),
    (["दिल्ली", "", "IN"], "दिल्ली-in"),
    (["<script>alert(1)</script>", "", "XX"], "script-alert-1-script-xx"),
    (["///", "", ""], ""),
  ])
  func `a slug is readable and derived from the name alone`(parts: [String], slug: String) {
    #expect(Slug.make(parts) == slug)
  }

  @Test func `making a slug from a slug returns the same slug`() {
    for place in Place.fixtures { #expect(Slug.make([place.slug]) == place.slug) }
  }

  @Test func `places that differ only in coordinates share a slug but not an id`() throws {
    let one = Place(
      name: "Springfield", state: "Ohio", country: "US",
      coordinate: try Coordinate(latitude: 39.92, longitude: -83.81))
    let other = Place(
      name: "Springfield", state: "Ohio", country: "US",
      coordinate: try Coordinate(latitude: 40.5, longitude: -81.0))
    #expect(one.slug == other.slug)
    #expect(one.id != other.id)
    #expect(Place.london.slug != Place.londonOntario.slug)
  }

  @Test func `a place's id has its coordinates with sign, rounded to two decimals`() throws {
    #expect(Place.london.id.text == "london-england-gb@51.51,-0.13")
    let nearby = Place(
      name: "London", state: "England", country: "GB",
      coordinate: try Coordinate(latitude: 51.5149, longitude: -0.1251))
    #expect(nearby.id == Place.london.id)
    let equator = Place(
      name: "Null", state: nil, country: "XX",
      coordinate: try Coordinate(latitude: -0.05, longitude: -0.001))
    #expect(equator.id.text == "null-xx@-0.05,0.00")
  }

  @Test func `a coordinate out of range is reported with field, value and rule`() throws {
    #expect(throws: InvalidValue(field: "latitude", value: "90.5", rule: "-90 ... 90")) {
      try Coordinate(latitude: 90.5, longitude: 0)
    }
    #expect(throws: InvalidValue(field: "longitude", value: "nan", rule: "-180 ... 180")) {
      try Coordinate(latitude: 0, longitude: .nan)
    }
    #expect(try Coordinate(latitude: -90, longitude: 180).latitude == -90)
  }

  @Test func `state and country distinguish places of the same name`() {
    #expect(Place.londonOntario.region == "Ontario, CA")
    #expect(Place.tokyo.fullName == "Tokyo, JP")
  }

  @Test(arguments: [
    (0, 0, "0.00° N, 0.00° E", "0-00-n-0-00-e"),
    (-18, 179.99, "18.00° S, 179.99° E", "18-00-s-179-99-e"),
    (-77.846, 166.67, "77.85° S, 166.67° E", "77-85-s-166-67-e"),
    (90, -180, "90.00° N, 180.00° W", "90-00-n-180-00-w"),
    (-0.05, -0.004, "0.05° S, 0.00° E", "0-05-s-0-00-e"),
  ])
  func `a point without a town is named by its coordinates, which its slug has`(
    latitude: Double, longitude: Double, name: String, slug: String
  ) throws {
    let point = Coordinate.fixture(latitude, longitude)
    let place = Place(point: point)
    #expect(place.name == name && place.slug == slug && place.isPoint)
    #expect(Coordinate(ofPointSlug: slug) == point.rounded)
    let near = Place(point: point, near: .paris, kilometres: 142.4)
    #expect(near.region == "Paris (142 km), FR")
    #expect(Coordinate(ofPointSlug: near.slug) == point.rounded)
  }

  @Test(arguments: [
    "london-england-gb", "0-00-n-0-00", "91-00-n-0-00-e", "0-0-n-0-00-e", "0-00-x-0-00-e",
    "999999999999999999-00-n-0-00-e", "",
  ])
  func `another slug has no point`(slug: String) {
    #expect(Coordinate(ofPointSlug: slug) == nil)
  }
}
