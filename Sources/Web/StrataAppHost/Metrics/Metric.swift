/// A metric for `/metrics`, in Prometheus' text format.
public struct Metric: Sendable, Equatable {
  /// The kind of metric.
  public enum Kind: String, Sendable { case counter, gauge }

  /// The kind of metric.
  public var kind: Kind
  /// The name, by the rules of Prometheus.
  public var name: String
  /// The metric's description in one line.
  public var help: String
  /// The metric's current value.
  public var value: Int

  /// Creates a metric for `/metrics`, in Prometheus' text format.
  public init(_ kind: Kind, _ name: String, _ help: String, _ value: Int) {
    self.kind = kind
    self.name = name
    self.help = help
    self.value = value
  }

  static func text(_ metrics: [Metric]) -> String {
    metrics.map { metric in
      "# HELP \(metric.name) \(metric.help)\n# TYPE \(metric.name) \(metric.kind.rawValue)\n"
        + "\(metric.name) \(metric.value)\n"
    }.joined()
  }
}
