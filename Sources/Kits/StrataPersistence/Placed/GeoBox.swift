import Foundation

/// Degrees between which something lies; `west` is never east of `east`.
struct GeoBox: Equatable, Sendable {
  var south: Double
  var north: Double
  var west: Double
  var east: Double

  /// Boxes that together hold every point within a distance: two where they cross the date line,
  /// one around the whole Earth where they hold a pole.
  static func around(_ point: GeoPoint, metres: Double) -> [GeoBox] {
    let angle = min(metres / GeoPoint.radius, .pi)
    let height = angle * 180 / .pi
    let (south, north) = (point.latitude - height, point.latitude + height)
    guard south > -90, north < 90 else {
      return [GeoBox(south: max(south, -90), north: min(north, 90), west: -180, east: 180)]
    }
    // The widest part of a circle lies nearer to the pole than its middle.
    let width = asin(min(1, sin(angle) / cos(point.latitude * .pi / 180))) * 180 / .pi
    let (west, east) = (point.longitude - width, point.longitude + width)
    let box = GeoBox(south: south, north: north, west: max(west, -180), east: min(east, 180))
    if west < -180 {
      return [box, GeoBox(south: south, north: north, west: west + 360, east: 180)]
    }
    if east > 180 {
      return [box, GeoBox(south: south, north: north, west: -180, east: east - 360)]
    }
    return [box]
  }
}
