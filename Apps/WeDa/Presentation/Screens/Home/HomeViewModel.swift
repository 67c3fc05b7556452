import Foundation
import Observation
import WeDaDomain

/// The view model of the first page below the search field: the default place, or else the last
/// viewed one, or else the first favourite; and some favourites.
@MainActor @Observable final class HomeViewModel {
  typealias Dependencies = HasViewedPlaceUseCase & HasLoadWeatherUseCase
    & HasRefreshWeatherUseCase & HasLoadFavoritesUseCase & HasLoadSettingsUseCase

  enum Action: Equatable, Sendable {
    case appeared
    /// The source of weather has changed; the value counts the changes.
    case sourceNamed(Int)
    case refreshed
  }

  struct State: Equatable, Sendable {
    /// The default place; the last viewed one if there is none, or else the first favourite.
    var recentPlace: Place?
    /// The reason why ``recentPlace`` is shown.
    var reason = Reason.viewed
    var recent = Loading<WeatherReport>.idle
    /// The age of a stored copy in seconds; `nil` for a fresh report.
    var recentStaleAge: TimeInterval?
    /// The time at which the weather of ``recentPlace`` was received.
    var recentAt: Date?
    var favorites: [FavoriteRow] = []
    /// A Boolean value that indicates whether the last place and the favourites have been read.
    var isKnown = false

    /// The visible reports, for their credits.
    var reports: [WeatherReport] {
      ([recent.value] + favorites.map(\.weather.value)).compactMap(\.self)
    }

    /// A Boolean value that indicates whether ``recentPlace`` is the default place.
    var isDefault: Bool { reason == .chosen }

    /// The favourites beside ``recentPlace``.
    var others: [FavoriteRow] {
      reason == .favorite ? favorites.filter { $0.place.id != recentPlace?.id } : favorites
    }

    /// A Boolean value that indicates whether no place was viewed and there are no favourites.
    var isEmpty: Bool { isKnown && recentPlace == nil && favorites.isEmpty }
  }

  /// The reason why the first page opens with a place.
  enum Reason: Equatable, Sendable {
    /// It is the default place.
    case chosen
    /// It was viewed last.
    case viewed
    /// It is the first favourite, since no place was viewed.
    case favorite
  }

  /// The maximum number of favourites on this page; the favourites' tab shows all.
  static let shownFavorites = 6

  private(set) var state = State()
  private let dependencies: any Dependencies
  private let now: () -> Date
  /// The number of the latest load; results of earlier loads are discarded.
  private var generation = 0
  private var source: Int?

  init(_ dependencies: any Dependencies, now: @escaping () -> Date = { Date() }) {
    self.dependencies = dependencies
    self.now = now
  }

  func send(_ action: Action) async {
    switch action {
    case .appeared: await load(anew: false)
    case .refreshed: await load(anew: true)
    case .sourceNamed(let number): take(number)
    }
  }
}

extension HomeViewModel {
  /// Discards the values of the previous source, and its running requests.
  private func take(_ number: Int) {
    if source.map({ $0 != number }) == true {
      generation += 1
      state = State()
    }
    source = number
  }

  /// Loads the page. If the storage cannot be read, the page is empty; the tabs of favourites and
  /// history show the error.
  private func load(anew: Bool) async {
    generation += 1
    let mine = generation
    let home = try? await dependencies.loadSettings.execute().home
    let last = try? await dependencies.viewedPlace.last()
    let favorites = (try? await dependencies.loadFavorites.execute()) ?? []
    guard mine == generation, !Task.isCancelled else { return }
    let place = home ?? last ?? favorites.first?.place
    state.reason = home != nil ? .chosen : last != nil || place == nil ? .viewed : .favorite
    show(place, Array(favorites.prefix(Self.shownFavorites)))
    async let recent: Void = loadRecent(place, anew, generation: mine)
    async let rows: Void = loadWeather(of: state.favorites.map(\.favorite), anew, generation: mine)
    _ = await (recent, rows)
  }

  private func show(_ place: Place?, _ favorites: [Favorite]) {
    let last = state.recent.value.flatMap { $0.place.id == place?.id ? $0 : nil }
    state.recentPlace = place
    state.recent = place == nil ? .idle : .loading(last: last)
    if last == nil { (state.recentStaleAge, state.recentAt) = (nil, nil) }
    state.favorites = Array(favorites, before: state.favorites)
    state.isKnown = true
  }

  private func loadRecent(_ place: Place?, _ anew: Bool, generation mine: Int) async {
    guard let place else { return }
    do throws(WeatherError) {
      let report =
        try await anew
        ? dependencies.refreshWeather.execute(place) : dependencies.loadWeather.execute(place)
      guard mine == generation else { return }
      state.recent = .loaded(report)
      state.recentAt = now()
      state.recentStaleAge = report.isFallback ? report.age(at: now()) : nil
    } catch {
      if mine == generation { state.recent = state.recent.failing(with: error) }
    }
  }

  private func loadWeather(
    of favorites: [Favorite], _ anew: Bool, generation mine: Int
  ) async {
    for await answer in dependencies.loadFavorites.weather(for: favorites, anew: anew) {
      guard mine == generation else { return }
      state.favorites.receive(answer, at: now())
    }
  }
}
