import Foundation

/// A position and direction from which a map is viewed.
///
/// Partial: the map is flat with north at the top, so `heading` and `pitch` are stored but have no
/// effect.
public struct MapCamera: Hashable, Sendable {
  /// The coordinate at the center of the map.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance from the camera to the point at which it looks, in meters.
  public var distance: Double
  /// The direction of view, in degrees clockwise from north.
  public var heading: Double
  /// The angle of view, in degrees from straight down.
  public var pitch: Double

  /// Creates a position and direction from which a map is viewed.
  ///
  /// - Parameters:
  ///   - centerCoordinate: The point at which the camera looks.
  ///   - distance: The distance from the camera to the point at which it looks, in meters.
  ///   - heading: The direction of view, in degrees clockwise from north.
  ///   - pitch: The angle of view, in degrees from straight down.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  public static func == (left: Self, right: Self) -> Bool { left.numbers == right.numbers }
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

  private var numbers: [Double] {
    [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
  }
}

extension MapCamera {
  /// The ratio of the height of the visible ground to the camera's distance, for a field of view of
  /// thirty degrees.
  static let sight = 2 * tan(15 * Double.pi / 180)

  /// The region that the camera shows.
  var region: MKCoordinateRegion {
    MKCoordinateRegion(
      center: centerCoordinate, latitudinalMeters: distance * Self.sight,
      longitudinalMeters: distance * Self.sight)
  }

  /// Creates the camera that shows a region.
  init(_ region: MKCoordinateRegion) {
    self.init(
      centerCoordinate: region.center,
      distance: region.span.latitudeDelta * MKMapPoint.metersPerDegree / Self.sight)
  }
}
