import StrataDeviceServices

/// Counts what an app does towards the outside, for whoever runs it: a host shows these figures
/// under `/metrics`.
///
///     ActivityCount.add("cache_hits_total", "Answers from memory")
public enum ActivityCount {
  /// - Parameters:
  ///   - name: In Prometheus' form: lower case, underscores, `_total` at the end.
  ///   - help: One line for people.
  public static func add(_ name: String, _ help: String) { ProcessFigures.count(name, help) }
}
