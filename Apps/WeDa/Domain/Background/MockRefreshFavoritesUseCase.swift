#if DEBUG
  /// A mock that returns made-up reports.
  public struct MockRefreshFavoritesUseCase: RefreshFavoritesUseCase {
    /// Returns the result of each call.
    private let answer: @Sendable () async -> [FavoriteWeather]
    private let hasFavorites: Bool

    public init(
      hasFavorites: Bool = true,
      answer: @escaping @Sendable () async -> [FavoriteWeather] = {
        Favorite.fixtures.map {
          FavoriteWeather(favorite: $0, weather: .success(.fixture(place: $0.place)))
        }
      }
    ) {
      self.hasFavorites = hasFavorites
      self.answer = answer
    }

    public func isNeeded() async -> Bool { hasFavorites }
    public func execute() async -> [FavoriteWeather] { await answer() }
  }
#endif
