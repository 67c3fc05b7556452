import Foundation
import Observation
import WeDaDomain

/// The view model that lists the searched places, and clears them after a confirmation.
@MainActor @Observable final class HistoryViewModel {
  typealias Dependencies = HasLoadHistoryUseCase & HasClearHistoryUseCase

  enum Action: Equatable, Sendable {
    case appeared
    /// The user pressed Clear; the page asks for confirmation.
    case clearPressed
    case clearCancelled
    case clearConfirmed
    case failureDismissed
  }

  struct State: Equatable, Sendable {
    var records = Loading<[SearchRecord]>.idle
    /// The time when the list was read, for relative times.
    var readAt: Date?
    var isAskingToClear = false
    /// The error that occurred when the history was cleared last.
    var failure: WeatherError?

    var canClear: Bool { records.value?.isEmpty == false }
  }

  private(set) var state = State()
  private let dependencies: any Dependencies
  private let now: () -> Date

  init(_ dependencies: any Dependencies, now: @escaping () -> Date = { Date() }) {
    self.dependencies = dependencies
    self.now = now
  }

  func send(_ action: Action) async {
    switch action {
    case .appeared: await load()
    case .clearPressed: state.isAskingToClear = state.canClear
    case .clearCancelled: state.isAskingToClear = false
    case .clearConfirmed: await clear()
    case .failureDismissed: state.failure = nil
    }
  }

  private func load() async {
    state.records = state.records.reloading
    do throws(WeatherError) {
      state.records = .loaded(try await dependencies.loadHistory.execute())
      state.readAt = now()
    } catch {
      state.records = state.records.failing(with: error)
    }
  }

  private func clear() async {
    state.isAskingToClear = false
    do throws(WeatherError) {
      try await dependencies.clearHistory.execute()
      state.records = .loaded([])
    } catch {
      state.failure = error.told
    }
  }
}
