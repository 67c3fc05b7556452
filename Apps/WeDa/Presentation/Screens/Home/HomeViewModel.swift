import Foundation
import Observation
import WeDaDomain

/// What the first page shows below the search field: the place searched for last, and the
/// favourites at a glance.
@MainActor @Observable final class HomeViewModel {
  typealias Dependencies = HasLoadHistoryUseCase & HasLoadWeatherUseCase
    & HasRefreshWeatherUseCase & HasLoadFavoritesUseCase

  enum Action: Equatable, Sendable {
    case appeared
    /// Which data source is asked from now on, by the number of changes so far.
    case sourceNamed(Int)
    case refreshed
  }

  struct State: Equatable, Sendable {
    /// The place searched for last.
    var recentPlace: Place?
    var recent = Loading<WeatherReport>.idle
    /// How old that weather is, in seconds, where a stored copy stands in for an answer.
    var recentStaleAge: TimeInterval?
    var favorites: [FavoriteRow] = []
    /// Whether the history and the favourites have been read.
    var isKnown = false

    /// Every report in sight, for their credits.
    var reports: [WeatherReport] {
      ([recent.value] + favorites.map(\.weather.value)).compactMap(\.self)
    }

    /// Nothing was searched for or kept yet.
    var isEmpty: Bool { isKnown && recentPlace == nil && favorites.isEmpty }
  }

  /// How many favourites are shown here; their tab has all.
  static let shownFavorites = 6

  private(set) var state = State()
  private let dependencies: any Dependencies
  private let now: () -> Date
  /// Grows with every load; an older one stops writing.
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
  /// Nothing of the old source stays, nor one of its answers that is still on its way.
  private func take(_ number: Int) {
    if source.map({ $0 != number }) == true {
      generation += 1
      state = State()
    }
    source = number
  }

  /// Storage that cannot be read leaves the page empty here; the tabs say what is wrong.
  private func load(anew: Bool) async {
    generation += 1
    let mine = generation
    let place = try? await dependencies.loadHistory.execute().first?.place
    let favorites = (try? await dependencies.loadFavorites.execute()) ?? []
    guard mine == generation, !Task.isCancelled else { return }
    show(place, Array(favorites.prefix(Self.shownFavorites)))
    async let recent: Void = loadRecent(place, anew, generation: mine)
    async let rows: Void = loadWeather(of: state.favorites.map(\.favorite), anew, generation: mine)
    _ = await (recent, rows)
  }

  private func show(_ place: Place?, _ favorites: [Favorite]) {
    let last = state.recent.value.flatMap { $0.place.id == place?.id ? $0 : nil }
    state.recentPlace = place
    state.recent = place == nil ? .idle : .loading(last: last)
    if last == nil { state.recentStaleAge = nil }
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
