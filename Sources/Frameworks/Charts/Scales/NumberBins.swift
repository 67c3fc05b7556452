/// The bins of a histogram of numbers.
///
///     let bins = NumberBins(data: heights, desiredCount: 10)
///     let groups = Dictionary(grouping: heights, by: bins.index)
///     Chart(groups.keys.sorted(), id: \.self) { index in
///       BarMark(x: .value("Height", bins[index]), y: .value("People", groups[index]?.count ?? 0))
///     }
///
/// Same as Apple's.
public struct NumberBins<Value: Comparable & Numeric> {
  /// The bounds of the bins, from the lowest to the highest.
  public let thresholds: [Value]

  /// Creates bins between thresholds, which need not be sorted.
  nonisolated public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  /// Returns the index of the bin of a value; for a value outside of all bins the index of the
  /// nearest bin.
  nonisolated public func index(for value: Value) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count - 1
    return Swift.max(above - 1, 0)
  }
}

extension NumberBins: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position == endIndex - 1)
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates a number of bins of equal size.
  ///
  /// - Parameters:
  ///   - range: The values that the bins cover.
  ///   - count: The number of bins.
  nonisolated public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(count, 1)
    let size = (range.upperBound - range.lowerBound) / Value(count)
    self.init(thresholds: (0...count).map { range.lowerBound + Value($0) * size })
  }

  /// Creates bins of a size that cover a range; they begin at multiples of the size.
  ///
  /// - Parameters:
  ///   - size: The size of each bin.
  ///   - range: The values that the bins cover.
  nonisolated public init(size: Value, range: ClosedRange<Value>) {
    let size = size > 0 ? size : 1
    let first = (range.lowerBound / size).rounded(.down)
    let last = Swift.max((range.upperBound / size).rounded(.up), first + 1)
    let wanted = last - first
    let count = wanted.isFinite ? Int(Swift.min(wanted, Value(NumberTicks.most))) : 1
    self.init(thresholds: (0...count).map { (first + Value($0)) * size })
  }

  /// Creates bins of a round size for some numbers.
  ///
  /// - Parameters:
  ///   - data: The numbers; those that are not finite are left out.
  ///   - desiredCount: The approximate number of bins; ten by default.
  ///   - minimumStride: The smallest size of a bin.
  nonisolated public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let numbers = data.filter(\.isFinite)
    let range = (numbers.min() ?? 0)...(numbers.max() ?? 1)
    let step = NumberTicks.step(
      Double(range.lowerBound)...Double(range.upperBound), count: desiredCount ?? 10)
    self.init(size: Swift.max(Value(step), minimumStride), range: range)
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates a number of bins of equal size, of which the last may be larger.
  ///
  /// - Parameters:
  ///   - range: The values that the bins cover.
  ///   - count: The number of bins.
  nonisolated public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(count, 1)
    let (low, high) = (Int(clamping: range.lowerBound), Int(clamping: range.upperBound))
    let size = Swift.max(high.saturated(minus: low) / count, 1)
    let starts = (0..<count).map { low.saturated(plus: $0.saturated(times: size)) }
    let end = Swift.max(high, starts[count - 1].saturated(plus: 1))
    self.init(thresholds: (starts + [end]).map { Value(clamping: $0) })
  }

  /// Creates bins of a round size for some numbers.
  nonisolated public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    let (low, high) = (data.min() ?? 0, data.max() ?? 1)
    let step = NumberTicks.step(Double(low)...Double(high), count: desiredCount ?? 10)
    let size = Swift.max(
      Int(exactly: step.rounded(.up)) ?? .max, Int(clamping: minimumStride), 1)
    let (first, last) = (
      Int(clamping: low).floored(by: size), Int(clamping: high).floored(by: size)
    )
    let count = Swift.min(last.saturated(minus: first).saturated(plus: 1), NumberTicks.most)
    // The last bin may end above what the type can express.
    self.init(
      thresholds: (0...count).map {
        Value(clamping: first.saturated(plus: $0).saturated(times: size))
      })
  }
}

extension Int {
  fileprivate func saturated(plus other: Int) -> Int {
    let (sum, isOver) = addingReportingOverflow(other)
    return isOver ? (other < 0 ? .min : .max) : sum
  }

  fileprivate func saturated(minus other: Int) -> Int {
    let (difference, isOver) = subtractingReportingOverflow(other)
    return isOver ? (other < 0 ? .max : .min) : difference
  }

  fileprivate func saturated(times other: Int) -> Int {
    let (product, isOver) = multipliedReportingOverflow(by: other)
    return isOver ? ((self < 0) == (other < 0) ? .max : .min) : product
  }

  /// Returns the quotient rounded down, even if the number is negative.
  fileprivate func floored(by size: Int) -> Int {
    self / size - (self < 0 && self % size != 0 ? 1 : 0)
  }
}
