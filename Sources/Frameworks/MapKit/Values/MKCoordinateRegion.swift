import Foundation

/// A part of the earth: its middle, and how far it reaches.
///
///     MKCoordinateRegion(center: london, latitudinalMeters: 50_000, longitudinalMeters: 50_000)
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// - Parameters:
  ///   - latitudinalMeters: from north to south, in metres.
  ///   - longitudinalMeters: from west to east, in metres; the nearer to a pole, the more degrees.
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

  /// The part of a map that a rectangle covers.
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
  /// Whether it is on the earth: a browser is told of no other.
  var isValid: Bool {
    CLLocationCoordinate2DIsValid(center) && span.latitudeDelta.isFinite
      && span.longitudeDelta.isFinite && span.latitudeDelta >= 0 && span.longitudeDelta >= 0
  }
}
