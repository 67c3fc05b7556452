public import Foundation

/// A mark that is a straight line, such as a limit or an average.
///
/// Same as Apple's.
public struct RuleMark: ChartContent {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializers, else read on the main actor only.
  nonisolated(unsafe) private let mark: _ChartMark
  public var _marks: [_ChartMark] { [mark] }

  /// Creates a vertical line; by default through the whole plot.
  ///
  /// - Parameters:
  ///   - x: The value along the x axis.
  ///   - yStart: The value along the y axis at which the mark begins.
  ///   - yEnd: The value along the y axis at which the mark ends.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    var mark = _ChartMark(.rule)
    mark.x = x.datum
    mark.yPoints = _ChartMark.PointSpan(yStart, yEnd)
    self.mark = mark
  }

  /// Creates a horizontal line; by default through the whole plot.
  ///
  /// - Parameters:
  ///   - xStart: The value along the x axis at which the mark begins.
  ///   - xEnd: The value along the x axis at which the mark ends.
  ///   - y: The value along the y axis.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    var mark = _ChartMark(.rule)
    mark.y = y.datum
    mark.xPoints = _ChartMark.PointSpan(xStart, xEnd)
    self.mark = mark
  }

  /// Creates a vertical line between two values.
  ///
  /// - Parameters:
  ///   - x: The value along the x axis.
  ///   - yStart: The value along the y axis at which the mark begins.
  ///   - yEnd: The value along the y axis at which the mark ends.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = _ChartMark(.rule)
    mark.x = x.datum
    mark.yStart = yStart.datum
    mark.yEnd = yEnd.datum
    self.mark = mark
  }

  /// Creates a horizontal line between two values.
  ///
  /// - Parameters:
  ///   - xStart: The value along the x axis at which the mark begins.
  ///   - xEnd: The value along the x axis at which the mark ends.
  ///   - y: The value along the y axis.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    var mark = _ChartMark(.rule)
    mark.xStart = xStart.datum
    mark.xEnd = xEnd.datum
    mark.y = y.datum
    self.mark = mark
  }
}
