/// An area with straight edges, and possibly with holes.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The holes of the area.
  public let interiorPolygons: [MKPolygon]?

  private init(_ places: [MKMapPoint], _ holes: [MKPolygon]?) {
    interiorPolygons = holes
    super.init(places: places)
  }

  /// Creates a polygon.
  ///
  /// - Parameters:
  ///   - points: The points of the flat map at which it has corners.
  ///   - count: The number of points.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: points, count: count, interiorPolygons: nil)
  }

  /// Creates a polygon with holes.
  ///
  /// - Parameters:
  ///   - points: The points of the flat map at which it has corners.
  ///   - count: The number of points.
  ///   - interiorPolygons: The holes; `nil` for none.
  public convenience init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(Array(UnsafeBufferPointer(start: points, count: count)), interiorPolygons)
  }

  /// Creates a polygon.
  ///
  /// - Parameters:
  ///   - coords: The latitudes and longitudes of the corners.
  ///   - count: The number of corners.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }

  /// Creates a polygon with holes.
  ///
  /// - Parameters:
  ///   - coords: The latitudes and longitudes of the corners.
  ///   - count: The number of corners.
  ///   - interiorPolygons: The holes; `nil` for none.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    self.init(MKMapPoint.points(coords, count), interiorPolygons)
  }

  open var boundingMapRect: MKMapRect { MKMapRect(around: places) }

  /// The corners, then those of each hole.
  var rings: [[CLLocationCoordinate2D]] {
    ([places] + (interiorPolygons ?? []).map(\.places)).map { $0.map(\.coordinate) }
  }
}
