import Foundation
import Observation
import WeDaDomain

/// The view model of the forecasts of several models, which are requested only once the user
/// switches them on.
@MainActor @Observable final class ModelsViewModel {
  typealias Dependencies = HasLoadMoreWeatherUseCase

  enum Action: Equatable, Sendable {
    /// The user switches the models of the place of a report on or off.
    case switched(WeatherReport, isOn: Bool)
    /// The forecast of a place is shown, or was refreshed.
    case shown(WeatherReport)
    /// The user requests the failed models again.
    case retried
  }

  struct State: Equatable, Sendable {
    var isOn = false
    /// The models; the value inside is `nil` if no source has them for the place.
    var models = Loading<ModelReport?>.idle
  }

  private(set) var state = State()
  private let dependencies: any Dependencies
  private var report: WeatherReport?

  init(_ dependencies: any Dependencies) { self.dependencies = dependencies }

  func send(_ action: Action) async {
    switch action {
    case .switched(let report, let isOn):
      state.isOn = isOn
      await show(report)
    case .shown(let report): await show(report)
    case .retried: await load()
    }
  }

  private func show(_ shown: WeatherReport) async {
    // Invented values must not stay beside a real forecast, nor the reverse.
    if shown.id != report?.id || shown.isDemo != report?.isDemo { state.models = .idle }
    report = shown
    await load()
  }

  /// Loads the models if they are switched on. An answer about a place that is no longer shown is
  /// discarded.
  private func load() async {
    guard state.isOn, let asked = report else { return }
    state.models = state.models.reloading
    let answer: Loading<ModelReport?>
    do throws(WeatherError) {
      answer = .loaded(try await dependencies.loadMoreWeather.models(at: asked.place))
    } catch {
      answer = state.models.failing(with: error)
    }
    guard asked.id == report?.id, asked.isDemo == report?.isDemo else { return }
    state.models = answer
  }
}
