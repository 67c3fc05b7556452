/// Requests the weather of all favourites concurrently, and repeats a request that may succeed
/// soon.
///
/// A place that any device requested in the last five minutes is not requested again. If the
/// settings forbid requests, there are none.
public struct DefaultRefreshFavoritesUseCase: RefreshFavoritesUseCase {
  /// The pauses before the second and the third request for a place.
  public static let pauses = [Duration.seconds(1), .seconds(4)]

  private let favorites: any FavoritesRepository
  private let weather: any WeatherRepository
  private let settings: any SettingsRepository
  private let clock: any Clock<Duration>

  /// Creates a use case that requests the weather of all favourites concurrently.
  public init(
    favorites: any FavoritesRepository, weather: any WeatherRepository,
    settings: any SettingsRepository, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.favorites = favorites
    self.weather = weather
    self.settings = settings
    self.clock = clock
  }

  public func isNeeded() async -> Bool { await !wanted().isEmpty }

  public func execute() async -> [FavoriteWeather] {
    let all = await wanted()
    return await withTaskGroup(of: FavoriteWeather.self) { group in
      for favorite in all {
        group.addTask {
          await FavoriteWeather(favorite: favorite, weather: report(on: favorite.place))
        }
      }
      var found: [PlaceID: FavoriteWeather] = [:]
      for await one in group { found[one.id] = one }
      return all.compactMap { found[$0.id] }
    }
  }

  /// Returns the favourites to refresh; none if they cannot be read.
  private func wanted() async -> [Favorite] {
    guard let chosen = try? await settings.settings(), chosen.dataSource != .offline else {
      return []
    }
    return (try? await favorites.favorites()) ?? []
  }

  private func report(on place: Place) async -> Result<WeatherReport, WeatherError> {
    var last = await attempt(place)
    for pause in Self.pauses {
      guard case .failure(let error) = last, Self.mayPass(error) else { return last }
      guard (try? await clock.sleep(for: pause)) != nil else { return .failure(.cancelled) }
      last = await attempt(place)
    }
    return last
  }

  /// Requests the weather of a place. If the repository returns an old copy instead of an answer,
  /// that counts as a failure.
  private func attempt(_ place: Place) async -> Result<WeatherReport, WeatherError> {
    if Task.isCancelled { return .failure(.cancelled) }
    do throws(WeatherError) {
      let report = try await weather.fetchWeather(for: place)
      guard report.isFallback else { return .success(report) }
      return .failure(report.fallbackReason ?? .offline)
    } catch {
      return .failure(error)
    }
  }

  /// Returns whether a new request may succeed within seconds after an error, which is not the case
  /// while a quota is used up, for example.
  private static func mayPass(_ error: WeatherError) -> Bool {
    if case .quota = error { return false }
    return error.isRetryable
  }
}
