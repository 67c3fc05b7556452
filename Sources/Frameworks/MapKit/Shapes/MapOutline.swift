import Foundation

/// The outline of a shape on the ground, which the browser receives as JSON.
struct MapOutline: Encodable, Equatable {
  /// The latitude and longitude of a circle's center, and its radius in meters.
  private(set) var circle: [Double]?
  /// The outer ring of an area and the rings of its holes, each a list of latitudes and longitudes.
  private(set) var area: [[[Double]]]?
  /// Areas, each the rings that ``area`` has.
  private(set) var areas: [[[[Double]]]]?
  /// Lines, each a list of latitudes and longitudes.
  private(set) var lines: [[[Double]]]?
}

extension MapOutline {
  /// Creates the outline of a circle; returns `nil` for an invalid center or radius.
  static func circle(
    _ center: CLLocationCoordinate2D, radius: CLLocationDistance
  ) -> MapOutline? {
    guard let place = place(center), radius.isFinite, radius > 0 else { return nil }
    return MapOutline(circle: place + [(radius * 10).rounded() / 10])
  }

  /// Creates the outline of an area.
  ///
  /// - Parameter rings: The outer ring, then the rings of the holes.
  /// - Returns: The outline; `nil` for an invalid coordinate or an outer ring of fewer than three.
  static func area(_ rings: [[CLLocationCoordinate2D]]) -> MapOutline? {
    guard let rings = places(rings), let outer = rings.first, outer.count > 2 else { return nil }
    return MapOutline(area: rings)
  }

  /// Creates the outline of several areas; returns `nil` if one of them is invalid, or for none.
  static func areas(_ areas: [[[CLLocationCoordinate2D]]]) -> MapOutline? {
    let outlines = areas.compactMap { area($0)?.area }
    guard !outlines.isEmpty, outlines.count == areas.count else { return nil }
    return MapOutline(areas: outlines)
  }

  /// Creates the outline of lines; returns `nil` for an invalid coordinate, or if no line has two.
  static func lines(_ lines: [[CLLocationCoordinate2D]]) -> MapOutline? {
    guard let lines = places(lines)?.filter({ $0.count > 1 }), !lines.isEmpty else { return nil }
    return MapOutline(lines: lines)
  }

  private static func places(_ lists: [[CLLocationCoordinate2D]]) -> [[[Double]]]? {
    let places = lists.map { $0.compactMap(place) }
    return zip(places, lists).allSatisfy { $0.count == $1.count } ? places : nil
  }

  /// Returns the latitude and longitude, precise to about ten centimeters.
  private static func place(_ coordinate: CLLocationCoordinate2D) -> [Double]? {
    guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
    return [coordinate.latitude, coordinate.longitude].map { ($0 * 1e6).rounded() / 1e6 }
  }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Numbers are finite here, so encoding does not fail.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
