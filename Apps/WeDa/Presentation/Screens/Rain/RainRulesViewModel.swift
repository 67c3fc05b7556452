import Foundation
import Observation
import WeDaDomain

/// The view model of the rules for rain: lists, edits, switches and deletes them.
@MainActor @Observable final class RainRulesViewModel {
  typealias Dependencies = HasLoadRainRulesUseCase & HasKeepRainRulesUseCase

  enum Action: Equatable, Sendable {
    case appeared
    case addPressed
    case editPressed(RainRule)
    case drafted(RainRuleDraft)
    case savePressed
    case editCancelled
    case switched(RainRule, isOn: Bool)
    case removed(RainRule)
    /// The user undoes the latest deletions, as long as that is offered.
    case undoPressed
    case failureDismissed
  }

  struct State: Equatable, Sendable {
    var overview = Loading<RainRuleOverview>.idle
    /// The rule that is being edited; `nil` for none.
    var draft: RainRuleDraft?
    /// The invalid value of the draft that was to be stored.
    var problem: InvalidValue?
    /// The deleted rules, as long as their deletion can be undone.
    var removals: [RainRule] = []
    /// The error of the last change.
    var failure: WeatherError?

    /// A Boolean value that indicates whether a rule can be added.
    var canAdd: Bool {
      guard let overview = overview.value else { return false }
      return !overview.favorites.isEmpty && overview.rows.count < RainRule.most
    }
  }

  /// The time for which a deletion can be undone. A further deletion within it prolongs it.
  static let undoTime = Duration.seconds(8)

  private(set) var state = State()
  private let dependencies: any Dependencies
  private let clock: any Clock<Duration>
  private let makeID: () -> String
  /// The task that ends the offer to undo the latest deletions.
  private var expiry: Task<Void, Never>?

  init(
    _ dependencies: any Dependencies, clock: any Clock<Duration> = ContinuousClock(),
    makeID: @escaping () -> String = { UUID().uuidString }
  ) {
    self.dependencies = dependencies
    self.clock = clock
    self.makeID = makeID
  }

  func send(_ action: Action) async {
    switch action {
    case .appeared: await load()
    case .addPressed: add()
    case .editPressed(let rule): (state.draft, state.problem) = (RainRuleDraft(rule), nil)
    case .drafted(let draft): (state.draft, state.problem) = (draft, nil)
    case .savePressed: await save()
    case .editCancelled: (state.draft, state.problem) = (nil, nil)
    case .switched(let rule, let isOn): await keep(rule.switched(isOn))
    case .removed(let rule): await remove(rule)
    case .undoPressed: await undo()
    case .failureDismissed: state.failure = nil
    }
  }

  private func load() async {
    state.overview = state.overview.reloading
    do throws(WeatherError) {
      state.overview = .loaded(try await dependencies.loadRainRules.execute())
    } catch {
      state.overview = state.overview.failing(with: error)
    }
  }

  private func add() {
    guard state.canAdd, let first = state.overview.value?.favorites.first else { return }
    state.problem = nil
    state.draft = RainRuleDraft(id: makeID(), place: first.id)
  }

  private func save() async {
    guard let draft = state.draft else { return }
    do throws(InvalidValue) {
      let rule = try draft.made(state.overview.value?.favorites ?? [])
      state.draft = nil
      await keep(rule)
    } catch {
      state.problem = error
    }
  }

  /// Shows a rule at once, stores it, and reads the list again, also after a failure.
  private func keep(_ rule: RainRule) async {
    if var overview = state.overview.value {
      if let index = overview.rows.firstIndex(where: { $0.id == rule.id }) {
        overview.rows[index].rule = rule
      } else {
        overview.rows.append(RainRuleRow(rule: rule))
      }
      state.overview = .loaded(overview)
    }
    do throws(WeatherError) {
      try await dependencies.keepRainRules.save(rule)
    } catch {
      state.failure = error.told
    }
    await load()
  }

  private func remove(_ rule: RainRule) async {
    do throws(WeatherError) {
      try await dependencies.keepRainRules.remove(rule.id)
      offerUndo(of: rule)
    } catch {
      state.failure = error.told
    }
    await load()
  }

  /// Offers for some seconds to undo the deletion of a rule.
  private func offerUndo(of rule: RainRule) {
    state.removals.append(rule)
    expiry?.cancel()
    expiry = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: Self.undoTime)) != nil else { return }
      self?.state.removals = []
    }
  }

  private func undo() async {
    let removals = state.removals
    guard !removals.isEmpty else { return }
    expiry?.cancel()
    state.removals = []
    for rule in removals { await keep(rule) }
  }
}
