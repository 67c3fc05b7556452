import Foundation
import StrataAssets
import StrataKitTesting
import StrataRendering
import SwiftUI
import Testing
import UIKit

@testable import MapKit
@testable import SwiftUITesting

@MainActor @Suite struct MapViewTests {
  private static let london = MKPointAnnotation(
    coordinate: CLLocationCoordinate2D(latitude: 51.5, longitude: -0.13), title: "London",
    subtitle: "Rain")

  /// Returns the font sizes of an element and of all in it.
  private func sizes(_ tree: ElementTree) -> [StyleRule] {
    let own = tree.element.style.filter {
      switch $0 {
      case .fontPixels, .fontSize: true
      default: false
      }
    }
    return own + tree.children.flatMap(sizes)
  }

  /// A map and its delegate, which records events.
  private final class Guide: NSObject, MKMapViewDelegate {
    let map = MKMapView()
    var heard: [String] = []

    override init() {
      super.init()
      map.delegate = self
      map.accessibilityIdentifier = "map"
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "town")
      view.glyphText = "🌧️"
      view.canShowCallout = true
      view.accessibilityIdentifier = "marker"
      let button = UIButton(type: .detailDisclosure)
      button.accessibilityIdentifier = "callout"
      view.rightCalloutAccessoryView = button
      return view
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer = MKTileOverlayRenderer(overlay: overlay)
      renderer.alpha = 0.6
      return renderer
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      heard.append("selected \(view.annotation?.title ?? "")")
    }

    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      heard.append("left \(view.annotation?.title ?? "")")
    }

    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView,
      calloutAccessoryControlTapped control: UIControl
    ) { heard.append("pressed \(view.annotation?.title ?? "")") }

    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {
      heard.append(fullyRendered ? "whole" : "holes")
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      heard.append("moved \(Int(mapView.region.center.latitude))")
    }
  }

  private struct Shown: UIViewRepresentable {
    let guide: Guide
    func makeUIView(context: Context) -> MKMapView { guide.map }
    func updateUIView(_ map: MKMapView, context: Context) {}
  }

  private func facts(_ screen: Screen) throws -> [String: Any] {
    let text = try #require(try screen.element("map").drawing[.map])
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  @Test(.mission("W-31", "W-35", "W-36"))
  func `a marker shows its glyph, and selecting it or tapping its callout calls the delegate`()
    throws
  {
    let guide = Guide()
    let screen = Screen(Shown(guide: guide))
    guide.map.addAnnotation(Self.london)
    #expect(screen.text.contains("🌧️"))
    // The balloon has the same size at every text size, and so has its glyph.
    #expect(sizes(try screen.button("London, Rain").drawingTree) == [.fontPixels(44 * 0.45)])
    try screen.button("London, Rain").tap()
    #expect(try screen.element("callout").text.contains("Rain"))
    try screen.element("callout").tap()
    try screen.element("map").dismiss()
    #expect(throws: ScreenFailure.self) { try screen.element("callout") }
    #expect(guide.heard == ["selected London", "pressed London", "left London"])
    guide.map.removeAnnotation(Self.london)
    #expect(!screen.text.contains("London"))
  }

  @Test(.mission("W-37"))
  func `a tile overlay has its renderer's alpha, and this server serves its tiles`()
    async throws
  {
    final class Squares: MKTileOverlay, @unchecked Sendable {
      override func loadTile(at path: MKTileOverlayPath) async throws -> Data {
        Data("\(path.z) \(path.x) \(path.y)".utf8)
      }
    }
    let guide = Guide()
    let screen = Screen(Shown(guide: guide))
    let squares = Squares(urlTemplate: nil)
    guide.map.addOverlay(squares)
    let tiles = try #require(try facts(screen)["tiles"] as? [[String: Any]])
    #expect(tiles.first?["alpha"] as? Double == 0.6)
    #expect(tiles.first?["most"] as? Int == 18)
    let address = try #require(tiles.first?["url"] as? String)
    let path = address.replacing("{z}", with: "3").replacing("{x}", with: "4")
      .replacing("{y}", with: "2")
    let picture = try await TileSource.picture(at: path)
    #expect(picture == Data("3 4 2".utf8))
    guide.map.removeOverlay(squares)
    #expect((try facts(screen)["tiles"] as? [Any])?.isEmpty == true)
    #expect(try await TileSource.picture(at: path) == nil)
  }

  @Test func `a map keeps the app's configuration, which does not change the drawing`() throws {
    let guide = Guide()
    let map = guide.map
    let first = map.preferredConfiguration as? MKStandardMapConfiguration
    #expect(first?.elevationStyle == .flat && first?.emphasisStyle == .default)
    let screen = Screen(Shown(guide: guide))
    let before = try NSDictionary(dictionary: facts(screen))
    let standard = MKStandardMapConfiguration(elevationStyle: .realistic, emphasisStyle: .muted)
    standard.showsTraffic = true
    let others: [MKMapConfiguration] = [
      standard, MKImageryMapConfiguration(), MKHybridMapConfiguration(),
    ]
    for other in others {
      map.preferredConfiguration = other
      map.setNeedsDisplay()
      #expect(map.preferredConfiguration === other)
      #expect(try NSDictionary(dictionary: facts(screen)) == before)
    }
    #expect(standard.elevationStyle == .realistic && standard.emphasisStyle == .muted)
  }

  @Test func `missing tiles are reported, and reloadData requests them again`() throws {
    let guide = Guide()
    let screen = Screen(Shown(guide: guide))
    #expect(throws: ScreenFailure.self) { try screen.element("map").send(.error, value: "") }
    let squares = MKTileOverlay(urlTemplate: "https://tiles.example/{z}/{x}/{y}.png")
    guide.map.addOverlay(squares)
    try screen.element("map").send(.error, value: "")
    try screen.element("map").send(.load, value: "")
    #expect(guide.heard == ["holes", "whole"])
    func turn() throws -> Int? {
      (try facts(screen)["tiles"] as? [[String: Any]])?.first?["turn"] as? Int
    }
    #expect(try turn() == 0)
    let renderer = try #require(guide.map.renderer(for: squares) as? MKTileOverlayRenderer)
    renderer.reloadData()
    #expect(try turn() == 1)
  }

  @Test func `a region that is set is shown, and moving the map calls the delegate`() throws {
    let guide = Guide()
    let screen = Screen(Shown(guide: guide))
    guide.map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 10, longitude: 20),
        span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2)), animated: true)
    #expect(try facts(screen)["region"] as? [Double] == [10, 20, 1, 2])
    try screen.element("map").send(.sight, value: "1 48 2 3 4")
    #expect(guide.heard == ["moved 48"])
    #expect(try facts(screen)["isOwn"] as? Bool == true)
  }

  @Test(arguments: [
    ("https://tiles.example/{z}/{x}/{y}.png", false, "https://tiles.example/2/1/3.png"),
    ("https://tiles.example/{z}/{x}/{y}.png", true, "https://tiles.example/2/1/0.png"),
  ])
  func `a tile's URL contains its position, counted from the south if flipped`(
    template: String, isFlipped: Bool, url: String
  ) {
    let overlay = MKTileOverlay(urlTemplate: template)
    overlay.isGeometryFlipped = isFlipped
    let path = MKTileOverlayPath(x: 1, y: 3, z: 2, contentScaleFactor: 1)
    #expect(overlay.url(forTilePath: path).absoluteString == url)
  }

  @Test func `an overlay without a URL template loads no tiles`() async {
    let overlay = MKTileOverlay(urlTemplate: nil)
    await #expect(throws: TileError.address) { try await overlay.loadTile(at: MKTileOverlayPath()) }
  }
}
