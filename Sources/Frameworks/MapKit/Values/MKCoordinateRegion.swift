import Foundation

/// A region of the earth, by its center and span.
///
///     MKCoordinateRegion(center: london, latitudinalMeters: 50_000, longitudinalMeters: 50_000)
public struct MKCoordinateRegion: Sendable {
  /// The coordinate of the region's center.
  public var center: CLLocationCoordinate2D
  /// The region's extent, in degrees.
  public var span: MKCoordinateSpan

  /// Creates a region of size 0 at the equator and the prime meridian.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  /// Creates a region of the earth, by its center and span.
  ///
  /// - Parameters:
  ///   - center: The coordinates of the center.
  ///   - span: The height and width in degrees.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region from its extent in meters.
  ///
  /// - Parameters:
  ///   - center: The coordinates of the center.
  ///   - latitudinalMeters: The extent from north to south, in meters.
  ///   - longitudinalMeters: The extent from west to east, in meters. The nearer to a pole, the
  ///     more degrees it covers.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = MKMapPoint.metersPerDegree
    let narrowing = max(cos(center.latitude * .pi / 180), 1e-6)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(180, latitudinalMeters / degree),
        longitudeDelta: min(360, longitudinalMeters / (degree * narrowing))))
  }

  /// Creates the region of a rectangle of the flat map.
  public init(_ rect: MKMapRect) {
    let (north, south) = (
      MKMapPoint(x: rect.minX, y: rect.minY).coordinate,
      MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    )
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: north.latitude - south.latitude,
        longitudeDelta: south.longitude - north.longitude))
  }
}

extension MKCoordinateRegion {
  /// A Boolean value that indicates whether the region is on the earth; only such regions are sent
  /// to browsers.
  var isValid: Bool {
    CLLocationCoordinate2DIsValid(center) && span.latitudeDelta.isFinite
      && span.longitudeDelta.isFinite && span.latitudeDelta >= 0 && span.longitudeDelta >= 0
  }
}
