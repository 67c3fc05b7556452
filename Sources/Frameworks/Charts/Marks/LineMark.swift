import Foundation

/// A mark that is a point of a line. Points of the same series or style are connected.
///
/// Same as Apple's. A point whose value is NaN or infinite interrupts the line.
public struct LineMark: ChartContent {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializers, else read on the main actor only.
  nonisolated(unsafe) private let mark: _ChartMark
  public var _marks: [_ChartMark] { [mark] }

  /// Creates a point of a line.
  ///
  /// - Parameters:
  ///   - x: The value along the x axis.
  ///   - y: The value along the y axis.
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var mark = _ChartMark(.line)
    mark.x = x.datum
    mark.y = y.datum
    self.mark = mark
  }

  /// Creates a point of the line of a series.
  ///
  /// - Parameters:
  ///   - x: The value along the x axis.
  ///   - y: The value along the y axis.
  ///   - series: The value that separates one line or area from another.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = _ChartMark(.line)
    mark.x = x.datum
    mark.y = y.datum
    mark.series = series.datum
    self.mark = mark
  }
}
