import Foundation

/// A point on the Earth, in degrees of WGS 84.
///
///     let london = try GeoPoint(latitude: 51.51, longitude: -0.13)
public struct GeoPoint: Hashable, Sendable {
  /// Degrees north of the equator, −90 … 90.
  public let latitude: Double
  /// Degrees east of Greenwich, −180 … 180.
  public let longitude: Double

  /// Creates a point on the Earth, in degrees of WGS 84.
  ///
  /// - Parameters:
  ///   - latitude: The latitude in degrees, positive in the north.
  ///   - longitude: The longitude in degrees, positive in the east.
  /// - Throws: `invalidPoint`, with the field and its value, if a coordinate is out of range.
  public init(latitude: Double, longitude: Double) throws(PersistenceError) {
    // NaN is in no range.
    guard (-90...90).contains(latitude) else {
      throw PersistenceError(.invalidPoint, detail: "latitude \(latitude) is not in -90 ... 90")
    }
    guard (-180...180).contains(longitude) else {
      throw PersistenceError(.invalidPoint, detail: "longitude \(longitude) is not in -180 ... 180")
    }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Creates a point from stored values, which were validated when they were written.
  init(stored latitude: Double, _ longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Returns the distance in metres along the surface of a sphere with the Earth's mean radius, by
  /// the haversine formula; it differs from the ellipsoid's by 0.6 % at most.
  public func metres(to other: GeoPoint) -> Double {
    let (here, there) = (latitude * .pi / 180, other.latitude * .pi / 180)
    let north = sin((there - here) / 2)
    let east = sin((other.longitude - longitude) * .pi / 360)
    let chord = north * north + cos(here) * cos(there) * east * east
    return 2 * Self.radius * asin(min(1, chord.squareRoot()))
  }

  /// The Earth's mean radius in metres (IUGG, 2 a + b over 3 of GRS 80).
  static let radius = 6_371_008.8
}
