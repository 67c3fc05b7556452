public import Foundation

/// The properties that all shapes on a map have.
open class MKShape: NSObject, MKAnnotation {
  /// The shape's title.
  open var title: String?
  /// The text below the title.
  open var subtitle: String?
  /// The latitude and longitude of the shape's center.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// A circle on the ground.
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  /// Creates a circle.
  ///
  /// - Parameters:
  ///   - coord: The latitude and longitude of the center.
  ///   - radius: The radius in meters.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (center, self.radius) = (coord, radius)
  }

  /// Creates the circle around the center of a rectangle of the flat map whose diameter is the
  /// rectangle's longer side.
  public convenience init(mapRect: MKMapRect) {
    let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
    let side = max(mapRect.width, mapRect.height)
    self.init(center: center.coordinate, radius: side / 2 * center.metersPerPoint)
  }

  open override var coordinate: CLLocationCoordinate2D { center }

  open var boundingMapRect: MKMapRect {
    let middle = MKMapPoint(center)
    let reach = radius / middle.metersPerPoint
    return MKMapRect(x: middle.x - reach, y: middle.y - reach, width: reach * 2, height: reach * 2)
  }
}
