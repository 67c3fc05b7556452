/// A point on the earth, given by its latitude and longitude.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude in degrees: positive in the north, negative in the south.
  public var latitude: CLLocationDegrees
  /// The longitude in degrees: positive in the east, negative in the west.
  public var longitude: CLLocationDegrees

  /// Creates the point at which the equator and the prime meridian meet.
  public init() { (latitude, longitude) = (0, 0) }

  /// Creates a point on the earth, given by its latitude and longitude.
  ///
  /// - Parameters:
  ///   - latitude: The latitude in degrees, positive in the north.
  ///   - longitude: The longitude in degrees, positive in the east.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A coordinate that is not a point on the earth.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether latitude and longitude are numbers from -90 to 90 and from -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the coordinate of a latitude and a longitude.
///
/// - Parameters:
///   - latitude: The latitude in degrees, positive in the north.
///   - longitude: The longitude in degrees, positive in the east.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
