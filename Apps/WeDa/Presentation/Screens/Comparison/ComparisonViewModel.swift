import Foundation
import Observation
import WeDaDomain

/// The view model that compares the forecasts of favourites over the same hours.
@MainActor @Observable final class ComparisonViewModel {
  typealias Dependencies = HasLoadFavoritesUseCase

  enum Action: Equatable, Sendable {
    case appeared
    case refreshed
    case switched(PlaceID, isOn: Bool)
  }

  struct State: Equatable, Sendable {
    var rows = Loading<[FavoriteRow]>.idle
    /// The places of the comparison: at first, the first favourites.
    var shown: Set<PlaceID> = []
    /// The time of the last load, from which hours are compared.
    var now = Date.distantPast

    /// The forecasts of the chosen places that are loaded.
    var comparison: FavoriteComparison {
      let chosen = (rows.value ?? []).filter { shown.contains($0.id) }
      return FavoriteComparison(
        chosen.compactMap { row in
          row.weather.value.map { FavoriteWeather(favorite: row.favorite, weather: .success($0)) }
        }, at: now)
    }

    /// Returns whether a place can be added to the comparison or taken out of it.
    func canSwitch(_ place: PlaceID) -> Bool {
      shown.contains(place) || shown.count < FavoriteComparison.most
    }
  }

  private(set) var state = State()
  private let dependencies: any Dependencies
  private let now: () -> Date
  /// The number of the latest load; results of earlier loads are discarded.
  private var generation = 0

  init(_ dependencies: any Dependencies, now: @escaping () -> Date = { Date() }) {
    self.dependencies = dependencies
    self.now = now
  }

  func send(_ action: Action) async {
    switch action {
    case .appeared: await load(anew: false)
    case .refreshed: await load(anew: true)
    case .switched(let place, let isOn): choose(place, isOn)
    }
  }

  private func choose(_ place: PlaceID, _ isOn: Bool) {
    guard state.canSwitch(place) else { return }
    if isOn { state.shown.insert(place) } else { state.shown.remove(place) }
  }

  private func load(anew: Bool) async {
    generation += 1
    let mine = generation
    let before = state.rows.value
    state.rows = state.rows.reloading
    do throws(WeatherError) {
      let favorites = try await dependencies.loadFavorites.execute()
      guard mine == generation else { return }
      take(favorites, before)
      await loadWeather(of: favorites, anew, generation: mine)
    } catch {
      guard mine == generation else { return }
      state.rows = state.rows.failing(with: error)
    }
  }

  private func loadWeather(of favorites: [Favorite], _ anew: Bool, generation mine: Int) async {
    for await answer in dependencies.loadFavorites.weather(for: favorites, anew: anew) {
      guard mine == generation, var rows = state.rows.value else { return }
      rows.receive(answer, at: now())
      state.rows = .loaded(rows)
    }
  }

  /// Takes the favourites of a load. The first load chooses the first of them; later ones keep the
  /// choice.
  private func take(_ favorites: [Favorite], _ before: [FavoriteRow]?) {
    let known = Set(favorites.map(\.id))
    state.shown =
      before == nil
      ? Set(favorites.prefix(FavoriteComparison.most).map(\.id)) : state.shown.intersection(known)
    state.rows = .loaded(Array(favorites, before: before ?? []))
    state.now = now()
  }
}
