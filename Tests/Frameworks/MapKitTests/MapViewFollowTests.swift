import Foundation
import StrataRendering
import SwiftUI
import Testing
import UIKit

@testable import MapKit
@testable import SwiftUITesting

/// Tests of the person's location, clusters and limits of a map view.
@MainActor @Suite struct MapViewFollowTests {
  private struct Shown: UIViewRepresentable {
    let map: MKMapView
    func makeUIView(context: Context) -> MKMapView { map }
    func updateUIView(_ map: MKMapView, context: Context) {}
  }

  /// A delegate that provides markers that may be shown together, and records events.
  private final class Guide: NSObject, MKMapViewDelegate {
    var heard: [String] = []

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      if annotation is MKUserLocation || annotation is MKClusterAnnotation { return nil }
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "town")
      view.clusteringIdentifier = "towns"
      return view
    }

    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
      heard.append("located \(Int(userLocation.coordinate.latitude))")
    }

    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
      heard.append("mode \(mode.rawValue)")
    }
  }

  private static func town(_ name: String, _ latitude: Double) -> MKPointAnnotation {
    MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: 10), title: name)
  }

  private func map(_ guide: Guide) -> MKMapView {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    map.delegate = guide
    map.accessibilityIdentifier = "map"
    return map
  }

  private static func facts(_ screen: Screen) throws -> [String: Any] {
    let text = try #require(try screen.element("map").drawing[.map])
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  @Test func `an annotation joins the first cluster whose first member it would overlap`() {
    let items = [0, 40, 60, 500].map {
      AnnotationClusters.Item(group: "a", point: MKMapPoint(x: $0, y: 0))
    }
    #expect(AnnotationClusters.lists(of: items, scale: 1) == [[0, 1], [2], [3]])
    #expect(AnnotationClusters.lists(of: items, scale: 2) == [[0, 1, 2], [3]])
  }

  @Test func `annotations with different clustering identifiers do not share a cluster`() {
    let items = ["a", "b", "a"].map {
      AnnotationClusters.Item(group: $0, point: MKMapPoint(x: 0, y: 0))
    }
    #expect(AnnotationClusters.lists(of: items, scale: 1) == [[0, 2], [1]])
  }

  @Test
  func `a cluster is at the center of its members, with one's title and the number of others`() {
    let cluster = MKClusterAnnotation(memberAnnotations: [
      Self.town("A", 0), Self.town("B", 0), Self.town("C", 0),
    ])
    #expect(cluster.title == "A" && cluster.subtitle == "+2")
    #expect(abs(cluster.coordinate.latitude) < 1e-9)
    #expect(abs(cluster.coordinate.longitude - 10) < 1e-9)
  }

  @Test func `nearby annotations are one cluster marker, and separate markers after zooming in`()
    throws
  {
    let guide = Guide()
    let map = map(guide)
    let screen = Screen(Shown(map: map))
    map.addAnnotations([Self.town("A", 50), Self.town("B", 50.01), Self.town("C", 55)])
    try screen.element("map").send(.sight, value: "1 52 10 12 20")
    #expect(throws: Never.self) { try screen.button("A, +1") }
    #expect(throws: ScreenFailure.self) { try screen.button("B") }
    #expect(map.drawnAnnotations.count == 2)
    try screen.element("map").send(.sight, value: "1 50 10 0.02 0.03")
    #expect(map.drawnAnnotations.count == 3)
    #expect(throws: Never.self) { try screen.button("B") }
  }

  @Test
  func `the user's location becomes an annotation, and the map follows it in the follow mode`()
    throws
  {
    let guide = Guide()
    let map = map(guide)
    map.showsUserLocation = true
    #expect(map.annotations.isEmpty)
    map.located(CLLocation(latitude: 48, longitude: 2))
    #expect(map.annotations.first === map.userLocation)
    map.setUserTrackingMode(.follow, animated: true)
    #expect(map.region.center.latitude == 48)
    map.located(CLLocation(latitude: 49, longitude: 2))
    #expect(map.region.center.latitude == 49)
    map.moved(try #require(RegionReport("1 10 20 1 2")))
    #expect(map.userTrackingMode == .none)
    map.showsUserLocation = false
    #expect(map.annotations.isEmpty)
    #expect(guide.heard == ["located 48", "mode 1", "located 49", "mode 0"])
  }

  @Test func `a user tracking button starts and stops following the user's location`() throws {
    let map = map(Guide())
    map.addSubview(MKUserTrackingButton(mapView: map))
    let screen = Screen(Shown(map: map))
    try screen.button("My location").tap()
    #expect(map.userTrackingMode == .follow && map.showsUserLocation)
    try screen.button("My location").tap()
    #expect(map.userTrackingMode == .none)
  }

  @Test func `a camera zoom range limits zooming, and is nil if its minimum exceeds its maximum`()
    throws
  {
    let map = map(Guide())
    let screen = Screen(Shown(map: map))
    #expect(try Self.facts(screen)["least"] == nil)
    map.cameraZoomRange = .init(
      minCenterCoordinateDistance: 500, maxCenterCoordinateDistance: 5_000)
    let least = try #require(try Self.facts(screen)["least"] as? Double)
    let most = try #require(try Self.facts(screen)["most"] as? Double)
    #expect(abs(most / least - 10) < 1e-9)
    #expect(
      MKMapView.CameraZoomRange(minCenterCoordinateDistance: 2, maxCenterCoordinateDistance: 1)
        == nil)
    map.cameraZoomRange = nil
    #expect(map.cameraZoomRange.maxCenterCoordinateDistance == .infinity)
  }
}
