/// A point on the earth, in decimal degrees (WGS 84).
///
///     let london = try Coordinate(latitude: 51.5074, longitude: -0.1278)
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, -90 ... 90.
  public let latitude: Double
  /// Degrees east of Greenwich, -180 ... 180.
  public let longitude: Double

  /// Creates a point on the earth, in decimal degrees (WGS 84).
  ///
  /// - Throws: ``InvalidValue`` for `latitude` or `longitude` if it is out of range or not a
  ///   number.
  public init(latitude: Double, longitude: Double) throws(InvalidValue) {
    try Self.check(latitude, "latitude", limit: 90)
    try Self.check(longitude, "longitude", limit: 180)
    self.latitude = latitude
    self.longitude = longitude
  }

  private static func check(
    _ value: Double, _ field: String, limit: Int
  ) throws(InvalidValue) {
    // A comparison with NaN is false, so NaN is rejected too.
    guard abs(value) <= Double(limit) else {
      throw InvalidValue(field: field, value: "\(value)", rule: "-\(limit) ... \(limit)")
    }
  }
}

extension Coordinate {
  /// The point to two decimals, about a kilometre: precise enough for weather, and too coarse to
  /// locate a person.
  public var rounded: Coordinate {
    Coordinate(
      checkedLatitude: (latitude * 100).rounded() / 100,
      checkedLongitude: (longitude * 100).rounded() / 100)
  }

  /// Creates a rounded point. Rounding keeps it in range, since the limits are whole numbers.
  /// Adding zero turns -0 into 0.
  private init(checkedLatitude: Double, checkedLongitude: Double) {
    latitude = checkedLatitude + 0
    longitude = checkedLongitude + 0
  }
}
