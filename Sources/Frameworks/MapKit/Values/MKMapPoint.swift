import Foundation

/// A point of the flat map, in Web Mercator (EPSG:3857): the world is a square of 2²⁸ points, with
/// the north up and the date line at its sides.
///
///     MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0)).x    // 134217728: the middle
public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double

  public init() { (x, y) = (0, 0) }

  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// - Parameter coordinate: beyond ±85.05° of latitude the map has nothing, so its edge stands for
  ///   what lies there.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let width = MKMapSize.world.width
    let sine = sin(min(max(coordinate.latitude, -Self.edge), Self.edge) * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * width
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * width
  }

  public var coordinate: CLLocationCoordinate2D {
    let width = MKMapSize.world.width
    let latitude = 90 - 360 * atan(exp((y / width - 0.5) * 2 * .pi)) / .pi
    return CLLocationCoordinate2D(latitude: latitude, longitude: x / width * 360 - 180)
  }

  /// The last parallel of the square map, in degrees.
  static let edge = 85.051128779806604
  /// Of a degree of latitude, on a globe of the mean radius.
  static let metersPerDegree = 6_371_008.8 * .pi / 180
}

/// How wide and high a part of the flat map is.
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double

  public init() { (width, height) = (0, 0) }

  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The whole earth.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle of the flat map.
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }

  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  public func contains(_ point: MKMapPoint) -> Bool {
    (minX..<maxX).contains(point.x) && (minY..<maxY).contains(point.y)
  }
}

extension MKMapRect {
  /// The rectangle around a part of the earth.
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
}
