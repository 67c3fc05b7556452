import StrataDeviceServices

/// Counters of an app's activity, which a host exports under `/metrics`.
///
///     ActivityCount.add("cache_hits_total", "Answers from memory")
public enum ActivityCount {
  /// Adds 1 to the counter with a name.
  ///
  /// - Parameters:
  ///   - name: The name in Prometheus' form: lower case, underscores, `_total` at the end.
  ///   - help: A description in one line.
  public static func add(_ name: String, _ help: String) { ProcessFigures.count(name, help) }
}
