import Foundation
import MapKit
import StrataDeviceServices
import StrataRendering
import SwiftUI
import Testing

@testable import SwiftUITesting

/// Tests of maps that are made with a region, and of positions that follow the person.
@MainActor @Suite(.timeLimit(.minutes(5))) struct RegionMapTests {
  private struct Town: Identifiable {
    let id: String
    let place: CLLocationCoordinate2D
  }

  private static let towns = [
    Town(id: "London", place: CLLocationCoordinate2D(latitude: 51.5, longitude: -0.13)),
    Town(id: "Tokyo", place: CLLocationCoordinate2D(latitude: 35.7, longitude: 139.7)),
  ]

  private static let region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 10, longitude: 20),
    span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4))

  private struct Page: View {
    @State var region = RegionMapTests.region
    var body: some View {
      Map(coordinateRegion: $region, annotationItems: RegionMapTests.towns) { town in
        MapAnnotation(coordinate: town.place) { Text(verbatim: town.id) }
      }
      .accessibilityIdentifier("map")
      Text(verbatim: "at \(Int(region.center.latitude))")
      Button("Back") { region = RegionMapTests.region }
    }
  }

  private func facts(_ screen: Screen) throws -> [String: Any] {
    let text = try #require(try screen.element("map").drawing[.map])
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func places(_ screen: Screen) -> [String?] {
    screen.all(.any, nil).filter { $0.drawing.kind == .mapPlace }.map { $0.drawing[.map] }
  }

  @Test func `a map of a region shows it with the annotations of its items`() throws {
    let screen = Screen(Page())
    #expect(try facts(screen)["region"] as? [Double] == [10, 20, 2, 4])
    #expect(places(screen) == ["51.5 -0.13 0.5 0.5", "35.7 139.7 0.5 0.5"])
    #expect(screen.has("London") && screen.has("Tokyo"))
  }

  @Test func `a map that a person moves changes its region, which the app may change back`() throws
  {
    let screen = Screen(Page())
    try screen.element("map").send(.sight, value: "1 48 2 3 4")
    #expect(screen.has("at 48"))
    #expect(try facts(screen)["isOwn"] as? Bool == true)
    try screen.button("Back").tap()
    #expect(try facts(screen)["region"] as? [Double] == [10, 20, 2, 4])
    #expect(try facts(screen)["isOwn"] as? Bool == false)
  }

  @Test(arguments: [true, false])
  func `an old marker or pin is a balloon at its coordinate`(isPin: Bool) {
    let map =
      isPin
      ? AnyView(
        Map(coordinateRegion: .constant(Self.region), annotationItems: Self.towns) {
          MapPin(coordinate: $0.place, tint: .green)
        })
      : AnyView(
        Map(coordinateRegion: .constant(Self.region), annotationItems: Self.towns) {
          MapMarker(coordinate: $0.place)
        })
    #expect(places(Screen(map)) == ["51.5 -0.13 0.5 1.0", "35.7 139.7 0.5 1.0"])
  }

  /// A browser in London with a permission.
  private final class Browser: DeviceRequests {
    func begin(
      _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
    ) -> DeviceRequestHandle {
      if request.service == "position.state" {
        receive(.done("\"granted\""))
      } else {
        receive(.part(#"{"latitude":51.5,"longitude":-0.13,"accuracy":5}"#))
      }
      return DeviceRequestHandle()
    }
  }

  private func screen(_ map: some View) -> Screen {
    Screen(map, device: Device(id: DeviceID(rawValue: "follow"), requests: Browser()))
  }

  private func latitude(_ screen: Screen) -> Double? {
    ((try? facts(screen))?["region"] as? [Double])?.first
  }

  @Test func `a position that follows the person shows them once their location is known`() async {
    let position = MapCameraPosition.userLocation(fallback: .region(Self.region))
    #expect(position.followsUserLocation && position.fallbackPosition == .region(Self.region))
    let screen = screen(Map(position: .constant(position)).accessibilityIdentifier("map"))
    await screen.settle { latitude($0) == 51.5 }
    #expect(latitude(screen) == 51.5)
  }

  @Test func `a map of a region follows the person if its tracking mode says so`() async {
    let map = Map(
      coordinateRegion: .constant(Self.region), showsUserLocation: true,
      userTrackingMode: .constant(.follow))
    let screen = screen(map.accessibilityIdentifier("map"))
    await screen.settle { latitude($0) == 51.5 && !places($0).isEmpty }
    #expect(latitude(screen) == 51.5 && places(screen) == ["51.5 -0.13 0.5 0.5"])
  }

  @Test func `a range of numbers makes annotations`() {
    let map = Map {
      ForEach(1..<3) { number in
        Marker(
          "\(number)",
          coordinate: CLLocationCoordinate2D(latitude: Double(number), longitude: 0))
      }
    }
    #expect(places(Screen(map)) == ["1.0 0.0 0.5 1.0", "2.0 0.0 0.5 1.0"])
  }
}
