/// How much of the earth a map shows, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From north to south; a degree has about 111 km.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east; a degree has about 111 km at the equator, and nothing at the poles.
  public var longitudeDelta: CLLocationDegrees

  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
