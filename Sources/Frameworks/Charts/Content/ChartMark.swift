import Foundation
import SwiftUI

/// A mark of a chart, with its values and its look.
public struct _ChartMark {
  package enum Kind: Int, Equatable, Sendable {
    case line, area, bar, point, rectangle, rule, sector
  }

  package var kind: Kind
  package var x, xStart, xEnd: PlotDatum?
  package var y, yStart, yEnd: PlotDatum?
  /// The ends in points, which are used if the axis has no values.
  package var xPoints = PointSpan()
  package var yPoints = PointSpan()
  package var angle: PlotDatum?
  /// The value that tells the lines of a chart apart: points with the same value are connected.
  package var series: PlotDatum?
  package var width = MarkDimension.automatic
  package var height = MarkDimension.automatic
  package var stacking = MarkStackingMethod.standard
  package var ring = Ring()
  package var look = MarkLook()

  /// The inner and the outer radius of a sector.
  package struct Ring {
    package var inner = MarkDimension.automatic
    package var outer = MarkDimension.automatic
    package var inset = 0.0
  }

  /// The ends of a mark in points from the left or top edge of the plot; an end that is `nil` is
  /// the edge of the plot.
  package struct PointSpan: Hashable {
    package var start: Double?
    package var end: Double?

    package init(_ start: CGFloat? = nil, _ end: CGFloat? = nil) {
      self.start = start.map { Double($0) }
      self.end = end.map { Double($0) }
    }
  }

  package init(_ kind: Kind) { self.kind = kind }
}

/// The look of a mark. A modifier around the mark may still set a property that is `nil`.
package struct MarkLook {
  package var style: AnyShapeStyle?
  package var styleBy: PlotDatum?
  package var symbol: MarkSymbol?
  package var symbolBy: PlotDatum?
  /// The area of a symbol in square points.
  package var symbolSize: Double?
  package var symbolSizeBy: PlotDatum?
  package var lineStyle: StrokeStyle?
  package var lineStyleBy: PlotDatum?
  package var interpolation: InterpolationMethod?
  package var positionBy: PlotDatum?
  package var opacity = 1.0
  package var cornerRadius: Double?
  package var zIndex: Double?
  package var offset = CGSize.zero
  package var alignsWithPlot: Bool?
  package var annotations: [MarkAnnotation] = []
  package var spokenLabel: Text?
  package var spokenValue: Text?
  package var isUnspoken = false
}

/// The symbol of a point.
package enum MarkSymbol {
  case basic(BasicChartSymbolShape.Kind)
  case shape(ShapeSymbol)
  /// A view, which is placed in front of the plot.
  case view(@MainActor () -> AnyView)
}

/// A view next to a mark, on the side that the app chooses.
package struct MarkAnnotation {
  package var position: AnnotationPosition
  package var alignment: Alignment
  package var spacing: Double
  package var content: @MainActor (AnnotationContext) -> AnyView
}
