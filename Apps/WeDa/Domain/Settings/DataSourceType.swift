/// The source of the weather.
public enum DataSourceType: String, CaseIterable, Sendable {
  /// A request, with the last stored weather as the fallback.
  case remote
  /// The weather in memory; a request if there is none.
  case cache
  /// The stored weather; a request if there is none.
  case local
  /// Uses stored weather only, and sends no requests.
  case offline

  /// The string catalog's key of the name: "settings.remote.name".
  public var nameKey: String { "settings.\(rawValue).name" }
}
