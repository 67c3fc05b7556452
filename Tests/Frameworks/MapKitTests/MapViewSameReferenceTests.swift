import Foundation
import Observation
import StrataRendering
import SwiftUI
import Testing
import UIKit

@testable import MapKit
@testable import SwiftUITesting

/// Tests that changes behind a map's reference are drawn: annotations, their views and overlays
/// remain the same objects when they change.
@MainActor @Suite struct MapViewSameReferenceTests {
  @MainActor @Observable final class Model {
    var tick = 0
  }

  /// A delegate that provides one view for each annotation, which can show a callout.
  private final class Guide: NSObject, MKMapViewDelegate {
    let control = UIButton(type: .detailDisclosure)
    private(set) var views: [MKMarkerAnnotationView] = []

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "town")
      view.canShowCallout = true
      view.rightCalloutAccessoryView = control
      views.append(view)
      return view
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      MKTileOverlayRenderer(overlay: overlay)
    }
  }

  private struct Shown: UIViewRepresentable {
    let map: MKMapView
    let delegate: (any MKMapViewDelegate)?

    func makeUIView(context: Context) -> MKMapView { map }
    func updateUIView(_ map: MKMapView, context: Context) { map.delegate = delegate }
  }

  private struct Page: View {
    let model: Model
    let map: MKMapView
    let delegate: any MKMapViewDelegate

    var body: some View {
      VStack {
        Text("Tick \(model.tick)")
        Shown(map: map, delegate: delegate)
      }
    }
  }

  private let model = Model()
  private let map = MKMapView()
  private let guide = Guide()
  private let town = MKPointAnnotation(
    coordinate: CLLocationCoordinate2D(latitude: 51.5, longitude: -0.13), title: "London",
    subtitle: "Rain")

  init() { map.accessibilityIdentifier = "map" }

  private func screen() -> Screen { Screen(Page(model: model, map: map, delegate: guide)) }

  /// Evaluates the views around the map again.
  private func evaluateAround(_ screen: Screen) {
    model.tick += 1
    #expect(screen.has("Tick \(model.tick)"))
  }

  private func spots(_ screen: Screen) -> [String?] {
    screen.all(.any, nil).filter { $0.drawing.kind == .mapPlace }.map { $0.drawing[.map] }
  }

  private func tiles(_ screen: Screen) throws -> [[String: Any]] {
    let text = try #require(try screen.element("map").drawing[.map])
    let facts = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(facts?["tiles"] as? [[String: Any]])
  }

  @Test func `a map view that is on screen draws annotations added later and removes them`() throws
  {
    let screen = screen()
    evaluateAround(screen)
    map.addAnnotation(town)
    #expect(throws: Never.self) { try screen.button("London, Rain") }
    evaluateAround(screen)
    map.removeAnnotation(town)
    #expect(throws: ScreenFailure.self) { try screen.button("London, Rain") }
  }

  @Test func `changing an annotation's coordinate, title or subtitle redraws its marker`() throws {
    map.addAnnotation(town)
    let screen = screen()
    #expect(spots(screen) == ["51.5 -0.13 0.5 1.0"])
    evaluateAround(screen)
    town.coordinate = CLLocationCoordinate2D(latitude: 35.7, longitude: 139.7)
    #expect(spots(screen) == ["35.7 139.7 0.5 1.0"])
    town.title = "Tokyo"
    #expect(throws: Never.self) { try screen.button("Tokyo, Rain") }
    evaluateAround(screen)
    town.subtitle = "Sun"
    #expect(throws: Never.self) { try screen.button("Tokyo, Sun") }
  }

  @Test func `setNeedsDisplay redraws a custom annotation with its current coordinate and title`()
    throws
  {
    final class Own: NSObject, MKAnnotation {
      var coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
      var title: String? = "Here"
    }
    let own = Own()
    map.addAnnotation(own)
    let screen = screen()
    #expect(spots(screen) == ["1.0 2.0 0.5 1.0"])
    own.coordinate.latitude = 3
    own.title = "There"
    map.setNeedsDisplay()
    #expect(spots(screen) == ["3.0 2.0 0.5 1.0"])
    #expect(throws: Never.self) { try screen.button("There") }
  }

  @Test func `changing the glyph of an annotation view redraws its marker`() throws {
    map.addAnnotation(town)
    let screen = screen()
    #expect(!screen.text.contains("7"))
    evaluateAround(screen)
    let view = try #require(guide.views.first)
    view.glyphText = "7"
    #expect(screen.text.contains("7"))
    evaluateAround(screen)
    view.isEnabled = false
    #expect(try screen.button("London, Rain").isDisabled)
    view.isEnabled = true
    view.accessibilityLabel = "The capital"
    #expect(try !screen.button("The capital").isDisabled)
    #expect(guide.views.count == 1)
  }

  @Test
  func `a selected annotation's callout opens, shows later changes, and closes on deselection`()
    throws
  {
    map.addAnnotation(town)
    let screen = screen()
    evaluateAround(screen)
    guide.control.accessibilityIdentifier = "callout"
    map.selectAnnotation(town, animated: false)
    #expect(try screen.element("callout").text.contains("Rain"))
    evaluateAround(screen)
    guide.control.accessibilityIdentifier = "details"
    #expect(throws: Never.self) { try screen.element("details") }
    town.subtitle = "Sun"
    #expect(try screen.element("details").text.contains("Sun"))
    map.deselectAnnotation(town, animated: false)
    #expect(throws: ScreenFailure.self) { try screen.element("details") }
  }

  @Test func `a map view on screen draws tile overlays that are added, changed and removed later`()
    throws
  {
    let screen = screen()
    evaluateAround(screen)
    let squares = MKTileOverlay(urlTemplate: "https://tiles.example/{z}/{x}/{y}.png")
    map.addOverlay(squares)
    #expect(try tiles(screen).map { $0["alpha"] as? Double } == [1])
    evaluateAround(screen)
    let renderer = try #require(map.renderer(for: squares) as? MKTileOverlayRenderer)
    renderer.alpha = 0.5
    #expect(try tiles(screen).map { $0["alpha"] as? Double } == [0.5])
    renderer.reloadData()
    #expect(try tiles(screen).map { $0["turn"] as? Int } == [1])
    evaluateAround(screen)
    map.removeOverlay(squares)
    #expect(try tiles(screen).isEmpty)
  }
}
