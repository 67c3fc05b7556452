import Foundation
import Observation
import WeDaDomain

/// Puts the kept places on a map at once, then each one's weather as it arrives.
@MainActor @Observable final class WeatherMapViewModel {
  typealias Dependencies = HasLoadFavoritesUseCase & HasWeatherLayersUseCase

  enum Action: Equatable, Sendable {
    case appeared
    /// Which data source is asked from now on, by the number of changes so far.
    case sourceNamed(Int)
    case refreshed
    /// A place's marker was tapped, or something beside all of them.
    case selected(PlaceID?)
    /// The list asks for a place to be shown on the map.
    case shown(PlaceID)
    case layerChosen(WeatherLayer?)
    /// A square of a layer came, fetched at a time.
    case tileArrived(WeatherLayer, Date)
    /// A square of a layer did not come.
    case tileFailed(WeatherLayer, WeatherError)
    /// None of a layer's squares in sight is missing.
    case layerCompleted(WeatherLayer)
  }

  struct State: Equatable, Sendable {
    var rows = Loading<[FavoriteRow]>.idle
    /// The place whose callout is open.
    var selected: PlaceID?
    /// Where the map is to look, and how often that was asked for: the same place may be asked for
    /// twice.
    var focus: Focus?
    /// The layers that the provider draws; `nil` until that is known.
    var layers: [WeatherLayer]?
    var layer: WeatherLayer?
    /// When the oldest square of the layer was fetched.
    var layerTime: Date?
    /// Why squares of the layer are missing; `nil` once none in sight is.
    var layerProblem: WeatherError?
    /// How often the person asked for what is missing.
    var layerTurn = 0
  }

  /// A place to look at.
  struct Focus: Equatable, Sendable {
    let coordinate: Coordinate
    let number: Int
  }

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
    case .appeared: await load()
    case .refreshed:
      state.layerTurn += 1
      await load()
    case .sourceNamed(let number): take(number)
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
  /// Not a figure of the old source stays, nor one of its answers that is still on its way.
  private func take(_ number: Int) {
    if source.map({ $0 != number }) == true {
      generation += 1
      state.rows = .idle
    }
    source = number
  }

  /// A place that is not on the map has no callout.
  private func select(_ id: PlaceID?) {
    state.selected = state.rows.value?.first { $0.id == id }?.id
  }

  private func show(_ id: PlaceID) {
    guard let row = state.rows.value?.first(where: { $0.id == id }) else { return }
    state.selected = id
    let number = (state.focus?.number ?? 0) + 1
    state.focus = Focus(coordinate: row.place.coordinate, number: number)
  }

  /// One that the provider does not draw is not chosen.
  private func choose(_ layer: WeatherLayer?) {
    let isThere = layer.map { state.layers?.contains($0) == true } ?? true
    guard isThere, layer != state.layer else { return }
    (state.layer, state.layerTime, state.layerProblem) = (layer, nil, nil)
  }

  private func note(_ layer: WeatherLayer, _ time: Date) {
    guard layer == state.layer else { return }
    // A square much older than the newest is out of date by the time that the newest comes.
    let isOld = state.layerTime.map { time.timeIntervalSince($0) > Self.sameTime } ?? true
    if isOld || time < state.layerTime ?? time { state.layerTime = time }
  }

  /// One square that came says nothing of the others.
  private func complete(_ layer: WeatherLayer) {
    guard layer == state.layer, state.layerProblem != nil else { return }
    state.layerProblem = nil
  }

  /// Nobody is to wait for what does not come.
  private func note(_ layer: WeatherLayer, _ error: WeatherError) {
    guard layer == state.layer, state.layerProblem != error, error != .cancelled else { return }
    state.layerProblem = error
  }

  /// Squares within this time are taken for one picture, in seconds.
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
      let favorites = try await dependencies.loadFavorites.execute()
      guard mine == generation else { return }
      state.rows = .loaded(Array(favorites, before: before))
      // What another window took off the list has no callout any more.
      select(state.selected)
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
}
