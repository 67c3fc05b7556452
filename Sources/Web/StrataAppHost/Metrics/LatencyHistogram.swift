import Synchronization

/// The distribution of a duration for `/metrics`: how many of the measured durations were at most
/// as long as each of a few bounds.
final class LatencyHistogram: Sendable {
  /// The bounds with the texts of their labels, in seconds.
  static let bounds: [(limit: Duration, label: String)] = [
    (.milliseconds(1), "0.001"), (.microseconds(2_500), "0.0025"), (.milliseconds(5), "0.005"),
    (.milliseconds(10), "0.01"), (.milliseconds(25), "0.025"), (.milliseconds(50), "0.05"),
    (.milliseconds(100), "0.1"), (.milliseconds(250), "0.25"), (.milliseconds(500), "0.5"),
    (.seconds(1), "1"), (.milliseconds(2_500), "2.5"), (.seconds(5), "5"), (.seconds(10), "10"),
  ]

  private struct State {
    /// The number of durations for each bound that the bound before is too short for; the last are
    /// those that are too long for all.
    var counts = [Int](repeating: 0, count: LatencyHistogram.bounds.count + 1)
    var sum = Duration.zero
  }

  private let name: String
  private let help: String
  private let state = Mutex(State())

  /// Creates an empty distribution.
  ///
  /// - Parameters:
  ///   - name: The name of the metric, by the rules of Prometheus.
  ///   - help: The description of the metric in one line.
  init(_ name: String, _ help: String) {
    self.name = name
    self.help = help
  }

  /// Adds a measured duration.
  func add(_ duration: Duration) {
    let bounds = Self.bounds
    let index = bounds.firstIndex { duration <= $0.limit } ?? bounds.count
    state.withLock { state in
      state.counts[index] += 1
      state.sum += duration
    }
  }

  /// The number of measured durations.
  var count: Int { state.withLock { $0.counts.reduce(0, +) } }

  /// The metric in Prometheus' text format.
  var text: String {
    let (counts, sum) = state.withLock { ($0.counts, $0.sum) }
    var lines = ["# HELP \(name) \(help)", "# TYPE \(name) histogram"]
    var total = 0
    for (label, count) in zip(Self.bounds.map(\.label) + ["+Inf"], counts) {
      total += count
      lines.append("\(name)_bucket{le=\"\(label)\"} \(total)")
    }
    lines += ["\(name)_sum \(sum.secondsText)", "\(name)_count \(total)"]
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Duration {
  /// The duration in seconds with six digits after the point.
  var secondsText: String {
    let all = max(0, Int(self / .microseconds(1)))
    let rest = String(all % 1_000_000)
    return "\(all / 1_000_000)." + String(repeating: "0", count: 6 - rest.count) + rest
  }
}
