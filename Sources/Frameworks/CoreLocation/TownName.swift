import StrataPlaceNames

/// A town of the gazetteer, for maps that have no other ground.
package struct TownName: Hashable, Sendable {
  /// The name of the town.
  package let name: String
  /// The latitude in degrees.
  package let latitude: Double
  /// The longitude in degrees.
  package let longitude: Double

  private static let bundled = try? PlaceNames.bundled()

  /// Returns the largest towns of an area that are far enough from each other for their names to be
  /// read; none if the gazetteer's files do not exist.
  package static func largest(
    latitudes: ClosedRange<Double>, longitudes: ClosedRange<Double>
  ) -> [TownName] {
    (bundled?.towns(latitudes: latitudes, longitudes: longitudes) ?? []).map {
      TownName(name: $0.name, latitude: $0.latitude, longitude: $0.longitude)
    }
  }
}
