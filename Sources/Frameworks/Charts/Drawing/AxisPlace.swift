import Foundation

/// The position of a mark on one axis.
package enum AxisPlace: Hashable {
  /// The mark covers the whole axis, or the part between two ends in points.
  case whole(_ChartMark.PointSpan)
  case value(_PlotValue)
  /// The mark reaches from one number to another, or from one date to another, in seconds.
  case interval(Double, Double, isDate: Bool)
  /// The mark reaches from one category to another.
  case categories(_PlotValue, _PlotValue)
  /// The value is NaN or infinite, so the mark has no position.
  case unknown

  /// Finds the position of a mark that is at a value or reaches from a start to an end.
  init(
    _ datum: PlotDatum?, _ start: PlotDatum?, _ end: PlotDatum?, _ points: _ChartMark.PointSpan,
    covers: Bool, _ calendar: Calendar
  ) {
    if let start, let end {
      self.init(start.value, end.value)
    } else if let datum {
      guard datum.value.isFinite, datum.end?.isFinite ?? true else {
        self = .unknown
        return
      }
      if covers, let interval = datum.interval(in: calendar) {
        self = .interval(
          interval.lowerBound, interval.upperBound, isDate: datum.value.number == nil)
      } else {
        self = .value(datum.place(in: calendar))
      }
    } else {
      self = .whole(points)
    }
  }

  private init(_ start: _PlotValue, _ end: _PlotValue) {
    guard start.isFinite, end.isFinite else {
      self = .unknown
      return
    }
    if let first = start.position, let last = end.position {
      self = .interval(first, last, isDate: start.number == nil)
    } else {
      self = .categories(start, end)
    }
  }

  /// The position on a continuous axis, if the mark is at a single one.
  var position: Double? {
    if case .value(let value) = self { value.position } else { nil }
  }

  var isCategory: Bool {
    switch self {
    case .value(let value): value.position == nil
    case .categories: true
    default: false
    }
  }

  var isDate: Bool {
    switch self {
    case .value(.date): true
    case .interval(_, _, let isDate): isDate
    default: false
    }
  }

  /// Extends what an axis shows by the position.
  func add(to extent: inout AxisExtent) {
    switch self {
    case .whole, .unknown: break
    case .value(let value): extent.add(value)
    case .interval(let start, let end, let isDate):
      extent.add(isDate ? .date(start) : .number(start))
      extent.add(isDate ? .date(end) : .number(end))
    case .categories(let start, let end):
      extent.add(start)
      extent.add(end)
    }
  }
}

/// A mark with its positions on both axes.
package struct PlotItem {
  package var mark: _ChartMark
  package var x: AxisPlace
  package var y: AxisPlace
  /// A Boolean value that indicates whether a bar or area extends vertically instead of
  /// horizontally.
  package var isVertical = true

  package var isKnown: Bool { x != .unknown && y != .unknown }
}
