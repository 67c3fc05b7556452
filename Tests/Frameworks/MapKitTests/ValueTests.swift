import Foundation
import StrataAssets
import StrataKitTesting
import Testing

@testable import MapKit

@Suite struct ValueTests {
  // Values of EPSG:3857, half of whose side is 20037508.342789244 m.
  @Test(
    .mission("W-40"),
    arguments: [
      (0.0, 0.0, 0.5, 0.5), (85.05112877980659, -180, 0, 0), (-85.05112877980659, 180, 1, 1),
      (51.5, -0.13, 0.4996389, 0.3325585), (35.7, 139.7, 0.8880556, 0.3937138),
      (89, 0, 0.5, 0),
    ])
  func `map points follow the Web Mercator projection`(
    latitude: Double, longitude: Double, x: Double, y: Double
  ) {
    let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    let width = MKMapSize.world.width
    #expect(abs(point.x / width - x) < 1e-6)
    #expect(abs(point.y / width - y) < 1e-6)
  }

  @Test(arguments: [(51.5, -0.13), (-33.9, 151.2), (0, 0), (84, 179)])
  func `a coordinate is unchanged after conversion to a map point and back`(
    latitude: Double, longitude: Double
  ) {
    let place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    let again = MKMapPoint(place).coordinate
    #expect(abs(again.latitude - latitude) < 1e-9)
    #expect(abs(again.longitude - longitude) < 1e-9)
  }

  @Test func `a region of a size in meters spans more degrees of longitude near a pole`() {
    let place = CLLocationCoordinate2D(latitude: 60, longitude: 10)
    let region = MKCoordinateRegion(
      center: place, latitudinalMeters: 111_195, longitudinalMeters: 111_195)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-3)
    #expect(abs(region.span.longitudeDelta - 2) < 1e-3)
    let pole = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 90, longitude: 0), latitudinalMeters: 1e9,
      longitudinalMeters: 1e9)
    #expect(pole.span.latitudeDelta == 180 && pole.span.longitudeDelta == 360)
  }

  @Test func `a region survives conversion to a map rectangle and back`() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 10, longitude: 20),
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
    let again = MKCoordinateRegion(MKMapRect(region))
    #expect(abs(again.span.latitudeDelta - 1) < 1e-9)
    #expect(abs(again.center.longitude - 20) < 1e-9)
    #expect(MapCameraPosition.rect(MKMapRect(region)).region?.span.longitudeDelta != nil)
  }

  @Test func `a camera position has no region to show if its region is invalid`() {
    let broken = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 200, longitude: 0), span: MKCoordinateSpan())
    #expect(MapCameraPosition.region(broken).shown == nil)
    #expect(MapCameraPosition.automatic.shown == nil)
  }

  private static let template = "https://tiles.example/{z}/{x}/{y}.png?key=secret"

  @Test(arguments: [
    "file:///etc/passwd", "/tiles/{z}", "https://", "javascript:alert(1)", "nonsense",
    "https://tiles.example/{z}/{x}.png", "https://tiles.example/tiles.png", "https://{z}.{x}.{y}/",
    "https://tiles example/{z}/{x}/{y}", "https://tiles.example/{z}/{x}/{y}/{s}",
    "ftp://tiles.example/{z}/{x}/{y}", "https://tiles.example:65536/{z}/{x}/{y}",
    "https://tiles.example:0/{z}/{x}/{y}", "https://tiles.example:99999999999999999999/{z}/{x}/{y}",
  ])
  func `an invalid tile URL template is rejected with the setting's name, its value and the rule`(
    template: String
  ) {
    let wanted = InvalidGroundSetting(
      name: "STRATA_MAP_TILES", value: template,
      rule: "an http or https address with {z}, {x} and {y}")
    #expect(throws: wanted) { try GroundSettings(["STRATA_MAP_TILES": template]) }
    #expect(wanted.description.hasPrefix("STRATA_MAP_TILES is “\(template)”, but must be an http"))
  }

  @Test(arguments: ["javascript:alert(1)", "who made it", "https://"])
  func `an invalid URL for the map's attribution is rejected`(address: String) {
    let wanted = InvalidGroundSetting(
      name: "STRATA_MAP_CREDIT_URL", value: address, rule: "an http or https address")
    #expect(throws: wanted) { try GroundSettings(["STRATA_MAP_CREDIT_URL": address]) }
  }

  @Test func `without a tile template in the environment no map tiles are configured`() throws {
    for environment in [[:], ["STRATA_MAP_TILES": ""]] {
      #expect(try GroundTiles(GroundSettings(environment)) == nil)
    }
  }

  @Test func `map tiles are served by this server with their attribution`() throws {
    let settings = try GroundSettings([
      "STRATA_MAP_TILES": Self.template, "STRATA_MAP_CREDIT": "© the makers",
    ])
    let ground = try #require(GroundTiles(settings))
    #expect(ground.tiles.url.hasPrefix("/~/tiles/"))
    #expect(!ground.tiles.url.contains("secret"))
    #expect(ground.credit == MapFacts.Credit(text: "© the makers", url: nil))
  }
}
