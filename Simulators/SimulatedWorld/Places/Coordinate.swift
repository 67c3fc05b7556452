import Foundation

/// A point on the earth, in degrees, north and east positive.
public struct Coordinate: Sendable, Equatable {
  /// The latitude in degrees, north positive.
  public let latitude: Double
  /// The longitude in degrees, east positive.
  public let longitude: Double

  /// Creates a point.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  static let earthRadius = 6371.0
  static let kilometresPerDegree = earthRadius * .pi / 180

  /// The point as a vector on the unit sphere.
  var direction: SIMD3<Double> {
    let (phi, lambda) = (latitude * .pi / 180, longitude * .pi / 180)
    return [cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi)]
  }

  /// Returns the great-circle distance to another point, in kilometers.
  public func kilometres(to other: Coordinate) -> Double {
    let (phi1, phi2) = (latitude * .pi / 180, other.latitude * .pi / 180)
    let half = sin((phi2 - phi1) / 2)
    let across = sin((other.longitude - longitude) * .pi / 360)
    let square = half * half + cos(phi1) * cos(phi2) * across * across
    return 2 * Self.earthRadius * asin(min(1, square.squareRoot()))
  }
}

extension Place {
  /// The coordinate of the place.
  public var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }
}
