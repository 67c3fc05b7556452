/// The source of the characters.
public enum FeedSource: Hashable, Sendable {
  /// A service, by its host, with the port if there is one.
  case service(host: String)
  /// Made-up characters of the simulator beside the app, or of a test.
  case demo

  /// The default service.
  public static let usual = FeedSource.service(host: "rickandmortyapi.com")
}
