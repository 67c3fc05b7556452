import Foundation

/// What a browser says of a map that came to rest: `1 51.5 -0.13 0.4 0.8`, whether a person moved
/// it, its middle and how far it reaches, in degrees.
struct RegionReport {
  let isByUser: Bool
  let region: MKCoordinateRegion

  /// Reads a report; `nil` for anything that is none.
  init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = parts.dropFirst().compactMap { Double($0) }
    guard parts.count == 5, numbers.count == 4, parts[0] == "0" || parts[0] == "1",
      (0...180).contains(numbers[2]), (0...720).contains(numbers[3])
    else { return nil }
    let center = CLLocationCoordinate2D(latitude: numbers[0], longitude: numbers[1])
    guard CLLocationCoordinate2DIsValid(center) else { return nil }
    isByUser = parts[0] == "1"
    region = MKCoordinateRegion(
      center: center,
      span: MKCoordinateSpan(latitudeDelta: numbers[2], longitudeDelta: numbers[3]))
  }
}
