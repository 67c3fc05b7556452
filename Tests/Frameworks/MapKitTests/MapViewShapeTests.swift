import StrataRendering
import SwiftUI
import Testing
import UIKit

@testable import MapKit
@testable import SwiftUITesting

/// Tests of circles, polygons and lines that an app adds to a map view as overlays.
@MainActor @Suite struct MapViewShapeTests {
  private static let london = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.13)
  private static let rome = CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5)
  private static let tokyo = CLLocationCoordinate2D(latitude: 35.7, longitude: 139.7)

  private struct Shown: UIViewRepresentable {
    let map: MKMapView
    func makeUIView(context: Context) -> MKMapView { map }
    func updateUIView(_ map: MKMapView, context: Context) {}
  }

  /// A delegate that draws shapes in blue with a red edge.
  private final class Painter: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer: MKOverlayPathRenderer =
        switch overlay {
        case let circle as MKCircle: MKCircleRenderer(circle: circle)
        case let polygon as MKPolygon: MKPolygonRenderer(polygon: polygon)
        case let many as MKMultiPolygon: MKMultiPolygonRenderer(multiPolygon: many)
        case let line as MKPolyline: MKPolylineRenderer(polyline: line)
        default: MKOverlayPathRenderer(overlay: overlay)
        }
      renderer.fillColor = .blue
      renderer.strokeColor = .red
      renderer.lineWidth = 3
      renderer.lineDashPattern = [4, 2]
      return renderer
    }
  }

  private func shapes(_ screen: Screen) -> [ScreenElement] {
    screen.all(.any, nil).filter { $0.drawing[.variant] == "map-shape loose" }
  }

  private func inks(_ shape: ScreenElement) -> [StyleRule] {
    shape.drawingTree.children.flatMap(\.element.style)
  }

  @Test func `overlays have the fill and stroke of their renderers, a polyline only the stroke`()
    throws
  {
    let (map, painter) = (MKMapView(), Painter())
    map.delegate = painter
    let screen = Screen(Shown(map: map))
    map.addOverlay(MKCircle(center: Self.london, radius: 70))
    map.addOverlay(MKPolygon(coordinates: [Self.london, Self.rome, Self.tokyo], count: 3))
    map.addOverlay(MKPolyline(coordinates: [Self.london, Self.rome], count: 2))
    let drawn = shapes(screen)
    #expect(
      drawn.map { $0.drawing[.map] } == [
        #"{"circle":[51.5,-0.13,70]}"#,
        #"{"area":[[[51.5,-0.13],[41.9,12.5],[35.7,139.7]]]}"#,
        #"{"lines":[[[51.5,-0.13],[41.9,12.5]]]}"#,
      ])
    #expect(drawn.map { inks($0).count } == [2, 2, 1])
    let line = StrokeLine(width: 3, cap: .round, join: .round, dash: [4, 2])
    for shape in drawn {
      guard case .stroke(_, line)? = inks(shape).last else {
        Issue.record("a stroke of the renderer's style is missing")
        continue
      }
    }
  }

  @Test func `several polygons of one overlay are one shape, unless one of them has no area`()
    throws
  {
    let (map, painter) = (MKMapView(), Painter())
    map.delegate = painter
    let screen = Screen(Shown(map: map))
    let west = MKPolygon(coordinates: [Self.london, Self.rome, Self.tokyo], count: 3)
    let east = MKPolygon(coordinates: [Self.tokyo, Self.rome, Self.london], count: 3)
    let both = MKMultiPolygon([west, east])
    map.addOverlay(both)
    let outline = try #require(shapes(screen).first?.drawing[.map])
    #expect(
      outline == #"{"areas":[[[[51.5,-0.13],[41.9,12.5],[35.7,139.7]]],"#
        + #"[[[35.7,139.7],[41.9,12.5],[51.5,-0.13]]]]}"#)
    #expect(shapes(screen).map { inks($0).count } == [2])
    #expect((map.renderer(for: both) as? MKMultiPolygonRenderer)?.multiPolygon === both)
    #expect(both.boundingMapRect.midX == west.boundingMapRect.midX)
    map.removeOverlay(both)
    map.addOverlay(MKMultiPolygon([west, MKPolygon(coordinates: [Self.rome], count: 1)]))
    #expect(shapes(screen).isEmpty)
  }

  @Test func `an overlay's shape follows changes of its renderer, and is removed with the overlay`()
    throws
  {
    let (map, painter) = (MKMapView(), Painter())
    map.delegate = painter
    let screen = Screen(Shown(map: map))
    let circle = MKCircle(center: Self.london, radius: 70)
    map.addOverlay(circle)
    let renderer = try #require(map.renderer(for: circle) as? MKCircleRenderer)
    #expect(renderer.circle === circle)
    renderer.fillColor = nil
    renderer.alpha = 0.5
    let found = shapes(screen).flatMap(inks)
    guard found.count == 1, case .stroke(.faded(_, opacity: 0.5), _)? = found.first else {
      Issue.record("a half transparent stroke alone was expected")
      return
    }
    map.removeOverlay(circle)
    #expect(shapes(screen).isEmpty)
  }

  @Test func `an overlay is not drawn if the map view has no delegate that gives it a renderer`() {
    let map = MKMapView()
    let screen = Screen(Shown(map: map))
    map.addOverlay(MKCircle(center: Self.london, radius: 70))
    #expect(map.overlays.count == 1 && shapes(screen).isEmpty)
  }
}
