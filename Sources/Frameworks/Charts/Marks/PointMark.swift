public import Foundation

/// A mark that shows values as a point.
///
/// Same as Apple's.
public struct PointMark: ChartContent {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializers, else read on the main actor only.
  nonisolated(unsafe) private let mark: _ChartMark
  public var _marks: [_ChartMark] { [mark] }

  /// Creates a mark that shows values as a point.
  ///
  /// - Parameters:
  ///   - x: The value along the x axis.
  ///   - y: The value along the y axis.
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var mark = _ChartMark(.point)
    mark.x = x.datum
    mark.y = y.datum
    self.mark = mark
  }

  /// Creates a point at a distance from the top edge of the plot; by default in the middle of its
  /// height.
  ///
  /// - Parameters:
  ///   - x: The value along the x axis.
  ///   - y: The distance of the point from the top edge of the plot, in points; `nil` for the
  ///     middle.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    var mark = _ChartMark(.point)
    mark.x = x.datum
    mark.yPoints = _ChartMark.PointSpan(y, y)
    self.mark = mark
  }

  /// Creates a point at a distance from the left edge of the plot; by default in the middle of its
  /// width.
  ///
  /// - Parameters:
  ///   - x: The distance of the point from the left edge of the plot, in points; `nil` for the
  ///     middle.
  ///   - y: The value along the y axis.
  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    var mark = _ChartMark(.point)
    mark.y = y.datum
    mark.xPoints = _ChartMark.PointSpan(x, x)
    self.mark = mark
  }
}
