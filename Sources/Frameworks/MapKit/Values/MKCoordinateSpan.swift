/// The extent of a region, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// The extent from north to south; a degree is about 111 km.
  public var latitudeDelta: CLLocationDegrees
  /// The extent from west to east; a degree is about 111 km at the equator, and 0 km at the poles.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a span of 0 degrees in both directions.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

  /// Creates a span from degrees.
  ///
  /// - Parameters:
  ///   - latitudeDelta: The height in degrees.
  ///   - longitudeDelta: The width in degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a span of a height and a width in degrees.
///
/// - Parameters:
///   - latitudeDelta: The height in degrees.
///   - longitudeDelta: The width in degrees.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
