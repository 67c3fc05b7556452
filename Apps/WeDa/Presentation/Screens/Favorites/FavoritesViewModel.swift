import Foundation
import Observation
import WeDaDomain

/// The view model that lists the favourites, then loads the weather of each.
@MainActor @Observable final class FavoritesViewModel {
  typealias Dependencies = HasLoadFavoritesUseCase & HasToggleFavoriteUseCase
    & HasArrangeFavoritesUseCase

  enum Action: Equatable, Sendable {
    case appeared
    /// The source of weather has changed; the value counts the changes.
    case sourceNamed(Int)
    case refreshed
    case removed(Place)
    /// The user undoes the latest removals, as long as that is offered.
    case undoPressed
    /// Rows were moved before the one at an index of the previous list.
    case moved(IndexSet, to: Int)
    case renamePressed(Favorite)
    case renameConfirmed(String)
    case renameCancelled
    case failureDismissed
  }

  /// A favourite that was removed, and the one that followed it.
  struct Removal: Equatable, Sendable {
    let favorite: Favorite
    /// The favourite that followed the removed one; `nil` if that was the last one.
    let next: PlaceID?
  }

  struct State: Equatable, Sendable {
    var rows = Loading<[FavoriteRow]>.idle
    /// The error of the last removal, move or renaming.
    var failure: WeatherError?
    /// The latest removals, as long as they can be undone, in their order.
    var removals: [Removal] = []
    /// The favourite whose label is being edited.
    var renaming: Favorite?
    /// The error of the last label that was invalid; `nil` for none.
    var refusedName: InvalidValue?
  }

  /// The time for which a removal can be undone. A further removal within it prolongs it.
  static let undoTime = Duration.seconds(8)

  private(set) var state = State()
  private let dependencies: any Dependencies
  private let clock: any Clock<Duration>
  private let now: () -> Date
  /// The task that ends the offer to undo the latest removals.
  private var expiry: Task<Void, Never>?
  /// The number of the latest load; results of earlier loads are discarded.
  private var generation = 0
  private var source: Int?

  init(
    _ dependencies: any Dependencies, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping () -> Date = { Date() }
  ) {
    self.dependencies = dependencies
    self.clock = clock
    self.now = now
  }

  func send(_ action: Action) async {
    switch action {
    case .appeared: await load(anew: false)
    case .refreshed: await load(anew: true)
    case .sourceNamed(let number): take(number)
    case .removed(let place): await remove(place)
    case .undoPressed: await undo()
    case .moved(let offsets, let target): await move(offsets, to: target)
    case .renamePressed(let favorite): state.renaming = favorite
    case .renameConfirmed(let text): await rename(to: text)
    case .renameCancelled: state.renaming = nil
    case .failureDismissed: (state.failure, state.refusedName) = (nil, nil)
    }
  }
}

extension FavoritesViewModel {
  /// Discards the values of the previous source, and its running requests.
  private func take(_ number: Int) {
    if source.map({ $0 != number }) == true {
      generation += 1
      state.rows = .idle
    }
    source = number
  }

  private func load(anew: Bool) async {
    generation += 1
    let mine = generation
    let before = state.rows.value ?? []
    state.rows = state.rows.reloading
    do throws(WeatherError) {
      let favorites = try await dependencies.loadFavorites.execute()
      guard mine == generation else { return }
      state.rows = .loaded(Array(favorites, before: before))
      await loadWeather(of: favorites, anew, generation: mine)
    } catch {
      guard mine == generation else { return }
      state.rows = state.rows.failing(with: error)
    }
  }

  private func loadWeather(
    of favorites: [Favorite], _ anew: Bool, generation mine: Int
  ) async {
    for await answer in dependencies.loadFavorites.weather(for: favorites, anew: anew) {
      guard mine == generation, var rows = state.rows.value else { return }
      rows.receive(answer, at: now())
      state.rows = .loaded(rows)
    }
  }

  private func remove(_ place: Place) async {
    do throws(WeatherError) {
      // Another window may have removed it already: then there is nothing to toggle.
      if try await dependencies.toggleFavorite.isFavorite(place) {
        _ = try await dependencies.toggleFavorite.execute(place)
      }
      guard let rows = state.rows.value else { return }
      offerUndo(of: place, in: rows)
      state.rows = .loaded(rows.filter { $0.id != place.id })
    } catch {
      state.failure = error.told
    }
  }
}

// MARK: Undo

extension FavoritesViewModel {
  /// Offers for some seconds to undo the removal of a row.
  private func offerUndo(of place: Place, in rows: [FavoriteRow]) {
    guard let index = rows.firstIndex(where: { $0.id == place.id }) else { return }
    let next = rows.indices.contains(index + 1) ? rows[index + 1].id : nil
    state.removals.append(Removal(favorite: rows[index].favorite, next: next))
    expiry?.cancel()
    expiry = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: Self.undoTime)) != nil else { return }
      self?.state.removals = []
    }
  }

  /// Adds the removed favourites again, the last one first, since an earlier one may have been
  /// before it.
  private func undo() async {
    let removals = state.removals
    guard !removals.isEmpty else { return }
    expiry?.cancel()
    state.removals = []
    for removal in removals.reversed() { await restore(removal) }
    await load(anew: false)
  }

  /// Adds a removed favourite again, with its label and at its position.
  private func restore(_ removal: Removal) async {
    let favorite = removal.favorite
    do throws(WeatherError) {
      // Another window may have added it already.
      if try await !dependencies.toggleFavorite.isFavorite(favorite.place) {
        _ = try await dependencies.toggleFavorite.execute(favorite.place)
      }
      try await dependencies.arrangeFavorites.move(favorite.id, before: removal.next)
    } catch {
      state.failure = error.told
    }
    if let label = favorite.label {
      // A label that was stored is valid; without it the place's name is shown.
      try? await dependencies.arrangeFavorites.rename(favorite.id, to: label.text)
    }
  }
}

// MARK: Order and names

extension FavoritesViewModel {
  /// Shows the new order at once; if it cannot be stored, restores the previous one.
  private func move(_ offsets: IndexSet, to target: Int) async {
    guard let rows = state.rows.value else { return }
    let moved = offsets.filter(rows.indices.contains).map { rows[$0].id }
    let next = rows.dropFirst(max(0, target)).map(\.id).first { !moved.contains($0) }
    var order = rows.map(\.id)
    for id in moved { order = FavoriteOrder.moving(id, before: next, in: order) }
    let known = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    state.rows = .loaded(order.compactMap { known[$0] })
    do throws(WeatherError) {
      for id in moved { try await dependencies.arrangeFavorites.move(id, before: next) }
    } catch {
      state.failure = error.told
      await load(anew: false)
    }
  }

  private func rename(to text: String) async {
    guard let favorite = state.renaming else { return }
    state.renaming = nil
    do throws(ArrangeFavoritesError) {
      try await dependencies.arrangeFavorites.rename(favorite.id, to: text)
      await load(anew: false)
    } catch {
      switch error {
      case .label(let problem): state.refusedName = problem
      case .weather(let error): state.failure = error.told
      }
    }
  }
}
