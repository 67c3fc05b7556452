public import SwiftUI

/// A line through points of a map.
///
///     MapPolyline(coordinates: [london, tokyo], contourStyle: .geodesic).stroke(.red, lineWidth: 3)
///
/// Without a stroke it is drawn in the tint. A line with an invalid coordinate, or with fewer than
/// two, is not drawn.
public struct MapPolyline: MapContent {
  public typealias Body = Never
  private let outline: MapOutline?

  /// The course of a line between two points.
  public struct ContourStyle {
    let isGeodesic: Bool
    /// The line is straight on the flat map.
    public static var straight: ContourStyle { ContourStyle(isGeodesic: false) }
    /// The line is the shortest way on the globe, which is curved on the flat map.
    public static var geodesic: ContourStyle { ContourStyle(isGeodesic: true) }
  }

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - coordinates: The latitudes and longitudes through which the line goes.
  ///   - contourStyle: The course of the line between them.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    let isValid = coordinates.allSatisfy { CLLocationCoordinate2DIsValid($0) }
    outline = MapOutline.lines(
      isValid && contourStyle.isGeodesic ? GreatCircle.lines(through: coordinates) : [coordinates])
  }

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - points: The points of the flat map through which the line goes.
  ///   - contourStyle: The course of the line between them.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
  }

  /// Creates a straight line through the points of an overlay.
  public init(_ polyline: MKPolyline) { self.init(points: polyline.places) }

  /// The view of the line.
  public var _shown: AnyView { AnyView(ShapeFace(outline: outline)) }
}
