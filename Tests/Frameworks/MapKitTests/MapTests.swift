import Foundation
import StrataKitTesting
import StrataRendering
import SwiftUI
import Testing

@testable import MapKit
@testable import SwiftUITesting

private let london = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.13)
private let tokyo = CLLocationCoordinate2D(latitude: 35.7, longitude: 139.7)

@MainActor @Suite struct MapTests {
  /// Two towns that can be selected, and the updates of their map.
  private struct Towns: View {
    @State var position = MapCameraPosition.automatic
    @State var chosen: String?
    @State var heard: [MapCameraUpdateContext] = []

    var body: some View {
      VStack {
        Map(position: $position, selection: $chosen) {
          Marker("London", monogram: Text(verbatim: "L"), coordinate: london).tag("london")
          Marker("Tokyo", systemImage: "sun.max", coordinate: tokyo).tag("tokyo")
          if chosen == "tokyo" {
            Annotation("", coordinate: tokyo, anchor: .bottom) { Text(verbatim: "Here it is") }
          }
        }
        .onMapCameraChange { heard.append($0) }
        .accessibilityIdentifier("map")
        Button("Show London") {
          position = .region(
            MKCoordinateRegion(
              center: london, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4)))
        }
        Text(verbatim: "by hand \(position.positionedByUser)")
        Text(verbatim: "heard \(heard.map { Int($0.region.center.latitude) })")
      }
    }
  }

  private func facts(_ screen: Screen) throws -> [String: Any] {
    let text = try #require(try screen.element("map").drawing[.map])
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  @Test(.mission("W-31")) func `markers are drawn at their coordinates with their names`() throws {
    let screen = Screen(Towns())
    let places = screen.places
    #expect(places.map { $0.drawing[.map] } == ["51.5 -0.13 0.5 1.0", "35.7 139.7 0.5 1.0"])
    #expect(places.map { $0.lines.last } == ["London", "Tokyo"])
    #expect(try facts(screen)["region"] == nil)
  }

  @Test func `a tap selects a tagged marker, and a tap on the map clears the selection`() throws {
    let screen = Screen(Towns())
    try screen.button("Tokyo").tap()
    #expect(screen.text.contains("Here it is"))
    try screen.element("map").dismiss()
    #expect(!screen.text.contains("Here it is"))
  }

  @Test func `a region that the app sets is sent to the browser as the map's position`() throws {
    let screen = Screen(Towns())
    try screen.button("Show London").tap()
    #expect(try facts(screen)["region"] as? [Double] == [51.5, -0.13, 2, 4])
    #expect(try facts(screen)["isOwn"] as? Bool == false)
  }

  @Test func `camera bounds are sent to the browser in meters, and infinite ones are omitted`()
    throws
  {
    let england = MKCoordinateRegion(
      center: london, span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 6))
    let bounds = MapCameraBounds(
      centerCoordinateBounds: england, minimumDistance: 10_000, maximumDistance: .infinity)
    let screen = Screen(Map(bounds: bounds) {}.accessibilityIdentifier("map"))
    #expect(try facts(screen)["limits"] as? [Double] == [51.5, -0.13, 4, 6])
    // The field of view is thirty degrees.
    let least = try #require(try facts(screen)["least"] as? Double)
    #expect(abs(least - 5359) < 1)
    #expect(try facts(screen)["most"] == nil)
  }

  @Test func `moving the map updates the position and calls onMapCameraChange`() throws {
    let screen = Screen(Towns())
    try screen.element("map").look("1 48 2 3 4")
    #expect(screen.text.contains("by hand true"))
    #expect(screen.text.contains("heard [48]"))
    #expect(try facts(screen)["isOwn"] as? Bool == true)
    try screen.element("map").look("0 40 2 3 4")
    #expect(screen.text.contains("heard [48, 40]"))
    #expect(try facts(screen)["region"] as? [Double] == [48, 2, 3, 4])
  }

  @Test(arguments: [
    "", "1", "1 48 2 3", "1 48 2 3 4 5", "2 48 2 3 4", "1 91 2 3 4", "1 48 181 3 4", "1 nan 2 3 4",
    "1 48 2 -3 4", "1 48 2 inf 4", "1 a b c d", "1  48 2 3",
  ])
  func `an invalid position that a browser reports for a map is ignored`(report: String) throws {
    let screen = Screen(Towns())
    try screen.element("map").look(report)
    #expect(screen.text.contains("by hand false"))
    #expect(screen.text.contains("heard []"))
  }

  @Test func `markers with invalid coordinates are not drawn`() {
    let nowhere = CLLocationCoordinate2D(latitude: .nan, longitude: 0)
    let screen = Screen(
      Map {
        Marker("Nowhere", coordinate: nowhere)
        Marker("Invalid", coordinate: kCLLocationCoordinate2DInvalid)
        Marker("London", coordinate: london)
      })
    #expect(screen.places.count == 1)
  }

  @Test func `removing a marker of a ForEach keeps the identity of the other markers`() throws {
    struct Shrinking: View {
      @State private var towns = ["a": london, "b": tokyo]
      var body: some View {
        Map {
          ForEach(towns.keys.sorted(), id: \.self) { name in
            Marker(name, coordinate: towns[name] ?? london)
          }
        }
        Button("Fewer") { towns["a"] = nil }
      }
    }
    let screen = Screen(Shrinking())
    let second = screen.places[1].id
    _ = screen.takePatch()
    try screen.button("Fewer").tap()
    #expect(screen.places.map(\.id) == [second])
  }

  @Test(arguments: [("en", "Zoom in"), ("es", "Acercar"), ("pt", "Aproximar"), ("ar", "تكبير")])
  func `the texts of a map's controls are in the window's language`(language: String, word: String)
    throws
  {
    let screen = Screen(Towns(), language: language)
    let words = try #require(try facts(screen)["words"] as? [String: String])
    #expect(words["in"] == word)
  }

  @Test func `a map without tiles has the names of the largest towns that it shows`()
    throws
  {
    let screen = Screen(Towns())
    #expect(screen.towns.isEmpty, "the browser has not reported yet what it shows")
    try screen.element("map").look("0 51.5 -0.13 4 8")
    let names = screen.towns.map(\.writing)
    #expect(names.contains("London") && names.contains("Birmingham") && !names.contains("Paris"))
    #expect((2...16).contains(names.count))
    let london = try #require(screen.towns.first { $0.writing == "London" })
    #expect(london.drawing[.map] == "51.50853 -0.12574")
    #expect(london.text.isEmpty, "screen readers have the list of places")
    #expect(screen.places.count == 2, "a name is no place of the map's content")
    try screen.element("map").look("1 35.7 139.7 1 2")
    #expect(screen.towns.contains { $0.writing == "Tokyo" })
    #expect(!screen.towns.contains { $0.writing == "London" })
  }

  @Test(arguments: [("de_DE", "66 km", "623 km"), ("en_US", "41 mi", "387 mi")])
  func `a region without towns has the nearest ones at its edges, by distance and direction`(
    locale: String, near: String, far: String
  ) throws {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 62.5, longitude: -7.5),
      span: MKCoordinateSpan(latitudeDelta: 0.4, longitudeDelta: 0.8))
    let screen = Screen(
      TownNames(region: region, hasTiles: false)
        .environment(\.locale, Locale(identifier: locale)))
    let names = screen.towns.map { $0.writing.replacing("\u{a0}", with: " ") }
    try #require(names.count == 4)
    #expect(names[0] == "Tórshavn \(near) ↘" && names[1] == "Akureyri \(far) ↖")
    #expect(names[2].hasSuffix("→") && names[3].hasSuffix("↓"))
    let spots = screen.towns.compactMap { $0.drawing[.map] }
      .map { $0.split(separator: " ").compactMap { Double($0) } }
    #expect(spots.allSatisfy { (62.3...62.7).contains($0[0]) && (-7.7 ... -7.3).contains($0[1]) })
    #expect(spots[0][0] < 62.4 && spots[2][1] > -7.31, "they are at the edges")
  }

  @Test(arguments: [
    ("de", "Köln"), ("ar", "قلونية"), ("zh-Hans-CN", "科隆"), ("zh-Hant-TW", "Köln"), ("sv", "Köln"),
  ])
  func `the names of towns on a map are in the reader's language`(
    locale: String, name: String
  ) {
    let cologne = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 50.94, longitude: 6.96),
      span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.4))
    let screen = Screen(
      TownNames(region: cologne, hasTiles: false)
        .environment(\.locale, Locale(identifier: locale)))
    #expect(screen.towns.contains { $0.writing == name }, "\(screen.towns.map(\.writing))")
  }

  @Test func `a map that is wider than its world has the names of the world`() throws {
    let screen = Screen(Towns())
    try screen.element("map").look("0 25 10 170 1687.5")
    #expect(screen.text.contains("heard [25]"))
    #expect(screen.towns.count > 2)
  }

  @Test func `a map without a size has no names`() throws {
    let screen = Screen(Towns())
    try screen.element("map").look("0 25 10 0 0")
    #expect(screen.towns.isEmpty)
  }

  @Test func `a map with tiles has no names of its own`() {
    let region = MKCoordinateRegion(
      center: london, span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 8))
    #expect(Screen(TownNames(region: region, hasTiles: true)).towns.isEmpty)
    #expect(!Screen(TownNames(region: region, hasTiles: false)).towns.isEmpty)
  }

  @Test func `a map with empty interactionModes tells the browser to allow no gestures`() throws {
    let screen = Screen(
      Map(initialPosition: .automatic, interactionModes: []) {}.accessibilityIdentifier("map"))
    #expect(try facts(screen)["ways"] as? [String] == [])
  }
}

extension Screen {
  fileprivate var places: [ScreenElement] {
    all(.any, nil).filter { $0.drawing.kind == .mapPlace }
  }

  /// The names of towns on the ground.
  fileprivate var towns: [ScreenElement] {
    all(.any, nil).filter { $0.drawing[.variant] == "map-town" }
  }
}

extension ScreenElement {
  /// The text in the element, also if it is hidden from screen readers.
  fileprivate var writing: String {
    func texts(_ part: DrawnElement) -> [String] {
      [part.element.text].compactMap(\.self) + part.children.flatMap(texts)
    }
    return texts(drawn).joined()
  }

  /// Sends a browser's report of a map that has moved.
  fileprivate func look(_ report: String) throws { try send(.sight, value: report) }
}
