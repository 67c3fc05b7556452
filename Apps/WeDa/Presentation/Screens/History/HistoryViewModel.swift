import Foundation
import Observation
import WeDaDomain

/// The view model that lists the searched places, and clears them after a confirmation. What was
/// removed can be put back for some seconds.
@MainActor @Observable final class HistoryViewModel {
  typealias Dependencies = HasLoadHistoryUseCase & HasClearHistoryUseCase
    & HasArrangeHistoryUseCase

  enum Action: Equatable, Sendable {
    case appeared
    /// The user pressed Clear; the page asks for confirmation.
    case clearPressed
    case clearCancelled
    case clearConfirmed
    /// Rows were deleted, by their indices.
    case deleted(IndexSet)
    /// The user undoes the latest removals, as long as that is offered.
    case undoPressed
    case failureDismissed
  }

  struct State: Equatable, Sendable {
    var records = Loading<[SearchRecord]>.idle
    /// The time when the list was read, for relative times.
    var readAt: Date?
    var isAskingToClear = false
    /// The searches that were removed, as long as that can be undone.
    var removed: [SearchRecord] = []
    /// The error of the last removal, or of undoing it.
    var failure: WeatherError?

    var canClear: Bool { records.value?.isEmpty == false }
  }

  /// The time for which a removal can be undone. A further removal within it prolongs it.
  static let undoTime = Duration.seconds(8)

  private(set) var state = State()
  private let dependencies: any Dependencies
  private let clock: any Clock<Duration>
  private let now: () -> Date
  /// The task that ends the offer to undo the latest removals.
  private var expiry: Task<Void, Never>?

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
    case .appeared: await load()
    case .clearPressed: state.isAskingToClear = state.canClear
    case .clearCancelled: state.isAskingToClear = false
    case .clearConfirmed: await clear()
    case .deleted(let offsets): await delete(offsets)
    case .undoPressed: await undo()
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
    let before = state.records.value ?? []
    do throws(WeatherError) {
      try await dependencies.clearHistory.execute()
      state.records = .loaded([])
      offerUndo(of: before)
    } catch {
      state.failure = error.told
    }
  }
}

// MARK: Single searches

extension HistoryViewModel {
  private func delete(_ offsets: IndexSet) async {
    let records = state.records.value ?? []
    let removed = offsets.filter(records.indices.contains).map { records[$0] }
    do throws(WeatherError) {
      for record in removed { try await dependencies.arrangeHistory.remove(record.id) }
      state.records = .loaded(records.filter { record in !removed.contains { $0.id == record.id } })
      offerUndo(of: removed)
    } catch {
      state.failure = error.told
      await load()
    }
  }

  /// Offers for some seconds to undo a removal.
  private func offerUndo(of removed: [SearchRecord]) {
    guard !removed.isEmpty else { return }
    state.removed += removed
    expiry?.cancel()
    expiry = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: Self.undoTime)) != nil else { return }
      self?.state.removed = []
    }
  }

  private func undo() async {
    let removed = state.removed
    guard !removed.isEmpty else { return }
    expiry?.cancel()
    state.removed = []
    do throws(WeatherError) {
      try await dependencies.arrangeHistory.restore(removed)
    } catch {
      state.failure = error.told
    }
    await load()
  }
}
