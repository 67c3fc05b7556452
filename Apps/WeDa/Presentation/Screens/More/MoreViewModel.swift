import Foundation
import Observation
import WeDaDomain

/// The view model of the further data on a place's page, which is loaded after the forecast: all
/// parts at the same time, each of which may fail alone.
@MainActor @Observable final class MoreViewModel {
  typealias Dependencies = HasLoadMoreWeatherUseCase

  enum Action: Equatable, Sendable {
    /// The forecast of a place is shown, or was refreshed.
    case shown(WeatherReport)
    /// The user requests the failed parts again.
    case retried
  }

  /// A part of the data; its value is `nil` if no source has the part for the place.
  struct Reported<Value: Equatable & Sendable>: Equatable, Sendable {
    let value: Value?
  }

  struct State: Equatable, Sendable {
    var air = Loading<Reported<AirReport>>.idle
    var ahead = Loading<Reported<AheadReport>>.idle
    var past = Loading<Reported<PastReport>>.idle
    var warnings = Loading<Reported<WarningReport>>.idle

    /// Returns the warnings for their card. If the last request failed, an earlier answer without
    /// valid warnings is left out: nobody knows that there are none now.
    func warnings(at now: Date) -> Loading<Reported<WarningReport>> {
      guard case .failed(let error, let last?) = warnings, let report = last.value,
        report.valid(at: now).isEmpty
      else { return warnings }
      return .failed(error, last: nil)
    }
  }

  private(set) var state = State()
  private let dependencies: any Dependencies
  private var report: WeatherReport?

  init(_ dependencies: any Dependencies) { self.dependencies = dependencies }

  func send(_ action: Action) async {
    switch action {
    case .shown(let report): await show(report)
    case .retried: if let report { await load(report) }
    }
  }
}

extension MoreViewModel {
  private func show(_ shown: WeatherReport) async {
    // Invented values must not stay beside a real forecast, nor the reverse.
    if shown.id != report?.id || shown.isDemo != report?.isDemo { state = State() }
    report = shown
    await load(shown)
  }

  private func load(_ report: WeatherReport) async {
    let (more, place) = (dependencies.loadMoreWeather, report.place)
    async let air: Void = load(\.air) { () throws(WeatherError) in try await more.air(at: place) }
    async let ahead: Void = load(\.ahead) { () throws(WeatherError) in
      try await more.ahead(at: place)
    }
    let day = report.zone.day(of: report.current.observedAt)
    async let past: Void = load(\.past) { () throws(WeatherError) in
      try await more.past(at: place, on: day)
    }
    async let warnings: Void = load(\.warnings) { () throws(WeatherError) in
      try await more.warnings(at: place)
    }
    _ = await (air, ahead, past, warnings)
  }

  /// Loads a part. The shown value stays until the answer arrives; an answer about a place that is
  /// no longer shown is discarded.
  private func load<Value>(
    _ part: WritableKeyPath<State, Loading<Reported<Value>>> & Sendable,
    _ ask: @Sendable () async throws(WeatherError) -> Value?
  ) async {
    let asked = report
    let answer: Loading<Reported<Value>>
    do throws(WeatherError) {
      answer = .loaded(Reported(value: try await ask()))
    } catch {
      answer = state[keyPath: part].failing(with: error)
    }
    guard asked?.id == report?.id, asked?.isDemo == report?.isDemo else { return }
    // Without news nothing is written, since each write draws the cards again.
    if state[keyPath: part] != answer { state[keyPath: part] = answer }
  }
}
