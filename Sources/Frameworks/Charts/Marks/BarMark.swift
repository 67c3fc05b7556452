public import Foundation

/// A mark that shows a value as a bar.
///
/// Same as Apple's.
public struct BarMark: ChartContent {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializers, else read on the main actor only.
  nonisolated(unsafe) private let mark: _ChartMark
  public var _marks: [_ChartMark] { [mark] }

  /// Creates a bar from zero to a value. It begins at the axis that has categories or units of
  /// time.
  ///
  /// - Parameters:
  ///   - x: The value along the x axis.
  ///   - y: The value along the y axis.
  ///   - width: The width of the bar.
  ///   - height: The height of the bar.
  ///   - stacking: The way in which marks at the same place are stacked.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(.bar)
    mark.x = x.datum
    mark.y = y.datum
    mark.width = width
    mark.height = height
    mark.stacking = stacking
    self.mark = mark
  }

  /// Creates a vertical bar between two values.
  ///
  /// - Parameters:
  ///   - x: The value along the x axis.
  ///   - yStart: The value along the y axis at which the mark begins.
  ///   - yEnd: The value along the y axis at which the mark ends.
  ///   - width: The width of the mark.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(.bar)
    mark.x = x.datum
    mark.yStart = yStart.datum
    mark.yEnd = yEnd.datum
    mark.width = width
    self.mark = mark
  }

  /// Creates a horizontal bar between two values.
  ///
  /// - Parameters:
  ///   - xStart: The value along the x axis at which the mark begins.
  ///   - xEnd: The value along the x axis at which the mark ends.
  ///   - y: The value along the y axis.
  ///   - height: The height of the mark.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(.bar)
    mark.xStart = xStart.datum
    mark.xEnd = xEnd.datum
    mark.y = y.datum
    mark.height = height
    self.mark = mark
  }

  /// Creates a bar between two distances from the top edge of the plot. By default it is as high as
  /// the plot; if x is a number, it is a part of a single horizontal bar.
  ///
  /// - Parameters:
  ///   - x: The value along the x axis.
  ///   - yStart: The distance of the bar's start from the top edge of the plot, in points; `nil`
  ///     for the top edge.
  ///   - yEnd: The distance of the bar's end from the top edge of the plot, in points; `nil` for
  ///     the bottom edge.
  ///   - width: The width of the bar.
  ///   - stacking: The way in which marks at the same place are stacked.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(.bar)
    mark.x = x.datum
    mark.yPoints = _ChartMark.PointSpan(yStart, yEnd)
    mark.width = width
    mark.stacking = stacking
    self.mark = mark
  }

  /// Creates a bar between two distances from the left edge of the plot. By default it is as wide
  /// as the plot; if y is a number, it is a part of a single vertical bar.
  ///
  /// - Parameters:
  ///   - xStart: The distance of the mark's start from the left edge of the plot, in points; `nil`
  ///     for the left edge.
  ///   - xEnd: The distance of the mark's end from the left edge of the plot, in points; `nil` for
  ///     the right edge.
  ///   - y: The value along the y axis.
  ///   - height: The height of the bar.
  ///   - stacking: The way in which marks at the same place are stacked.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(.bar)
    mark.y = y.datum
    mark.xPoints = _ChartMark.PointSpan(xStart, xEnd)
    mark.height = height
    mark.stacking = stacking
    self.mark = mark
  }

  /// Creates a horizontal bar between two values, as high as the plot by default.
  ///
  /// - Parameters:
  ///   - xStart: The value along the x axis at which the mark begins.
  ///   - xEnd: The value along the x axis at which the mark ends.
  ///   - yStart: The distance of the bar's start from the top edge of the plot, in points; `nil`
  ///     for the top edge.
  ///   - yEnd: The distance of the mark's end from the top edge of the plot, in points; `nil` for
  ///     the bottom edge.
  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    var mark = _ChartMark(.bar)
    mark.xStart = xStart.datum
    mark.xEnd = xEnd.datum
    mark.yPoints = _ChartMark.PointSpan(yStart, yEnd)
    self.mark = mark
  }

  /// Creates a vertical bar between two values, as wide as the plot by default.
  ///
  /// - Parameters:
  ///   - xStart: The distance of the mark's start from the left edge of the plot, in points; `nil`
  ///     for the left edge.
  ///   - xEnd: The distance of the mark's end from the left edge of the plot, in points; `nil` for
  ///     the right edge.
  ///   - yStart: The value along the y axis at which the mark begins.
  ///   - yEnd: The value along the y axis at which the mark ends.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = _ChartMark(.bar)
    mark.yStart = yStart.datum
    mark.yEnd = yEnd.datum
    mark.xPoints = _ChartMark.PointSpan(xStart, xEnd)
    self.mark = mark
  }
}
