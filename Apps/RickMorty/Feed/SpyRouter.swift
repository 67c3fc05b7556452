#if DEBUG
  public import UseCase

  /// A router that records the characters to show.
  @MainActor public final class SpyRouter: FeedRouterProtocol {
    /// The characters that were to be shown, in order.
    public private(set) var shown: [CharacterAdapter] = []

    /// Creates a router without any record.
    public init() {}

    public func showCharacterDetails(characterDetailsAdapter: CharacterAdapter) {
      shown.append(characterDetailsAdapter)
    }
  }
#endif
