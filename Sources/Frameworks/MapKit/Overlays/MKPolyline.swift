/// A line through points.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Creates a line.
  ///
  /// - Parameters:
  ///   - points: The points of the flat map through which it goes.
  ///   - count: The number of points.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(places: Array(UnsafeBufferPointer(start: points, count: count)))
  }

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - coords: The latitudes and longitudes through which it goes.
  ///   - count: The number of coordinates.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: MKMapPoint.points(coords, count))
  }

  open var boundingMapRect: MKMapRect { MKMapRect(around: places) }
}
