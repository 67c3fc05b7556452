import Foundation
import Observation
import WeDaDomain

/// The view model of a layer that is drawn from the forecasts of a grid's points: its values for the
/// visible area, the shown hour, and playing the hours one after the other.
@MainActor @Observable final class FieldViewModel {
  typealias Dependencies = HasLoadFieldUseCase

  enum Action: Equatable, Sendable {
    case appeared
    /// The source of weather has changed; the value counts the changes.
    case sourceNamed(Int)
    case layerChosen(FieldLayer?)
    /// The map shows another area.
    case moved(MapArea)
    /// The user moved the slider.
    case hourChosen(Int)
    /// The user starts or stops playing the hours.
    case playPressed
    /// The map is not shown any more, or the user prefers reduced motion.
    case stopped
  }

  struct State: Equatable, Sendable {
    /// The layers that can be drawn; `nil` until they are known.
    var layers: [FieldLayer]?
    var layer: FieldLayer?
    var area: MapArea?
    /// The tiles of the area that were requested last.
    var tiles: [MapTile] = []
    var report: FieldReport?
    /// The reason why nothing was requested; `nil` for none.
    var failure: WeatherError?
    /// The start of the first hour.
    var start: Date?
    /// The number of the shown hour.
    var hour = 0
    var isPlaying = false
  }

  /// The time for which an hour is shown while the hours are played.
  static let frame = Duration.seconds(1)
  /// The time for which the map rests before its points are requested.
  static let rest = Duration.milliseconds(400)

  private(set) var state = State()
  private let dependencies: any Dependencies
  private let clock: any Clock<Duration>
  private let now: () -> Date
  /// The number of the latest load; results of earlier loads are discarded.
  private var generation = 0
  private var source: Int?
  @ObservationIgnored private var player: Task<Void, Never>?

  init(
    _ dependencies: any Dependencies, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping () -> Date = { Date() }
  ) {
    self.dependencies = dependencies
    self.clock = clock
    self.now = now
  }

  deinit { player?.cancel() }

  func send(_ action: Action) async {
    switch action {
    case .appeared: await appear()
    case .sourceNamed(let number): take(number)
    case .layerChosen(let layer): await choose(layer)
    case .moved(let area): await move(to: area)
    case .hourChosen(let hour): show(hour)
    case .playPressed: if state.isPlaying { stop() } else { play() }
    case .stopped: stop()
    }
  }
}

extension FieldViewModel {
  /// The last number of an hour.
  static let last = FieldReport.hours - 1

  /// Reads the layers of the source, which may have changed, and the values anew if a layer is
  /// chosen.
  private func appear() async {
    let layers = await dependencies.loadField.layers()
    if state.layers != layers { state.layers = layers }
    if let layer = state.layer, !layers.contains(layer) {
      await choose(nil)
    } else {
      await load()
    }
  }

  /// Discards the values of the previous source, and its running requests.
  private func take(_ number: Int) {
    if source.map({ $0 != number }) == true { forget() }
    source = number
  }

  private func forget() {
    stop()
    generation += 1
    (state.report, state.failure, state.start, state.hour) = (nil, nil, nil, 0)
  }

  private func choose(_ layer: FieldLayer?) async {
    let isThere = layer.map { state.layers?.contains($0) == true } ?? true
    guard isThere, layer != state.layer else { return }
    state.layer = layer
    if layer == nil { forget() } else { await load() }
  }

  private func move(to area: MapArea) async {
    guard area != state.area else { return }
    state.area = area
    guard state.layer != nil else { return }
    generation += 1
    let mine = generation
    guard (try? await clock.sleep(for: Self.rest)) != nil, mine == generation else { return }
    await load()
  }

  /// Loads the values of the visible area. The 48 hours come together, so that playing them needs no
  /// request.
  private func load() async {
    guard state.layer != nil, let area = state.area else { return }
    generation += 1
    let mine = generation
    do throws(WeatherError) {
      let tiles = area.tiles()
      let report = try await dependencies.loadField.field(of: tiles)
      if mine == generation { show(report, of: tiles) }
    } catch {
      if mine == generation, error != .cancelled { state.failure = error }
    }
  }

  private func show(_ report: FieldReport, of tiles: [MapTile]) {
    let begin = Self.hour(of: now())
    // The shown hour stays the same when an hour has passed.
    if let start = state.start, start != begin {
      let passed = Int(begin.timeIntervalSince(start) / ForecastSlot.oneHour)
      state.hour = min(max(state.hour - passed, 0), Self.last)
    }
    (state.report, state.tiles) = (report, tiles)
    (state.failure, state.start) = (nil, begin)
  }

  /// Returns the start of the hour that contains an instant, as forecasts in UTC have it.
  private static func hour(of time: Date) -> Date {
    let hours = (time.timeIntervalSince1970 / ForecastSlot.oneHour).rounded(.down)
    return Date(timeIntervalSince1970: hours * ForecastSlot.oneHour)
  }

  private func show(_ hour: Int) {
    let hour = min(max(hour, 0), Self.last)
    if state.hour != hour { state.hour = hour }
  }
}

// MARK: Playing

extension FieldViewModel {
  private func play() {
    guard state.report != nil else { return }
    state.isPlaying = true
    if state.hour == Self.last { state.hour = 0 }
    player = Task { [weak self, clock] in
      while (try? await clock.sleep(for: Self.frame)) != nil, self?.next() == true {}
    }
  }

  /// Shows the next hour; returns whether another one follows.
  private func next() -> Bool {
    guard state.isPlaying else { return false }
    show(state.hour + 1)
    if state.hour == Self.last { stop() }
    return state.isPlaying
  }

  private func stop() {
    player?.cancel()
    player = nil
    if state.isPlaying { state.isPlaying = false }
  }
}

extension FieldViewModel.State {
  /// The shown hour's start; `nil` until there are values.
  var time: Date? { start?.addingTimeInterval(Double(hour) * ForecastSlot.oneHour) }

  /// The weather of each tile in the shown hour, as far as the layer's value is known.
  var shown: [(tile: MapTile, hour: FieldHour)] {
    guard let layer, let time, let report else { return [] }
    return report.cells.compactMap { cell in
      cell.hour(at: time).flatMap { $0.isKnown(layer) ? (cell.tile, $0) : nil }
    }
  }

  /// The weather in the middle of the map in the shown hour; `nil` if it is not known.
  var middle: FieldHour? {
    guard let zoom = report?.cells.first?.tile.zoom, let tile = area?.middle(zoom) else {
      return nil
    }
    return shown.first { $0.tile == tile }?.hour
  }

  /// A Boolean value that indicates whether values are missing for some of the requested tiles.
  var hasHoles: Bool { report != nil && shown.count < tiles.count }
}
