import Foundation
import Observation
import WeDaDomain

/// The view model that shows the favourites on a map, then loads the weather of each. Without
/// favourites it shows the person's own place, or else the last viewed one.
@MainActor @Observable final class WeatherMapViewModel {
  typealias Dependencies = HasLoadFavoritesUseCase & HasWeatherLayersUseCase
    & HasViewedPlaceUseCase

  enum Action: Equatable, Sendable {
    case appeared
    /// The source of weather has changed; the value counts the changes.
    case sourceNamed(Int)
    case refreshed
    /// The town at the device's position is known; `nil` if its use is not allowed.
    case located(Place?)
    /// A marker was tapped; `nil` for a tap on the map outside of markers.
    case selected(PlaceID?)
    /// The user chose a place in the list, to see it on the map.
    case shown(PlaceID)
    case layerChosen(WeatherLayer?)
    /// A tile of a layer arrived, which was fetched at a time.
    case tileArrived(WeatherLayer, Date)
    /// A tile of a layer could not be loaded.
    case tileFailed(WeatherLayer, WeatherError)
    /// All visible tiles of a layer have arrived.
    case layerCompleted(WeatherLayer)
  }

  struct State: Equatable, Sendable {
    /// The favourites; without any, a row of the person's own place or of the last viewed one.
    var rows = Loading<[FavoriteRow]>.idle
    /// The place whose callout is open on the map.
    var selected: PlaceID?
    /// The place that the map moves to, with a number, since the same place may be chosen twice in
    /// a row.
    var focus: Focus?
    /// The layers that the provider offers; `nil` until they are known.
    var layers: [WeatherLayer]?
    var layer: WeatherLayer?
    /// The time of the layer's oldest tile.
    var layerTime: Date?
    /// The reason why tiles are missing; `nil` once none is.
    var layerProblem: WeatherError?
    /// The number of retries by the user; when it changes, the layer is loaded again.
    var layerTurn = 0
  }

  /// A place that the map moves to.
  struct Focus: Equatable, Sendable {
    let coordinate: Coordinate
    let number: Int
  }

  private(set) var state = State()
  private let dependencies: any Dependencies
  private let now: () -> Date
  /// The number of the latest load; results of earlier loads are discarded.
  private var generation = 0
  private var source: Int?
  private var own: Place?

  init(_ dependencies: any Dependencies, now: @escaping () -> Date = { Date() }) {
    self.dependencies = dependencies
    self.now = now
  }

  func send(_ action: Action) async {
    switch action {
    case .appeared: await load()
    case .refreshed:
      state.layerTurn += 1
      await load()
    case .sourceNamed(let number): take(number)
    case .located(let place): own = place
    case .selected(let id): select(id)
    case .shown(let id): show(id)
    case .layerChosen(let layer): choose(layer)
    case .tileArrived(let layer, let time): note(layer, time)
    case .tileFailed(let layer, let error): note(layer, error)
    case .layerCompleted(let layer): complete(layer)
    }
  }
}

extension WeatherMapViewModel {
  /// Discards the values of the previous source, and its running requests.
  private func take(_ number: Int) {
    if source.map({ $0 != number }) == true {
      generation += 1
      state.rows = .idle
    }
    source = number
  }

  /// Selects a place, if it is on the map.
  private func select(_ id: PlaceID?) {
    state.selected = state.rows.value?.first { $0.id == id }?.id
  }

  private func show(_ id: PlaceID) {
    guard let row = state.rows.value?.first(where: { $0.id == id }) else { return }
    state.selected = id
    let number = (state.focus?.number ?? 0) + 1
    state.focus = Focus(coordinate: row.place.coordinate, number: number)
  }

  /// Chooses a layer, if the provider offers it.
  private func choose(_ layer: WeatherLayer?) {
    let isThere = layer.map { state.layers?.contains($0) == true } ?? true
    guard isThere, layer != state.layer else { return }
    (state.layer, state.layerTime, state.layerProblem) = (layer, nil, nil)
  }

  private func note(_ layer: WeatherLayer, _ time: Date) {
    guard layer == state.layer else { return }
    // A tile much older than the newest is replaced by the time the newest arrives.
    let isOld = state.layerTime.map { time.timeIntervalSince($0) > Self.sameTime } ?? true
    if isOld || time < state.layerTime ?? time { state.layerTime = time }
  }

  /// Clears the layer's error when all tiles have arrived; the arrival of a single tile does not
  /// clear it.
  private func complete(_ layer: WeatherLayer) {
    guard layer == state.layer, state.layerProblem != nil else { return }
    state.layerProblem = nil
  }

  /// Stores the error of a tile, so that the legend shows that it is missing.
  private func note(_ layer: WeatherLayer, _ error: WeatherError) {
    guard layer == state.layer, state.layerProblem != error, error != .cancelled else { return }
    state.layerProblem = error
  }

  /// The maximum difference between the times of tiles of one image, in seconds.
  private static let sameTime: TimeInterval = 600

  private func load() async {
    generation += 1
    let mine = generation
    let layers = await dependencies.weatherLayers.available()
    guard mine == generation else { return }
    state.layers = layers
    if let layer = state.layer, !layers.contains(layer) { choose(nil) }
    let before = state.rows.value ?? []
    state.rows = state.rows.reloading
    do throws(WeatherError) {
      let kept = try await dependencies.loadFavorites.execute()
      let favorites = kept.isEmpty ? await others() : kept
      guard mine == generation else { return }
      state.rows = .loaded(Array(favorites, before: before))
      // A place that another window removed has no callout any more.
      select(state.selected)
      await loadWeather(of: favorites, generation: mine)
    } catch {
      guard mine == generation else { return }
      state.rows = state.rows.failing(with: error)
    }
  }

  /// Returns the place to show without favourites; nothing on a new device.
  private func others() async -> [Favorite] {
    if let own { return [Favorite(place: own, addedAt: now())] }
    let last = try? await dependencies.viewedPlace.last()
    return last.map { [Favorite(place: $0, addedAt: now())] } ?? []
  }

  private func loadWeather(of favorites: [Favorite], generation mine: Int) async {
    for await answer in dependencies.loadFavorites.weather(for: favorites) {
      guard mine == generation, var rows = state.rows.value else { return }
      rows.receive(answer, at: now())
      state.rows = .loaded(rows)
    }
  }
}
