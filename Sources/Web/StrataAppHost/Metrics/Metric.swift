/// One figure for `/metrics`, in Prometheus' text format.
public struct Metric: Sendable, Equatable {
  public enum Kind: String, Sendable { case counter, gauge }

  public var kind: Kind
  public var name: String
  public var help: String
  public var value: Int

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
