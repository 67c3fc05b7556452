import Foundation

/// A range of latitudes and longitudes, in degrees; `west` is never east of `east`.
struct GeoBox: Equatable, Sendable {
  var south: Double
  var north: Double
  var west: Double
  var east: Double

  /// Returns boxes that together contain every point within a distance: two if they cross the date
  /// line, one around the whole Earth if they contain a pole.
  static func around(_ point: GeoPoint, metres: Double) -> [GeoBox] {
    let angle = min(metres / GeoPoint.radius, .pi)
    let height = angle * 180 / .pi
    let (south, north) = (point.latitude - height, point.latitude + height)
    guard south > -90, north < 90 else {
      return [GeoBox(south: max(south, -90), north: min(north, 90), west: -180, east: 180)]
    }
    // The widest part of the circle is nearer to the pole than its centre.
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

  /// Returns a box all points of which are within a distance by more than a millimetre; `nil` if that is
  /// not easily said, such as for a circle that contains a pole.
  static func inside(_ point: GeoPoint, metres: Double) -> GeoBox? {
    let boxes = around(point, metres: metres / 1.5)
    // Within a quarter of the Earth to the west and the east, the corners are the farthest points.
    guard let box = boxes.first, boxes.count == 1, box.east - box.west < 180 else { return nil }
    let isWithin = [box.south, box.north].allSatisfy { latitude in
      [box.west, box.east].allSatisfy { longitude in
        point.metres(to: GeoPoint(stored: latitude, longitude)) < metres - 0.001
      }
    }
    return isWithin ? box : nil
  }
}
