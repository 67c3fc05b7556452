/// Which of a repository's strategies are in use.
public struct RepositoryConfiguration: Equatable, Sendable {
  /// Keep answers in memory.
  public var useCache: Bool
  /// Keep the last good copy of each place on disk.
  public var useLocalStorage: Bool
  /// Serve from memory while it is fresh, before asking.
  public var cacheFirstStrategy: Bool
  /// Serve the last good copy when asking fails.
  public var offlineFallback: Bool

  /// Everything in use.
  public static let `default` = RepositoryConfiguration()

  /// Every request goes to the provider, and nothing of its answer stays: for what no other device
  /// may learn of.
  public static let keepingNothing = RepositoryConfiguration(
    useCache: false, useLocalStorage: false, cacheFirstStrategy: false, offlineFallback: false)

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
