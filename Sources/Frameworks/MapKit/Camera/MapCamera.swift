import Foundation

/// From where a map is looked at.
///
/// Partial: the map is flat with the north up, so `heading` and `pitch` are kept and not shown.
public struct MapCamera: Hashable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  /// From the eye to the ground, in metres.
  public var distance: Double
  /// Degrees from the north, clockwise.
  public var heading: Double
  /// Degrees from straight down.
  public var pitch: Double

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
  /// What an eye sees that takes in thirty degrees.
  static let sight = 2 * tan(15 * Double.pi / 180)

  /// The part of the earth that is seen from there.
  var region: MKCoordinateRegion {
    MKCoordinateRegion(
      center: centerCoordinate, latitudinalMeters: distance * Self.sight,
      longitudinalMeters: distance * Self.sight)
  }

  /// From where just that part of the earth is seen.
  init(_ region: MKCoordinateRegion) {
    self.init(
      centerCoordinate: region.center,
      distance: region.span.latitudeDelta * MKMapPoint.metersPerDegree / Self.sight)
  }
}
