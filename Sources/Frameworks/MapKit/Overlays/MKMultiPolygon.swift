/// Several polygons that are drawn as one shape.
open class MKMultiPolygon: MKShape, MKOverlay {
  /// The polygons of the shape.
  public let polygons: [MKPolygon]

  /// Creates a shape of several polygons.
  public init(_ polygons: [MKPolygon]) { self.polygons = polygons }

  open override var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }

  open var boundingMapRect: MKMapRect { MKMapRect(around: polygons.flatMap(\.places)) }
}
