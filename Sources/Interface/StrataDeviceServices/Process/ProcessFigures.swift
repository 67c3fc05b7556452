/// The counters of a process, for a host that reports metrics.
///
///     ProcessFigures.count("weda_cache_hits_total", "Places answered from memory")
///
/// Names follow Prometheus' rules. A counter never decreases.
public enum ProcessFigures {
  /// A counter and its description.
  public struct Figure: Sendable, Equatable {
    /// The name, by the rules of Prometheus.
    public let name: String
    /// The description of the counter.
    public let help: String
    /// The sum of everything counted so far.
    public fileprivate(set) var value: Int
  }

  private static let figures = Locked<[String: Figure]>([:])

  /// Adds to a counter; creates it if needed. It takes one lock.
  public static func count(_ name: String, _ help: String, by amount: Int = 1) {
    figures.withLock { $0[name, default: Figure(name: name, help: help, value: 0)].value += amount }
  }

  /// All counters of the process, sorted by name.
  public static var all: [Figure] {
    figures.withLock { $0.values.sorted { $0.name < $1.name } }
  }
}
