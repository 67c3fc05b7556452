public import SwiftUI

/// An area with straight edges on the ground of a map.
///
///     MapPolygon(coordinates: corners).foregroundStyle(.green.opacity(0.3))
///
/// Without a style it is filled with the tint. A polygon with an invalid coordinate, or with fewer
/// than three, is not drawn.
public struct MapPolygon: MapContent {
  public typealias Body = Never
  private let outline: MapOutline?

  /// Creates a polygon from the latitudes and longitudes of its corners.
  public init(coordinates: [CLLocationCoordinate2D]) { outline = MapOutline.area([coordinates]) }

  /// Creates a polygon from the points of the flat map at which it has corners.
  public init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }

  /// Creates a polygon with the corners and holes of an overlay.
  public init(_ polygon: MKPolygon) { outline = MapOutline.area(polygon.rings) }

  /// The view of the polygon.
  public var _shown: AnyView { AnyView(ShapeFace(outline: outline)) }
}
