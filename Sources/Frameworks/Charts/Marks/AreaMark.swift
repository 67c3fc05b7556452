import Foundation

/// A place of an area, which reaches from zero or from a start to a value.
///
/// Same as Apple's. A place whose value is NaN or infinite interrupts the area.
public struct AreaMark: ChartContent {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializers, else read on the main actor only.
  nonisolated(unsafe) private let mark: _ChartMark
  public var _marks: [_ChartMark] { [mark] }

  /// Creates a place of an area above zero.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(.area)
    mark.x = x.datum
    mark.y = y.datum
    mark.stacking = stacking
    self.mark = mark
  }

  /// Creates a place of the area of a series.
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

  /// Creates a place of an area between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = _ChartMark(.area)
    mark.x = x.datum
    mark.yStart = yStart.datum
    mark.yEnd = yEnd.datum
    self.mark = mark
  }

  /// Creates a place of the area of a series between two values.
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

  /// Creates a place of a vertical area between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    var mark = _ChartMark(.area)
    mark.xStart = xStart.datum
    mark.xEnd = xEnd.datum
    mark.y = y.datum
    self.mark = mark
  }

  /// Creates a place of the vertical area of a series between two values.
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
