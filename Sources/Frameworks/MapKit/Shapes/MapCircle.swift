public import SwiftUI

/// A circle on the ground of a map.
///
///     MapCircle(center: london, radius: 5_000)
///       .foregroundStyle(.blue.opacity(0.2))
///       .stroke(.blue, lineWidth: 2)
///
/// Without a style it is filled with the tint. A circle with an invalid center, or whose radius is
/// not positive, is not drawn.
public struct MapCircle: MapContent {
  public typealias Body = Never
  private let outline: MapOutline?

  /// Creates a circle.
  ///
  /// - Parameters:
  ///   - coordinate: The latitude and longitude of the center.
  ///   - radius: The radius in meters.
  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    outline = MapOutline.circle(coordinate, radius: radius)
  }

  /// Creates the largest circle in a rectangle of the flat map, around the rectangle's center.
  public init(mapRect: MKMapRect) {
    let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
    let side = min(mapRect.width, mapRect.height)
    self.init(center: center.coordinate, radius: side / 2 * center.metersPerPoint)
  }

  /// Creates a circle with the center and the radius of an overlay.
  public init(_ circle: MKCircle) {
    self.init(center: circle.coordinate, radius: circle.radius)
  }

  /// The view of the circle.
  public var _shown: AnyView { AnyView(ShapeFace(outline: outline)) }
}
