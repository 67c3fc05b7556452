import Foundation
import Observation
import WeDaDomain

/// Lists the kept places at once, then fills in each one's weather as it arrives.
@MainActor @Observable final class FavoritesViewModel {
  typealias Dependencies = HasLoadFavoritesUseCase & HasToggleFavoriteUseCase

  enum Action: Equatable, Sendable {
    case appeared
    case refreshed
    case removed(Place)
    case failureDismissed
  }

  struct State: Equatable, Sendable {
    var rows = Loading<[FavoriteRow]>.idle
    /// Why the last removal failed.
    var failure: WeatherError?
  }

  private(set) var state = State()
  private let dependencies: any Dependencies
  private let now: () -> Date
  /// Grows with every load; an older one stops writing.
  private var generation = 0

  init(_ dependencies: any Dependencies, now: @escaping () -> Date = { Date() }) {
    self.dependencies = dependencies
    self.now = now
  }

  func send(_ action: Action) async {
    switch action {
    case .appeared, .refreshed: await load()
    case .removed(let place): await remove(place)
    case .failureDismissed: state.failure = nil
    }
  }
}

extension FavoritesViewModel {
  private func load() async {
    generation += 1
    let mine = generation
    let before = state.rows.value ?? []
    state.rows = state.rows.reloading
    do throws(WeatherError) {
      let favorites = try await dependencies.loadFavorites.execute()
      guard mine == generation else { return }
      state.rows = .loaded(Array(favorites, before: before))
      await loadWeather(of: favorites, generation: mine)
    } catch {
      guard mine == generation else { return }
      state.rows = state.rows.failing(with: error)
    }
  }

  private func loadWeather(of favorites: [Favorite], generation mine: Int) async {
    for await answer in dependencies.loadFavorites.weather(for: favorites) {
      guard mine == generation, var rows = state.rows.value else { return }
      rows.receive(answer, at: now())
      state.rows = .loaded(rows)
    }
  }

  private func remove(_ place: Place) async {
    do throws(WeatherError) {
      // Another window may have taken the star away already: then there is nothing to toggle.
      if try await dependencies.toggleFavorite.isFavorite(place) {
        _ = try await dependencies.toggleFavorite.execute(place)
      }
      guard let rows = state.rows.value else { return }
      state.rows = .loaded(rows.filter { $0.id != place.id })
    } catch {
      state.failure = error
    }
  }
}
