import Foundation

/// A bar.
///
/// Same as Apple's, without lengths in points instead of values.
public struct BarMark: ChartContent {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializers, else read on the main actor only.
  nonisolated(unsafe) private let mark: _ChartMark
  public var _marks: [_ChartMark] { [mark] }

  /// Creates a bar from zero to a value. It stands on the axis with categories or units of time.
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

  /// Creates a part of a single horizontal bar, as high as the plot.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(.bar)
    mark.x = x.datum
    mark.height = height
    mark.stacking = stacking
    self.mark = mark
  }

  /// Creates a part of a single vertical bar, as wide as the plot.
  nonisolated public init<Y: Plottable>(
    y: PlottableValue<Y>, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(.bar)
    mark.y = y.datum
    mark.width = width
    mark.stacking = stacking
    self.mark = mark
  }

  /// Creates a horizontal bar between two values, as high as the plot.
  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, height: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(.bar)
    mark.xStart = xStart.datum
    mark.xEnd = xEnd.datum
    mark.height = height
    self.mark = mark
  }

  /// Creates a vertical bar between two values, as wide as the plot.
  nonisolated public init<Y: Plottable>(
    yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(.bar)
    mark.yStart = yStart.datum
    mark.yEnd = yEnd.datum
    mark.width = width
    self.mark = mark
  }
}
