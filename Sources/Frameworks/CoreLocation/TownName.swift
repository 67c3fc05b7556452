import StrataPlaceNames

/// A town of the gazetteer, for maps that have no other ground.
package struct TownName: Hashable, Sendable {
  /// The name of the town.
  package let name: String
  /// The latitude in degrees.
  package let latitude: Double
  /// The longitude in degrees.
  package let longitude: Double
  /// The distance from the point around which the town was found, in kilometres; 0 for a town of
  /// an area.
  package let kilometres: Double

  private static let bundled = try? PlaceNames.bundled()

  private init(_ place: NamedPlace) {
    (name, kilometres) = (place.name, place.kilometres)
    (latitude, longitude) = (place.latitude, place.longitude)
  }

  /// Returns the largest towns of an area that are far enough from each other for their names to be
  /// read; none if the gazetteer's files do not exist.
  package static func largest(
    latitudes: ClosedRange<Double>, longitudes: ClosedRange<Double>
  ) -> [TownName] {
    (bundled?.towns(latitudes: latitudes, longitudes: longitudes) ?? []).map(TownName.init)
  }

  /// Returns the nearest town of each quarter around a point, the nearest first; none if the
  /// gazetteer's files do not exist.
  package static func around(latitude: Double, longitude: Double) -> [TownName] {
    (bundled?.around(latitude: latitude, longitude: longitude) ?? []).map(TownName.init)
  }

  /// Returns the shorter way from a longitude to the town's in degrees, east positive.
  package func eastward(from start: Double) -> Double {
    PlaceNames.eastward(from: start, to: longitude)
  }
}
