import Foundation
import StrataRendering

/// The shortest ways on the globe.
enum GreatCircle {
  /// Returns the shortest way through places as lines that are straight on the flat map: with a point
  /// for each degree of arc, and a new line where the way crosses the 180th meridian.
  static func lines(through places: [CLLocationCoordinate2D]) -> [[CLLocationCoordinate2D]] {
    guard let first = places.first else { return [] }
    var lines = [[first]]
    for (from, to) in zip(places, places.dropFirst()) {
      for place in steps(from, to) { extend(&lines, to: place) }
    }
    return lines
  }

  /// Returns the points after the first one of the way between two places.
  private static func steps(
    _ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D
  ) -> [CLLocationCoordinate2D] {
    let (start, end) = (vector(from), vector(to))
    let cosine = (start * end).sum()
    let angle = acos(min(max(cosine, -1), 1))
    let count = Int((angle * 180 / .pi).rounded(.up).clamped(to: 0...180))
    // Between opposite places every way is equally long.
    guard count > 1, sin(angle) > 1e-6 else { return [to] }
    return (1..<count).map { step in
      let part = Double(step) / Double(count)
      return place(start * (sin((1 - part) * angle)) + end * sin(part * angle))
    } + [to]
  }

  private static func extend(
    _ lines: inout [[CLLocationCoordinate2D]], to place: CLLocationCoordinate2D
  ) {
    let last = lines.count - 1
    guard let before = lines[last].last, abs(place.longitude - before.longitude) > 180 else {
      return lines[last].append(place)
    }
    let edge = before.longitude > 0 ? 180.0 : -180
    let beyond = place.longitude + 2 * edge
    let way = beyond - before.longitude
    let part = way == 0 ? 0 : (edge - before.longitude) / way
    let latitude = before.latitude + (place.latitude - before.latitude) * part
    lines[last].append(CLLocationCoordinate2D(latitude: latitude, longitude: edge))
    lines.append([CLLocationCoordinate2D(latitude: latitude, longitude: -edge), place])
  }

  private static func vector(_ place: CLLocationCoordinate2D) -> SIMD3<Double> {
    let (north, east) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    return [cos(north) * cos(east), cos(north) * sin(east), sin(north)]
  }

  private static func place(_ vector: SIMD3<Double>) -> CLLocationCoordinate2D {
    let flat = (vector.x * vector.x + vector.y * vector.y).squareRoot()
    return CLLocationCoordinate2D(
      latitude: atan2(vector.z, flat) * 180 / .pi, longitude: atan2(vector.y, vector.x) * 180 / .pi)
  }
}
