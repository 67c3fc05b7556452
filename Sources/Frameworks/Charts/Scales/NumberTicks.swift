import Foundation

/// Round numbers for the ticks of an axis: 1, 2 or 5 times a power of ten apart.
package enum NumberTicks {
  /// The largest number of ticks that an axis has, however small an app's stride is.
  package static let most = 1000

  /// Returns the round step of which about `count` fit into a range.
  package static func step(_ range: ClosedRange<Double>, count: Int) -> Double {
    let span = range.upperBound - range.lowerBound
    guard span > 0, span.isFinite, count > 0 else { return 1 }
    let raw = span / Double(count)
    let power = pow(10, log10(raw).rounded(.down))
    let rest = raw / power
    let factor =
      rest >= 50.0.squareRoot()
      ? 10.0 : rest >= 10.0.squareRoot() ? 5 : rest >= 2.0.squareRoot() ? 2 : 1
    let step = factor * power
    return step.isNormal ? step : 1
  }

  /// Returns the multiples of a step within a range.
  package static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    guard step > 0, step.isFinite else { return [] }
    let tolerance = step * 1e-9
    let first = ((range.lowerBound - tolerance) / step).rounded(.up)
    let last = ((range.upperBound + tolerance) / step).rounded(.down)
    guard last >= first, last - first < Double(most) else { return [] }
    return (0...Int(last - first)).map { clean((first + Double($0)) * step, step) }
  }

  /// Returns a range that begins and ends at multiples of the step of about `count` ticks.
  package static func widened(_ range: ClosedRange<Double>, count: Int) -> ClosedRange<Double> {
    let step = step(range, count: count)
    let low = (range.lowerBound / step + 1e-9).rounded(.down) * step
    let high = (range.upperBound / step - 1e-9).rounded(.up) * step
    return clean(min(low, range.lowerBound), step)...clean(max(high, range.upperBound), step)
  }

  /// Returns the powers of ten within a range; if there are few, their multiples by two and five,
  /// too.
  package static func powers(in range: ClosedRange<Double>) -> [Double] {
    guard range.lowerBound > 0, range.upperBound.isFinite else { return [] }
    let exponents =
      Int(log10(range.lowerBound).rounded(.down))...Int(log10(range.upperBound).rounded(.up))
    let factors: [Double] = exponents.count <= 3 ? [1, 2, 5] : [1]
    return exponents.flatMap { exponent in factors.map { $0 * pow(10, Double(exponent)) } }
      .filter { range.contains($0) }
  }

  /// Returns the value without the rounding error of a multiplication, such as that of
  /// 0.30000000000000004.
  private static func clean(_ value: Double, _ step: Double) -> Double {
    let digits = max(0, Int(-log10(step).rounded(.down)) + 2)
    guard digits < 15 else { return value }
    let power = pow(10, Double(digits))
    let scaled = (value * power).rounded()
    return abs(scaled) < 1e15 ? scaled / power + 0 : value
  }
}
