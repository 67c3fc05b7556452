import Foundation

/// A point of the flat map, in Web Mercator (EPSG:3857). The world is a square of 2²⁸ points, with
/// north at the top and the 180th meridian at the sides.
///
///     MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0)).x    // 134217728: the middle
public struct MKMapPoint: Sendable {
  /// The horizontal distance from the map's left edge, which is the 180th meridian, in map points.
  public var x: Double
  /// The vertical distance from the map's upper edge, which is in the north, in map points.
  public var y: Double

  /// Creates the point at the northwest corner.
  public init() { (x, y) = (0, 0) }

  /// Creates a point of the flat map, in Web Mercator (EPSG:3857).
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate.
  ///   - y: The vertical coordinate.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Creates the point that represents a coordinate.
  ///
  /// - Parameter coordinate: The coordinate. A latitude beyond ±85.05°, which the map does not
  ///   contain, is placed at the map's edge.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let width = MKMapSize.world.width
    let sine = sin(min(max(coordinate.latitude, -Self.edge), Self.edge) * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * width
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * width
  }

  /// The coordinate of the point.
  public var coordinate: CLLocationCoordinate2D {
    let width = MKMapSize.world.width
    let latitude = 90 - 360 * atan(exp((y / width - 0.5) * 2 * .pi)) / .pi
    return CLLocationCoordinate2D(latitude: latitude, longitude: x / width * 360 - 180)
  }

  /// The latitude at which the square map ends, in degrees.
  static let edge = 85.051128779806604
  /// The length of a degree of latitude, in meters, on a globe of the mean radius.
  static let metersPerDegree = 6_371_008.8 * .pi / 180
}

/// The size of a part of the flat map, in map points.
public struct MKMapSize: Sendable {
  /// The width in map points.
  public var width: Double
  /// The height in map points.
  public var height: Double

  /// Creates a size of 0 by 0 points.
  public init() { (width, height) = (0, 0) }

  /// Creates the size of a part of the flat map, in map points.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The size of the whole world.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle of the flat map, in map points.
public struct MKMapRect: Sendable {
  /// The northwest corner of the rectangle.
  public var origin: MKMapPoint
  /// The rectangle's size in map points.
  public var size: MKMapSize

  /// Creates an empty rectangle at the northwest corner of the map.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }

  /// Creates a rectangle of the flat map, in map points.
  ///
  /// - Parameters:
  ///   - origin: The upper left corner.
  ///   - size: The size.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

  /// Creates a rectangle of the flat map, in map points.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate.
  ///   - y: The vertical coordinate.
  ///   - width: The width.
  ///   - height: The height.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The rectangle of the whole world.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  /// The x coordinate of the western edge, in map points.
  public var minX: Double { origin.x }
  /// The y coordinate of the northern edge, in map points.
  public var minY: Double { origin.y }
  /// The x coordinate of the rectangle's center, in map points.
  public var midX: Double { origin.x + size.width / 2 }
  /// The y coordinate of the rectangle's center, in map points.
  public var midY: Double { origin.y + size.height / 2 }
  /// The x coordinate of the eastern edge, in map points.
  public var maxX: Double { origin.x + size.width }
  /// The y coordinate of the southern edge, in map points.
  public var maxY: Double { origin.y + size.height }
  /// The rectangle's width in map points.
  public var width: Double { size.width }
  /// The rectangle's height in map points.
  public var height: Double { size.height }
  /// A Boolean value that indicates whether the rectangle has no area.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns whether a point is in the rectangle. Points on the eastern and southern edges are not.
  public func contains(_ point: MKMapPoint) -> Bool {
    (minX..<maxX).contains(point.x) && (minY..<maxY).contains(point.y)
  }
}

extension MKMapRect {
  /// Creates the rectangle of a region.
  init(_ region: MKCoordinateRegion) {
    let (center, span) = (region.center, region.span)
    let north = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude + span.latitudeDelta / 2,
        longitude: center.longitude - span.longitudeDelta / 2))
    let south = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude - span.latitudeDelta / 2,
        longitude: center.longitude + span.longitudeDelta / 2))
    self.init(x: north.x, y: north.y, width: south.x - north.x, height: south.y - north.y)
  }
  /// Creates the smallest rectangle that contains points.
  init(around points: [MKMapPoint]) {
    let (x, y) = (points.map(\.x), points.map(\.y))
    let (west, north) = (x.min() ?? 0, y.min() ?? 0)
    self.init(x: west, y: north, width: (x.max() ?? 0) - west, height: (y.max() ?? 0) - north)
  }
}

extension MKMapPoint {
  /// Returns the points of coordinates in memory.
  static func points(
    _ coordinates: UnsafePointer<CLLocationCoordinate2D>, _ count: Int
  ) -> [MKMapPoint] {
    UnsafeBufferPointer(start: coordinates, count: count).map { MKMapPoint($0) }
  }

  /// The length on the ground of a map point at this latitude, in meters.
  var metersPerPoint: CLLocationDistance {
    let narrowing = max(cos(coordinate.latitude * .pi / 180), 1e-6)
    return Self.metersPerDegree * 360 * narrowing / MKMapSize.world.width
  }
}
