public import Foundation
public import SwiftUI

extension ChartContent {
  /// Returns the content after a closure has changed each of its marks.
  package func each(_ change: @escaping @MainActor (inout _ChartMark) -> Void) -> MadeMarks {
    MadeMarks {
      var marks = _marks
      for index in marks.indices { change(&marks[index]) }
      return marks
    }
  }

  /// Sets the color, gradient or other style of the marks.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    each { mark in
      if mark.look.style == nil, mark.look.styleBy == nil {
        mark.look.style = AnyShapeStyle(style)
      }
    }
  }

  /// Sets the style of the marks by a value; the legend shows which style means which value.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    each { mark in
      if mark.look.styleBy == nil, mark.look.style == nil { mark.look.styleBy = value.datum }
    }
  }

  /// Sets the symbol of points, including those of lines and areas.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    each { mark in
      if mark.look.symbol == nil, mark.look.symbolBy == nil { mark.look.symbol = symbol.markSymbol }
    }
  }

  /// Sets the symbol of points to a view.
  public func symbol<V: View>(@ViewBuilder symbol: @escaping () -> V) -> some ChartContent {
    each { mark in
      if mark.look.symbol == nil { mark.look.symbol = .view { AnyView(symbol()) } }
    }
  }

  /// Sets the symbol by a value; the legend shows which symbol means which value.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    each { mark in if mark.look.symbolBy == nil { mark.look.symbolBy = value.datum } }
  }

  /// Sets the area of symbols in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    each { mark in if mark.look.symbolSize == nil { mark.look.symbolSize = Double(area) } }
  }

  /// Sets the width and height of symbols in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    symbolSize(size.width * size.height)
  }

  /// Sets the area of symbols by a value.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    each { mark in if mark.look.symbolSizeBy == nil { mark.look.symbolSizeBy = value.datum } }
  }

  /// Sets the style of lines.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    each { mark in if mark.look.lineStyle == nil { mark.look.lineStyle = style } }
  }

  /// Sets the dashes of lines by a value.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    each { mark in if mark.look.lineStyleBy == nil { mark.look.lineStyleBy = value.datum } }
  }

  /// Sets the shape of lines and area edges between their points, such as straight or curved.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    each { mark in if mark.look.interpolation == nil { mark.look.interpolation = method } }
  }

  /// Puts bars side by side: those with the same value at the same position.
  ///
  /// Partial in `axis`, `span`: the two arguments have no effect; bars are moved along the axis of
  /// their categories, within the width that a bar has.
  ///
  /// - Parameters:
  ///   - value: The value by which the bars are distinguished.
  ///   - axis: The axis along which the bars are moved.
  ///   - span: The room that the bars share.
  public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    each { mark in if mark.look.positionBy == nil { mark.look.positionBy = value.datum } }
  }

  /// Multiplies the opacity of the marks by a factor.
  public func opacity(_ opacity: Double) -> some ChartContent {
    each { $0.look.opacity *= min(max(opacity, 0), 1) }
  }

  /// Rounds the corners of bars, rectangles and sectors.
  ///
  /// Partial in `style`: the argument has no effect; corners are circular.
  ///
  /// - Parameters:
  ///   - radius: The radius, in points.
  ///   - style: The style of the round corners.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    each { mark in if mark.look.cornerRadius == nil { mark.look.cornerRadius = Double(radius) } }
  }

  /// Sets the order of drawing; marks with a larger number are in front.
  public func zIndex(_ value: Double) -> some ChartContent {
    each { mark in if mark.look.zIndex == nil { mark.look.zIndex = value } }
  }

  /// Moves the marks, in points.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance, in points.
  ///   - y: The vertical distance, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    each { mark in
      mark.look.offset.width += x
      mark.look.offset.height += y
    }
  }

  /// Moves the marks, in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Sets whether a gradient spans the whole plot instead of each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    each { mark in if mark.look.alignsWithPlot == nil { mark.look.alignsWithPlot = aligns } }
  }
}
