/// The identifiers of built-in rules that have been renamed. Exceptions, comments and baselines may
/// use the old ones until the next release.
public enum RenamedRules {
  private static let all = ["floors": "layers", "empty-floor": "empty-layer"]

  /// Returns the current identifier of a rule, given the current or the old one.
  public static func current(_ id: String) -> String { all[id] ?? id }
}
