/// Where the weather may come from.
public enum DataSourceType: String, CaseIterable, Sendable {
  /// Ask, then fall back to the last good copy.
  case remote
  /// The stored copy; ask only if there is none.
  case local
  /// The copy in memory; ask only if there is none.
  case cache
  /// Never ask.
  case offline

  /// The String Catalog's key of the name: "settings.remote.name".
  public var nameKey: String { "settings.\(rawValue).name" }
}
