import MapKit
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct MapItemTests {
  private static let harbor = CLLocationCoordinate2D(latitude: 53.5, longitude: 10)

  private static func item() -> MKMapItem {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: harbor))
    item.name = "Harbor & Co"
    return item
  }

  private struct Page: View {
    let open: @MainActor () -> Void
    var body: some View { Button("Open") { open() } }
  }

  /// Returns the addresses that a page opens.
  private func opened(_ open: @escaping @MainActor () -> Void) throws -> [String] {
    let screen = Screen(Page(open: open))
    try screen.button("Open").tap()
    return screen.opened
  }

  @Test func `a place opens on Apple's website with its name, which is escaped`() throws {
    let urls = try opened { #expect(Self.item().openInMaps()) }
    #expect(urls == ["https://maps.apple.com/?ll=53.5,10.0&q=Harbor%20%26%20Co"])
  }

  @Test func `directions have the way of going, and the first of several places as their start`()
    throws
  {
    let walk = [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking]
    let urls = try opened {
      Self.item().openInMaps(launchOptions: walk)
      let start = MKMapItem(
        placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 50, longitude: 8)))
      MKMapItem.openMaps(with: [start, Self.item()])
      MKMapItem.openMaps(with: [.forCurrentLocation(), Self.item()])
    }
    #expect(
      urls == [
        "https://maps.apple.com/?daddr=53.5,10.0&dirflg=w",
        "https://maps.apple.com/?saddr=50.0,8.0&daddr=53.5,10.0",
        "https://maps.apple.com/?daddr=53.5,10.0",
      ])
  }

  @Test func `no place opens nothing`() throws {
    let urls = try opened {
      #expect(!MKMapItem.openMaps(with: []))
      #expect(!MKMapItem().openInMaps())
    }
    #expect(urls.isEmpty)
  }

  @Test func `a marker of an item is at its place with its name`() {
    let screen = Screen(Map { Marker(item: Self.item()) })
    let places = screen.all(.any, nil).filter { $0.drawing.kind == .mapPlace }
    #expect(places.map { $0.drawing[.map] } == ["53.5 10.0 0.5 1.0"])
    #expect(screen.has("Harbor & Co"))
  }
}
