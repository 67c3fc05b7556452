public import Foundation

/// A mark that shows a value as a sector of a pie or of a ring.
///
/// Same as Apple's. A value that is not positive has no sector.
public struct SectorMark: ChartContent {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializers, else read on the main actor only.
  nonisolated(unsafe) private let mark: _ChartMark
  public var _marks: [_ChartMark] { [mark] }

  /// Creates a mark that shows a value as a sector of a pie or of a ring.
  ///
  /// - Parameters:
  ///   - angle: The value; the sector's angle is its share of the sum of all values.
  ///   - innerRadius: The radius of the hole in the middle.
  ///   - outerRadius: The radius of the outer edge.
  ///   - angularInset: Half of the distance between two sectors, in points; `nil` for none.
  nonisolated public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = _ChartMark(.sector)
    mark.angle = angle.datum
    mark.ring = _ChartMark.Ring(
      inner: innerRadius, outer: outerRadius, inset: Double(angularInset ?? 0))
    self.mark = mark
  }
}
