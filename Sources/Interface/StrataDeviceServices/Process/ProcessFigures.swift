/// What a process counts, whoever counts it, for a host that reports figures.
///
///     ProcessFigures.count("weda_cache_hits_total", "Places answered from memory")
///
/// Names follow Prometheus' rules; a figure only grows.
public enum ProcessFigures {
  public struct Figure: Sendable, Equatable {
    public let name: String
    public let help: String
    public fileprivate(set) var value: Int
  }

  private static let figures = Locked<[String: Figure]>([:])

  /// Adds to a figure. Cost: one lock.
  public static func count(_ name: String, _ help: String, by amount: Int = 1) {
    figures.withLock { $0[name, default: Figure(name: name, help: help, value: 0)].value += amount }
  }

  /// All figures so far, by name.
  public static var all: [Figure] {
    figures.withLock { $0.values.sorted { $0.name < $1.name } }
  }
}
