#if DEBUG
  public import UseCase

  /// Remembers where it was asked to lead.
  @MainActor public final class SpyRouter: FeedRouterProtocol {
    public private(set) var shown: [CharacterAdapter] = []

    public init() {}

    public func showCharacterDetails(characterDetailsAdapter: CharacterAdapter) {
      shown.append(characterDetailsAdapter)
    }
  }
#endif
