/// Loads a few places at a time, so that many favourites do not use up the provider's limit a
/// minute.
public struct DefaultLoadFavoritesUseCase: LoadFavoritesUseCase {
  /// The number of concurrent requests.
  public static let parallel = 4

  private let favorites: any FavoritesRepository
  private let loadWeather: any LoadWeatherUseCase
  private let refreshWeather: any RefreshWeatherUseCase

  /// Creates a use case that loads the favourites with their weather, a few places at a time.
  public init(
    favorites: any FavoritesRepository, loadWeather: any LoadWeatherUseCase,
    refreshWeather: any RefreshWeatherUseCase
  ) {
    self.favorites = favorites
    self.loadWeather = loadWeather
    self.refreshWeather = refreshWeather
  }

  public func execute() async throws(WeatherError) -> [Favorite] {
    try await favorites.favorites()
  }

  public func weather(
    for favorites: [Favorite], anew: Bool
  ) -> AsyncStream<FavoriteWeather> {
    AsyncStream { continuation in
      let task = Task {
        await load(favorites, anew) { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func load(
    _ favorites: [Favorite], _ anew: Bool, arrived: (FavoriteWeather) -> Void
  ) async {
    await withTaskGroup(of: FavoriteWeather.self) { group in
      var waiting = favorites.makeIterator()
      for _ in 0..<Self.parallel { add(waiting.next(), anew, to: &group) }
      while let row = await group.next() {
        arrived(row)
        add(waiting.next(), anew, to: &group)
      }
    }
  }

  private func add(
    _ favorite: Favorite?, _ anew: Bool, to group: inout TaskGroup<FavoriteWeather>
  ) {
    guard let favorite, !Task.isCancelled else { return }
    group.addTask { [loadWeather, refreshWeather] in
      do throws(WeatherError) {
        let report =
          try await anew
          ? refreshWeather.execute(favorite.place) : loadWeather.execute(favorite.place)
        return FavoriteWeather(favorite: favorite, weather: .success(report))
      } catch {
        return FavoriteWeather(favorite: favorite, weather: .failure(error))
      }
    }
  }
}
