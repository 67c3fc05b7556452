import SwiftUI
import Testing

@testable import MapKit
@testable import SwiftUITesting

/// Tests that a map with numbers which an app did not mean, such as zero divided by zero, ends no
/// process.
@MainActor @Suite struct OddNumberTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `a map with a number that an app did not mean is shown`(number: Double) {
    let odd = CLLocationCoordinate2D(latitude: number, longitude: number)
    let london = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.13)
    let span = MKCoordinateSpan(latitudeDelta: number, longitudeDelta: number)
    let region = MKCoordinateRegion(center: odd, span: span)
    _ =
      Screen(
        Map(initialPosition: .region(region)) {
          Marker("M", coordinate: odd)
          MapCircle(center: odd, radius: number)
          MapCircle(center: london, radius: number).stroke(.red, lineWidth: number)
          MapPolyline(coordinates: [odd, london, odd], contourStyle: .geodesic)
          MapPolygon(coordinates: [odd, london, odd])
          Annotation("A", coordinate: odd) { Text(verbatim: "a") }
        }
      ).drawing
    let map = MKMapView()
    map.setRegion(region, animated: false)
    map.addOverlay(MKPolyline(coordinates: [london, odd], count: 2))
    _ = MKMapPoint(odd).coordinate
    _ = MKCoordinateRegion(center: london, latitudinalMeters: number, longitudinalMeters: number)
    _ = CLLocation(latitude: number, longitude: number).distance(
      from: CLLocation(latitude: 0, longitude: 0))
  }
}
