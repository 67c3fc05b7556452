/// Asks for all favourites at once, and again where an answer may come a little later.
///
/// A place that some other device was told of in the last five minutes is not asked for again. Where
/// Settings say never to ask, nobody is asked.
public struct DefaultRefreshFavoritesUseCase: RefreshFavoritesUseCase {
  /// The pauses before the second and the third try of one place.
  public static let pauses = [Duration.seconds(1), .seconds(4)]

  private let favorites: any FavoritesRepository
  private let weather: any WeatherRepository
  private let settings: any SettingsRepository
  private let clock: any Clock<Duration>

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

  /// What cannot be read now is not refreshed now.
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

  /// An old copy that stands in is no answer.
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

  /// A quota does not pass within seconds.
  private static func mayPass(_ error: WeatherError) -> Bool {
    if case .quota = error { return false }
    return error.isRetryable
  }
}
