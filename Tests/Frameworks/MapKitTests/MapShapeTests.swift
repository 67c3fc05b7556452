import Foundation
import StrataRendering
import SwiftUI
import Testing

@testable import MapKit
@testable import SwiftUITesting

/// Tests of circles, polygons and lines on a map.
@MainActor @Suite struct MapShapeTests {
  private let london = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.13)
  private let tokyo = CLLocationCoordinate2D(latitude: 35.7, longitude: 139.7)
  private let rome = CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5)

  /// The outline of a shape as the browser reads it.
  private struct Outline: Decodable, Equatable {
    var circle: [Double]?
    var area: [[[Double]]]?
    var lines: [[[Double]]]?
  }

  private func shapes(_ screen: Screen) -> [ScreenElement] {
    screen.all(.any, nil).filter { $0.drawing[.variant] == "map-shape" }
  }

  private func outlines(_ screen: Screen) throws -> [Outline] {
    try shapes(screen).map { shape in
      try JSONDecoder().decode(Outline.self, from: Data((shape.drawing[.map] ?? "").utf8))
    }
  }

  /// Returns the fills and strokes of each shape.
  private func inks<Content: MapContent>(of content: Content) -> [[StyleRule]] {
    shapes(Screen(Map { content })).map { $0.drawingTree.children.flatMap(\.element.style) }
  }

  @Test func `shapes are drawn at their coordinates, in the order of the source`() throws {
    let screen = Screen(
      Map {
        MapCircle(center: london, radius: 5_000)
        MapPolygon(coordinates: [london, tokyo, rome])
        MapPolyline(coordinates: [london, rome])
      })
    let (l, t, r) = ([51.5, -0.13], [35.7, 139.7], [41.9, 12.5])
    #expect(
      try outlines(screen) == [
        Outline(circle: l + [5_000]), Outline(area: [[l, t, r]]), Outline(lines: [[l, r]]),
      ])
  }

  @Test func `a map shape is drawn with the fill and the stroke that the app sets`() {
    let circle = MapCircle(center: london, radius: 5_000)
    let line = StrokeStyle(lineWidth: 3, dash: [4, 2])
    #expect(
      inks(of: circle.foregroundStyle(.blue.opacity(0.2)).stroke(.red, lineWidth: 2)) == [
        [
          .fill(.faded(.named("blue"), opacity: 0.2)),
          .stroke(.named("red"), StrokeLine(width: 2)),
        ]
      ])
    #expect(
      inks(of: circle.foregroundStyle(.red).strokeStyle(style: line).stroke(.green)) == [
        [.fill(.named("red")), .stroke(.named("green"), StrokeLine(width: 3, dash: [4, 2]))]
      ])
    let fade = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(inks(of: circle.foregroundStyle(fade)) == [[.fill(.named("red"))]])
  }

  @Test func `a map shape without a style is filled with the tint, and a line is stroked with it`()
  {
    let circle = MapCircle(center: london, radius: 5_000)
    let line = MapPolyline(coordinates: [london, rome])
    #expect(inks(of: circle) == [[.fill(.named("accent"))]])
    #expect(inks(of: circle.tint(.green)) == [[.fill(.named("green"))]])
    #expect(inks(of: line) == [[.stroke(.named("accent"), StrokeLine(width: 1))]])
    #expect(
      inks(of: line.stroke(lineWidth: 4).tint(.green)) == [
        [.stroke(.named("green"), StrokeLine(width: 4))]
      ])
  }

  @Test func `shapes with invalid coordinates, or too few, are not drawn`() throws {
    let nowhere = CLLocationCoordinate2D(latitude: .nan, longitude: 0)
    let screen = Screen(
      Map {
        MapCircle(center: nowhere, radius: 5_000)
        MapCircle(center: london, radius: 0)
        MapCircle(center: london, radius: .infinity)
        MapPolygon(coordinates: [london, rome])
        MapPolygon(coordinates: [london, rome, nowhere])
        MapPolyline(coordinates: [london])
        MapPolyline(coordinates: [london, nowhere], contourStyle: .geodesic)
        MapPolyline(coordinates: [])
      })
    #expect(shapes(screen).isEmpty)
  }

  @Test func `the circle for a map rectangle is as wide as the rectangle's longer side`() {
    let middle = MKMapPoint(london)
    let rect = MKMapRect(x: middle.x - 2_000, y: middle.y - 1_000, width: 4_000, height: 2_000)
    let circle = MKCircle(mapRect: rect)
    #expect(abs(circle.coordinate.latitude - 51.5) < 1e-6)
    #expect(abs(circle.boundingMapRect.width - 4_000) < 1e-3)
    let outline = shapes(Screen(Map { MapCircle(mapRect: rect) })).first?.drawing[.map] ?? ""
    let inside = try? JSONDecoder().decode(Outline.self, from: Data(outline.utf8))
    #expect(abs((inside?.circle?[2] ?? 0) - circle.radius / 2) < 0.1)
  }

  @Test func `a geodesic line is curved, and split at the 180th meridian`() throws {
    let francisco = CLLocationCoordinate2D(latitude: 37.8, longitude: -122.4)
    let lines = GreatCircle.lines(through: [tokyo, francisco])
    #expect(lines.count == 2 && lines.allSatisfy { $0.count > 10 })
    #expect(lines[0].last?.longitude == 180 && lines[1].first?.longitude == -180)
    #expect(lines[0].last?.latitude == lines[1].first?.latitude)
    #expect((lines[0].map(\.latitude).max() ?? 0) > 45)
    #expect(lines[1].last?.longitude == -122.4)
    #expect(GreatCircle.lines(through: [london, london]).map(\.count) == [2])
    #expect(GreatCircle.lines(through: []).isEmpty)
    let screen = Screen(
      Map { MapPolyline(coordinates: [tokyo, francisco], contourStyle: .geodesic) })
    #expect(try outlines(screen).first?.lines?.count == 2)
  }

  @Test func `map shapes created from MKOverlay objects have their coordinates and holes`() throws {
    let hole = MKPolygon(coordinates: [london, rome, london], count: 3)
    let area = MKPolygon(
      coordinates: [london, tokyo, rome], count: 3, interiorPolygons: [hole])
    let line = MKPolyline(coordinates: [london, rome], count: 2)
    let screen = Screen(
      Map {
        MapCircle(MKCircle(center: rome, radius: 70))
        MapPolygon(area)
        MapPolyline(line)
      })
    let (l, t, r) = ([51.5, -0.13], [35.7, 139.7], [41.9, 12.5])
    #expect(
      try outlines(screen) == [
        Outline(circle: r + [70]), Outline(area: [[l, t, r], [l, r, l]]), Outline(lines: [[l, r]]),
      ])
  }

  @Test func `an overlay's points can be read and lie in its bounding map rectangle`() {
    let line = MKPolyline(coordinates: [london, rome], count: 2)
    var found = [CLLocationCoordinate2D()]
    line.getCoordinates(&found, range: NSRange(location: 1, length: 1))
    #expect(abs(found[0].latitude - 41.9) < 1e-6 && abs(found[0].longitude - 12.5) < 1e-6)
    #expect(line.pointCount == 2 && line.points()[1].x == MKMapPoint(rome).x)
    #expect(line.points() == line.points())
    let rect = line.boundingMapRect
    #expect(rect.minX == MKMapPoint(london).x && rect.maxX == MKMapPoint(rome).x)
    #expect(MKPolyline(points: line.points(), count: 1).pointCount == 1)
    #expect(MKMapRect(around: []).isEmpty)
  }

  @Test func `a map shape is changed and removed with the app's state`() throws {
    struct Search: View {
      @State private var radius: Double? = 1_000
      let middle: CLLocationCoordinate2D
      var body: some View {
        Map { if let radius { MapCircle(center: middle, radius: radius) } }
        Button("Wider") { radius = 2_000 }
        Button("None") { radius = nil }
      }
    }
    let screen = Screen(Search(middle: london))
    let first = shapes(screen).map(\.id)
    try screen.button("Wider").tap()
    #expect(shapes(screen).map(\.id) == first)
    #expect(try outlines(screen).map(\.circle) == [[51.5, -0.13, 2_000]])
    try screen.button("None").tap()
    #expect(shapes(screen).isEmpty)
  }
}
