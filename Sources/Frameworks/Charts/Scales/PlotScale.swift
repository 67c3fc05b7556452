import Foundation

/// A scale: it maps values to positions on an axis, as fractions of the axis's length.
package struct PlotScale: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case number(ScaleType.Kind)
    case date
    case category([_PlotValue])
  }

  package var kind: Kind
  /// The first and the last value of a continuous axis.
  package var range: ClosedRange<Double>
  package var isReversed = false
  /// The distances in points between the ends of the plot and the ends of the axis.
  package var startPadding = 0.0
  package var endPadding = 0.0
  private var indices: [_PlotValue: Int] = [:]

  package init(_ kind: Kind, _ range: ClosedRange<Double> = 0...1) {
    (self.kind, self.range) = (kind, range)
    if case .category(let values) = kind {
      indices = Dictionary(
        zip(values, values.indices), uniquingKeysWith: { first, _ in first })
    }
  }

  // MARK: From a value to a place

  /// Returns the position of a value, 0 at the start and 1 at the end; `nil` if it has none, such
  /// as a negative number on a logarithmic axis.
  package func fraction(_ value: _PlotValue) -> Double? {
    let fraction: Double?
    switch kind {
    case .category(let values):
      fraction = indices[value].map { (Double($0) + 0.5) / Double(max(values.count, 1)) }
    case .number: fraction = value.number.flatMap { part($0) }
    case .date:
      if case .date(let seconds) = value { fraction = part(seconds) } else { fraction = nil }
    }
    return fraction.map { isReversed ? 1 - $0 : $0 }
  }

  /// Returns the position of a number, or of a date in seconds, on a continuous axis.
  package func fraction(at number: Double) -> Double? {
    switch kind {
    case .category: nil
    case .date: fraction(.date(number))
    case .number: fraction(.number(number))
    }
  }

  private func part(_ number: Double) -> Double? {
    guard let start = transformed(range.lowerBound), let end = transformed(range.upperBound),
      let here = transformed(number), end > start
    else { return nil }
    let part = (here - start) / (end - start)
    return part.isFinite ? part : nil
  }

  private func transformed(_ number: Double) -> Double? {
    guard number.isFinite else { return nil }
    guard case .number(let type) = kind else { return number }
    switch type {
    case .log: return number > 0 ? log10(number) : nil
    case .squareRoot: return number < 0 ? -(-number).squareRoot() : number.squareRoot()
    case .power(let exponent): return number < 0 ? -pow(-number, exponent) : pow(number, exponent)
    case .symmetricLog(let slope):
      return number < 0 ? -log1p(-number * slope) : log1p(number * slope)
    case .linear, .date, .category: return number
    }
  }

  // MARK: From a place to a value

  /// Returns the value at a position; for categories the nearest one.
  package func value(at fraction: Double) -> _PlotValue? {
    guard fraction.isFinite else { return nil }
    let part = isReversed ? 1 - fraction : fraction
    switch kind {
    case .category(let values):
      guard !values.isEmpty else { return nil }
      return values[
        min(max(Int((part * Double(values.count)).rounded(.down)), 0), values.count - 1)]
    case .date:
      let seconds = range.lowerBound + part * (range.upperBound - range.lowerBound)
      return seconds.isFinite ? .date(seconds) : nil
    case .number(let type):
      guard let start = transformed(range.lowerBound), let end = transformed(range.upperBound)
      else {
        return nil
      }
      let number = Self.inverse(start + part * (end - start), type)
      return number.isFinite ? .number(number) : nil
    }
  }

  private static func inverse(_ place: Double, _ type: ScaleType.Kind) -> Double {
    switch type {
    case .log: pow(10, place)
    case .squareRoot: place < 0 ? -(place * place) : place * place
    case .power(let exponent):
      place < 0 ? -pow(-place, 1 / exponent) : pow(place, 1 / exponent)
    case .symmetricLog(let slope): place < 0 ? -expm1(-place) / slope : expm1(place) / slope
    case .linear, .date, .category: place
    }
  }

  /// The share of the axis that a category has; `nil` for a continuous axis.
  package var band: Double? {
    if case .category(let values) = kind { 1 / Double(max(values.count, 1)) } else { nil }
  }

  /// The number at which bars and areas begin: zero, or the end of the range that is nearest to it.
  package var baseline: Double {
    if case .number(.log) = kind { return range.lowerBound }
    if case .date = kind { return range.lowerBound }
    return min(max(0, range.lowerBound), range.upperBound)
  }
}
