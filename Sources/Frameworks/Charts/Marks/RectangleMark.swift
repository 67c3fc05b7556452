public import Foundation

/// A mark that shows values as a rectangle: between two values, or as large as a category or a unit
/// of time.
///
/// Same as Apple's.
public struct RectangleMark: ChartContent {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializers, else read on the main actor only.
  nonisolated(unsafe) private let mark: _ChartMark
  public var _marks: [_ChartMark] { [mark] }

  /// Creates a rectangle as large as a step on each axis.
  ///
  /// - Parameters:
  ///   - x: The value along the x axis.
  ///   - y: The value along the y axis.
  ///   - width: The width of the mark.
  ///   - height: The height of the mark.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(.rectangle)
    mark.x = x.datum
    mark.y = y.datum
    mark.width = width
    mark.height = height
    self.mark = mark
  }

  /// Creates a rectangle between two values on each axis.
  ///
  /// - Parameters:
  ///   - xStart: The value along the x axis at which the mark begins.
  ///   - xEnd: The value along the x axis at which the mark ends.
  ///   - yStart: The value along the y axis at which the mark begins.
  ///   - yEnd: The value along the y axis at which the mark ends.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    var mark = _ChartMark(.rectangle)
    mark.xStart = xStart.datum
    mark.xEnd = xEnd.datum
    mark.yStart = yStart.datum
    mark.yEnd = yEnd.datum
    self.mark = mark
  }

  /// Creates a rectangle between two values on the x axis, as high as a step of the y axis.
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
    var mark = _ChartMark(.rectangle)
    mark.xStart = xStart.datum
    mark.xEnd = xEnd.datum
    mark.y = y.datum
    mark.height = height
    self.mark = mark
  }

  /// Creates a rectangle between two values on the y axis, as wide as a step of the x axis.
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
    var mark = _ChartMark(.rectangle)
    mark.x = x.datum
    mark.yStart = yStart.datum
    mark.yEnd = yEnd.datum
    mark.width = width
    self.mark = mark
  }

  /// Creates a rectangle between two values on the x axis; by default as high as the plot.
  ///
  /// - Parameters:
  ///   - xStart: The value along the x axis at which the mark begins.
  ///   - xEnd: The value along the x axis at which the mark ends.
  ///   - yStart: The value along the y axis at which the mark begins.
  ///   - yEnd: The value along the y axis at which the mark ends.
  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    var mark = _ChartMark(.rectangle)
    mark.xStart = xStart.datum
    mark.xEnd = xEnd.datum
    mark.yPoints = _ChartMark.PointSpan(yStart, yEnd)
    self.mark = mark
  }

  /// Creates a rectangle between two values on the y axis; by default as wide as the plot.
  ///
  /// - Parameters:
  ///   - xStart: The value along the x axis at which the mark begins.
  ///   - xEnd: The value along the x axis at which the mark ends.
  ///   - yStart: The value along the y axis at which the mark begins.
  ///   - yEnd: The value along the y axis at which the mark ends.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = _ChartMark(.rectangle)
    mark.yStart = yStart.datum
    mark.yEnd = yEnd.datum
    mark.xPoints = _ChartMark.PointSpan(xStart, xEnd)
    self.mark = mark
  }

  /// Creates a rectangle as wide as a step of the x axis; by default as high as the plot.
  ///
  /// - Parameters:
  ///   - x: The value along the x axis.
  ///   - yStart: The value along the y axis at which the mark begins.
  ///   - yEnd: The value along the y axis at which the mark ends.
  ///   - width: The width of the mark.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(.rectangle)
    mark.x = x.datum
    mark.yPoints = _ChartMark.PointSpan(yStart, yEnd)
    mark.width = width
    self.mark = mark
  }

  /// Creates a rectangle as high as a step of the y axis; by default as wide as the plot.
  ///
  /// - Parameters:
  ///   - xStart: The value along the x axis at which the mark begins.
  ///   - xEnd: The value along the x axis at which the mark ends.
  ///   - y: The value along the y axis.
  ///   - height: The height of the mark.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(.rectangle)
    mark.y = y.datum
    mark.xPoints = _ChartMark.PointSpan(xStart, xEnd)
    mark.height = height
    self.mark = mark
  }
}
