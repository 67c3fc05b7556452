public import Foundation
import StrataRendering
import SwiftUI
public import UIKit

/// An object that fills and strokes the outline of an overlay.
///
/// Partial: the outline is that of the overlay; subclasses cannot make another path.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color of the area; `nil` for none.
  open var fillColor: UIColor? { didSet { map?.setNeedsDisplay() } }
  /// The color of the stroke; `nil` for none.
  open var strokeColor: UIColor? { didSet { map?.setNeedsDisplay() } }
  /// The width of the stroke in points; 0, the default, is as thin as can be seen.
  open var lineWidth: CGFloat = 0 { didSet { map?.setNeedsDisplay() } }
  /// The shape of the stroke's ends.
  open var lineCap = CGLineCap.round { didSet { map?.setNeedsDisplay() } }
  /// The shape of the stroke's corners.
  open var lineJoin = CGLineJoin.round { didSet { map?.setNeedsDisplay() } }
  /// The limit of a corner's length relative to the line width. Beyond it the corner is cut off.
  open var miterLimit: CGFloat = 10 { didSet { map?.setNeedsDisplay() } }
  /// The lengths of dashes and gaps in points; `nil` for a solid line.
  open var lineDashPattern: [NSNumber]? { didSet { map?.setNeedsDisplay() } }
  /// The distance into the dash pattern at which the line starts, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { map?.setNeedsDisplay() } }

  /// A Boolean value that indicates whether the overlay has an area.
  var hasArea: Bool { true }

  /// The fill and then the stroke, as far as they have colors.
  var inks: [StyleRule] {
    let fill = hasArea ? fillColor.map { StyleRule.fill(paint($0)) } : nil
    return [fill, strokeColor.map { .stroke(paint($0), line) }].compactMap { $0 }
  }

  private func paint(_ color: UIColor) -> Paint {
    let paint = color.color._paint(in: EnvironmentValues())
    return alpha < 1 ? .faded(paint, opacity: max(0, Double(alpha))) : paint
  }

  private var line: StrokeLine {
    StrokeStyle(
      lineWidth: max(lineWidth, 1), lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase
    ).line
  }
}

/// An object that draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// The circle that is drawn.
  open var circle: MKCircle { shape }
  private let shape: MKCircle

  /// Creates an object that draws a circle, with no color at first.
  public init(circle: MKCircle) {
    shape = circle
    super.init(overlay: circle)
  }
}

/// An object that draws a polygon.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// The polygon that is drawn.
  open var polygon: MKPolygon { shape }
  private let shape: MKPolygon

  /// Creates an object that draws a polygon, with no color at first.
  public init(polygon: MKPolygon) {
    shape = polygon
    super.init(overlay: polygon)
  }
}

/// An object that draws several polygons as one shape.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  /// The polygons that are drawn.
  open var multiPolygon: MKMultiPolygon { shape }
  private let shape: MKMultiPolygon

  /// Creates an object that draws several polygons, with no color at first.
  public init(multiPolygon: MKMultiPolygon) {
    shape = multiPolygon
    super.init(overlay: multiPolygon)
  }
}

/// An object that draws a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The line that is drawn.
  open var polyline: MKPolyline { shape }
  private let shape: MKPolyline
  override var hasArea: Bool { false }

  /// Creates an object that draws a line, with no color at first.
  public init(polyline: MKPolyline) {
    shape = polyline
    super.init(overlay: polyline)
  }
}
