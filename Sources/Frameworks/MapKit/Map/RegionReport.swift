import Foundation

/// The browser's report of a map that has moved, such as `1 51.5 -0.13 0.4 0.8`: 1 if a person
/// moved the map, otherwise 0; then the center's latitude and longitude, and the deltas of both, in
/// degrees.
struct RegionReport {
  let isByUser: Bool
  let region: MKCoordinateRegion

  /// Reads a report; returns `nil` if it is invalid.
  init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = parts.dropFirst().compactMap { Double($0) }
    guard parts.count == 5, numbers.count == 4, parts[0] == "0" || parts[0] == "1",
      (0...180).contains(numbers[2]), numbers[3] >= 0, numbers[3].isFinite
    else { return nil }
    let center = CLLocationCoordinate2D(latitude: numbers[0], longitude: numbers[1])
    guard CLLocationCoordinate2DIsValid(center) else { return nil }
    isByUser = parts[0] == "1"
    region = MKCoordinateRegion(
      center: center,
      // A wide map at the lowest zoom level is wider than its world.
      span: MKCoordinateSpan(latitudeDelta: numbers[2], longitudeDelta: min(numbers[3], 720)))
  }
}
