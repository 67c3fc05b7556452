/// Measured times, with their distribution.
struct Samples {
  private var values: [Double] = []

  var count: Int { values.count }

  /// Adds a time.
  mutating func add(_ duration: Duration) { values.append(duration / .milliseconds(1)) }

  /// Adds the times of other samples.
  mutating func add(_ others: Samples) { values += others.values }

  /// Returns the time in milliseconds that the given fraction of the samples does not exceed.
  func percentile(_ part: Double) -> Double {
    guard !values.isEmpty else { return .nan }
    let sorted = values.sorted()
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
  }

  /// Returns the median, 95th and 99th percentile as figures.
  func figures(_ name: String, p95 budget: Double?, p99: Double? = nil) -> [Figure] {
    [
      Figure(name: "\(name), median", value: percentile(0.5), unit: "ms", decimals: 3),
      Figure(
        name: "\(name), p95", value: percentile(0.95), unit: "ms", decimals: 3,
        budget: budget.map { .atMost($0) }),
      Figure(
        name: "\(name), p99", value: percentile(0.99), unit: "ms", decimals: 3,
        budget: p99.map { .atMost($0) }),
    ]
  }
}
