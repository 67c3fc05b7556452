import Foundation

/// A mark that shows values as an area, from zero or a start to each value.
///
/// Same as Apple's. A point whose value is NaN or infinite interrupts the area.
public struct AreaMark: ChartContent {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializers, else read on the main actor only.
  nonisolated(unsafe) private let mark: _ChartMark
  public var _marks: [_ChartMark] { [mark] }

  /// Creates a point of an area that begins at zero.
  ///
  /// - Parameters:
  ///   - x: The value along the x axis.
  ///   - y: The value along the y axis.
  ///   - stacking: The way in which marks at the same place are stacked.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(.area)
    mark.x = x.datum
    mark.y = y.datum
    mark.stacking = stacking
    self.mark = mark
  }

  /// Creates a point of the area of a series.
  ///
  /// - Parameters:
  ///   - x: The value along the x axis.
  ///   - y: The value along the y axis.
  ///   - series: The value that separates one line or area from another.
  ///   - stacking: The way in which marks at the same place are stacked.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(.area)
    mark.x = x.datum
    mark.y = y.datum
    mark.series = series.datum
    mark.stacking = stacking
    self.mark = mark
  }

  /// Creates a point of an area between two values.
  ///
  /// - Parameters:
  ///   - x: The value along the x axis.
  ///   - yStart: The value along the y axis at which the mark begins.
  ///   - yEnd: The value along the y axis at which the mark ends.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = _ChartMark(.area)
    mark.x = x.datum
    mark.yStart = yStart.datum
    mark.yEnd = yEnd.datum
    self.mark = mark
  }

  /// Creates a point of the area of a series between two values.
  ///
  /// - Parameters:
  ///   - x: The value along the x axis.
  ///   - yStart: The value along the y axis at which the mark begins.
  ///   - yEnd: The value along the y axis at which the mark ends.
  ///   - series: The value that separates one line or area from another.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    var mark = _ChartMark(.area)
    mark.x = x.datum
    mark.yStart = yStart.datum
    mark.yEnd = yEnd.datum
    mark.series = series.datum
    self.mark = mark
  }

  /// Creates a point of a vertical area between two values.
  ///
  /// - Parameters:
  ///   - xStart: The value along the x axis at which the mark begins.
  ///   - xEnd: The value along the x axis at which the mark ends.
  ///   - y: The value along the y axis.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    var mark = _ChartMark(.area)
    mark.xStart = xStart.datum
    mark.xEnd = xEnd.datum
    mark.y = y.datum
    self.mark = mark
  }

  /// Creates a point of the vertical area of a series between two values.
  ///
  /// - Parameters:
  ///   - xStart: The value along the x axis at which the mark begins.
  ///   - xEnd: The value along the x axis at which the mark ends.
  ///   - y: The value along the y axis.
  ///   - series: The value that separates one line or area from another.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    var mark = _ChartMark(.area)
    mark.xStart = xStart.datum
    mark.xEnd = xEnd.datum
    mark.y = y.datum
    mark.series = series.datum
    self.mark = mark
  }
}
