import Foundation

/// The values of the data on one axis, from which its scale is made.
package struct AxisExtent: Equatable {
  /// The categories in the order of their appearance.
  package private(set) var categories: [_PlotValue] = []
  package private(set) var numbers: ClosedRange<Double>?
  package private(set) var hasDates = false
  package private(set) var positive: ClosedRange<Double>?
  private var known: Set<_PlotValue> = []

  package init() {}

  package mutating func add(_ value: _PlotValue) {
    switch value {
    case .category: if known.insert(value).inserted { categories.append(value) }
    case .date(let seconds):
      hasDates = hasDates || seconds.isFinite
      widen(seconds)
    case .number(let number): widen(number)
    }
  }

  /// Adds a number to those that the continuous axis shows.
  package mutating func widen(_ number: Double) {
    guard number.isFinite else { return }
    numbers =
      numbers.map { min($0.lowerBound, number)...max($0.upperBound, number) }
      ?? number...number
    if number > 0 {
      positive =
        positive.map { min($0.lowerBound, number)...max($0.upperBound, number) }
        ?? number...number
    }
  }

  package mutating func addMargin(_ margin: Double) {
    guard let range = numbers else { return }
    numbers = (range.lowerBound - margin)...(range.upperBound + margin)
  }
}

/// The settings of a scale that the app has made.
package struct ScaleWish: Equatable {
  package var domain: _ChartDomain?
  package var type: ScaleType?
  package var startPadding: Double?
  package var endPadding: Double?

  package init() {}

  /// Returns the scale for some data.
  package func scale(_ extent: AxisExtent, ticks: Int = 5) -> PlotScale {
    var scale = made(extent, ticks)
    scale.isReversed = domain?.isReversed ?? false
    (scale.startPadding, scale.endPadding) = (startPadding ?? 0, endPadding ?? 0)
    return scale
  }

  private func made(_ extent: AxisExtent, _ ticks: Int) -> PlotScale {
    switch domain?.kind {
    case .values(let values)?
    where values.contains(where: { $0.position == nil })
      || type == .category:
      return PlotScale(.category(values))
    case .values(let values)?:
      let places = values.compactMap(\.position).filter(\.isFinite)
      guard let low = places.min(), let high = places.max(), let first = values.first else {
        return fallback(extent)
      }
      return continuous(first, Self.apart(low...high, isDate: first.number == nil))
    case .range(let low, let high)?:
      guard let start = low.position, let end = high.position, start.isFinite, end.isFinite else {
        return fallback(extent)
      }
      return continuous(low, Self.apart(start...max(start, end), isDate: low.number == nil))
    case .automatic(let includesZero)?: return fallback(extent, includesZero, ticks)
    case nil: return fallback(extent, nil, ticks)
    }
  }

  private func continuous(_ sample: _PlotValue, _ range: ClosedRange<Double>) -> PlotScale {
    if case .date = sample { return PlotScale(.date, range) }
    let type = type?.kind ?? .linear
    if type == .log, range.lowerBound <= 0 {
      let top = max(range.upperBound, 1)
      return PlotScale(.number(.log), min(1, top / 10)...top)
    }
    return PlotScale(.number(type), range)
  }

  /// Returns the scale that follows from the data, without settings of the app.
  private func fallback(
    _ extent: AxisExtent, _ includesZero: Bool? = nil, _ ticks: Int = 5
  ) -> PlotScale {
    if !extent.categories.isEmpty { return PlotScale(.category(extent.categories)) }
    if extent.hasDates, let range = extent.numbers {
      return PlotScale(.date, Self.apart(range, isDate: true))
    }
    if type?.kind == .log {
      let range = extent.positive ?? 1...10
      let low = pow(10, log10(range.lowerBound).rounded(.down))
      let high = pow(10, log10(range.upperBound).rounded(.up))
      return PlotScale(.number(.log), low...(high > low ? high : low * 10))
    }
    guard var range = extent.numbers else { return PlotScale(.number(type?.kind ?? .linear)) }
    if includesZero ?? true { range = min(range.lowerBound, 0)...max(range.upperBound, 0) }
    let apart = Self.apart(range, isDate: false)
    return PlotScale(.number(type?.kind ?? .linear), NumberTicks.widened(apart, count: ticks))
  }

  /// Widens a range that has no length: for a date by twelve hours on each side, for a number by
  /// half of it.
  private static func apart(_ range: ClosedRange<Double>, isDate: Bool) -> ClosedRange<Double> {
    guard range.lowerBound == range.upperBound else { return range }
    let margin = isDate ? 43_200 : range.lowerBound == 0 ? 1 : abs(range.lowerBound) / 2
    let low = range.lowerBound == 0 && !isDate ? 0 : range.lowerBound - margin
    return low...range.upperBound + margin
  }
}
