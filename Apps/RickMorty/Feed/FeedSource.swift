/// The source of the characters.
public enum FeedSource: Hashable, Sendable {
  /// A service, given by its host, and the port if there is one.
  case service(host: String)
  /// Made-up characters, from the simulator in the same process or from a test.
  case demo

  /// The service that is used by default.
  public static let usual = FeedSource.service(host: "rickandmortyapi.com")
}
