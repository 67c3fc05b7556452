import Foundation

/// A point.
///
/// Same as Apple's, without positions in points instead of values.
public struct PointMark: ChartContent {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializers, else read on the main actor only.
  nonisolated(unsafe) private let mark: _ChartMark
  public var _marks: [_ChartMark] { [mark] }

  /// Creates a point.
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var mark = _ChartMark(.point)
    mark.x = x.datum
    mark.y = y.datum
    self.mark = mark
  }

  /// Creates a point in the middle of the plot's height.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>) {
    var mark = _ChartMark(.point)
    mark.x = x.datum
    self.mark = mark
  }

  /// Creates a point in the middle of the plot's width.
  nonisolated public init<Y: Plottable>(y: PlottableValue<Y>) {
    var mark = _ChartMark(.point)
    mark.y = y.datum
    self.mark = mark
  }
}
