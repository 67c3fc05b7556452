#if DEBUG
  /// Stores favourites in memory.
  public actor FakeFavoritesUseCase: FavoritesUseCaseProtocol {
    private var kept: [CharacterAdapter]
    private let error: FeedError?

    /// Creates a fake that stores favourites in memory.
    ///
    /// - Parameters:
    ///   - kept: The initial favourites, the newest first.
    ///   - error: The error that every change throws; `nil` for none.
    public init(_ kept: [CharacterAdapter] = [], error: FeedError? = nil) {
      self.kept = kept
      self.error = error
    }

    public func load() async throws(FeedError) -> [CharacterAdapter] { kept }

    public func set(_ character: CharacterAdapter, isFavorite: Bool) async throws(FeedError) {
      if let error { throw error }
      kept.removeAll { $0.id == character.id }
      if isFavorite { kept.insert(character, at: 0) }
    }
  }
#endif
