/// Whose characters these are.
public enum FeedSource: Hashable, Sendable {
  /// Those of a service, by the name that people know it by: its host, with the port where there is one.
  case service(host: String)
  /// Invented by the simulator beside the app, or by a test.
  case demo

  /// The service that the app asks where nobody says another.
  public static let usual = FeedSource.service(host: "rickandmortyapi.com")
}
