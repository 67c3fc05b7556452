public import Foundation

/// The location of a device at a time, with its accuracy.
///
///     CLLocation(latitude: 51.5, longitude: -0.13).distance(from: paris)    // 343_000 or so
///
/// Its textual description does not contain the location, so that no log reveals it.
open class CLLocation: NSObject, @unchecked Sendable {
  // @unchecked: every property is a constant of a sendable type.
  /// The location's coordinate.
  public let coordinate: CLLocationCoordinate2D
  /// The height above sea level, in meters; invalid if `verticalAccuracy` is negative.
  public let altitude: CLLocationDistance
  /// The radius of uncertainty of the coordinate, in meters; negative if it is invalid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the altitude, in meters; negative if it is invalid.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of movement, in degrees clockwise from north; negative if unknown.
  public let course: CLLocationDirection
  /// The uncertainty of the course, in degrees; negative if unknown.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// The speed, in meters per second; negative if unknown.
  public let speed: CLLocationSpeed
  /// The uncertainty of the speed, in meters per second; negative if unknown.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// The time at which the location was measured.
  public let timestamp: Date

  /// Creates a location of a device at a time, with its accuracy.
  ///
  /// - Parameters:
  ///   - coordinate: The latitude and longitude.
  ///   - altitude: The height above the sea level, in meters.
  ///   - hAccuracy: The radius of uncertainty, in metres; negative if the coordinates are invalid.
  ///   - vAccuracy: The uncertainty of the height, in metres; negative if it is invalid.
  ///   - course: The direction of travel in degrees, clockwise from the north; negative if it is
  ///     invalid.
  ///   - courseAccuracy: The uncertainty of the direction, in degrees; negative if it is invalid.
  ///   - speed: The speed in metres per second; negative if it is invalid.
  ///   - speedAccuracy: The uncertainty of the speed, in metres per second; negative if it is
  ///     invalid.
  ///   - timestamp: The time of the measurement.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
  }

  /// Creates a location whose course and speed have no known accuracy.
  ///
  /// - Parameters:
  ///   - coordinate: The latitude and longitude.
  ///   - altitude: The height above the sea level, in meters.
  ///   - hAccuracy: The radius of uncertainty, in metres; negative if the coordinates are invalid.
  ///   - vAccuracy: The uncertainty of the height, in metres; negative if it is invalid.
  ///   - course: The direction of travel in degrees, clockwise from the north; negative if it is
  ///     invalid.
  ///   - speed: The speed in metres per second; negative if it is invalid.
  ///   - timestamp: The time of the measurement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: course, courseAccuracy: -1, speed: speed,
      speedAccuracy: -1, timestamp: timestamp)
  }

  /// Creates a location whose course and speed are not known.
  ///
  /// - Parameters:
  ///   - coordinate: The latitude and longitude.
  ///   - altitude: The height above the sea level, in meters.
  ///   - hAccuracy: The radius of uncertainty, in metres; negative if the coordinates are invalid.
  ///   - vAccuracy: The uncertainty of the height, in metres; negative if it is invalid.
  ///   - timestamp: The time of the measurement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location from a coordinate, measured now, with an unknown altitude.
  ///
  /// - Parameters:
  ///   - latitude: The latitude in degrees, positive in the north.
  ///   - longitude: The longitude in degrees, positive in the east.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Returns the distance between two locations along the great circle, in meters.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (one, other) = (coordinate, location.coordinate)
    let (phi1, phi2) = (one.latitude * .pi / 180, other.latitude * .pi / 180)
    let half = sin((phi2 - phi1) / 2)
    let across = sin((other.longitude - one.longitude) * .pi / 360)
    let square = half * half + cos(phi1) * cos(phi2) * across * across
    return 2 * 6_371_009 * asin(min(1, square.squareRoot()))
  }
}
