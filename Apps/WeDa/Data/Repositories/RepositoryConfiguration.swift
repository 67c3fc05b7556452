/// The ways in which a weather repository stores what it has received, and uses it later.
public struct RepositoryConfiguration: Equatable, Sendable {
  /// A Boolean value that indicates whether to store answers in memory.
  public var useCache: Bool
  /// A Boolean value that indicates whether to store the last weather of each place on disk.
  public var useLocalStorage: Bool
  /// A Boolean value that indicates whether to use fresh weather in memory before a request.
  public var cacheFirstStrategy: Bool
  /// A Boolean value that indicates whether to use the last stored weather if a request fails.
  public var offlineFallback: Bool

  /// The configuration with all strategies.
  public static let `default` = RepositoryConfiguration()

  /// A configuration without any strategy: every request goes to the provider, and nothing is
  /// stored, so that other devices do not learn of the request.
  public static let keepingNothing = RepositoryConfiguration(
    useCache: false, useLocalStorage: false, cacheFirstStrategy: false, offlineFallback: false)

  /// Creates a configuration of the strategies of a repository.
  public init(
    useCache: Bool = true, useLocalStorage: Bool = true, cacheFirstStrategy: Bool = true,
    offlineFallback: Bool = true
  ) {
    self.useCache = useCache
    self.useLocalStorage = useLocalStorage
    self.cacheFirstStrategy = cacheFirstStrategy
    self.offlineFallback = offlineFallback
  }
}
