import Observation
import WeDaDomain

/// What a person chose, and how the provider is doing. One for the whole app: every screen reads
/// its units.
@MainActor @Observable final class SettingsViewModel {
  typealias Dependencies = HasLoadSettingsUseCase & HasSaveSettingsUseCase
    & HasLoadProviderStatusUseCase & HasChooseDemoUseCase

  enum Action: Equatable, Sendable {
    case appeared
    case unitsChosen(UnitChoice)
    case clockChosen(ClockChoice)
    case languageChosen(LanguageChoice)
    case dataSourceChosen(DataSourceType)
    /// Demo data instead of weather, or back.
    case demoChosen(Bool)
    /// How the provider is doing may have changed, and matters now.
    case statusWanted
    /// Another window of the device changed what is kept.
    case changedElsewhere(Set<KeptData>)
    case failureDismissed
    case forgottenDismissed
  }

  struct State: Equatable, Sendable {
    var settings = WeatherSettings()
    /// Grows when another data source was chosen and kept, for screens to load anew. Reading what
    /// was chosen earlier is no change: whoever loads knows it already.
    var sourceChanges = 0
    /// Grows when another window changed the favourites or the history, for screens to read anew.
    var keptChanges = 0
    /// Who makes the weather, and what is wrong with it as long as it is wrong.
    var status: ProviderStatus?
    /// Whether another window forgot everything, which is told here too.
    var isForgottenElsewhere = false
    /// Why the last choice could not be kept.
    var failure: WeatherError?

    var isDemo: Bool { status?.provider.isDemo ?? false }
  }

  private(set) var state = State()
  private let dependencies: any Dependencies

  init(_ dependencies: any Dependencies) { self.dependencies = dependencies }

  func send(_ action: Action) async {
    switch action {
    case .appeared:
      await load()
    case .unitsChosen(let units):
      await save { $0.units = units }
    case .clockChosen(let clock):
      await save { $0.clock = clock }
    case .languageChosen(let language):
      await save { $0.language = language }
    case .dataSourceChosen(let source):
      await save { $0.dataSource = source }
    case .demoChosen(let isChosen):
      await choose(demo: isChosen)
    case .statusWanted:
      state.status = await dependencies.loadProviderStatus.execute()
    case .changedElsewhere(let parts):
      // Nothing else changes all parts at once.
      if parts == Set(KeptData.allCases) { state.isForgottenElsewhere = true }
      if !parts.isDisjoint(with: [.settings, .demo]) { await load() }
      if !parts.isDisjoint(with: [.favorites, .history]) { state.keptChanges += 1 }
    case .failureDismissed:
      state.failure = nil
    case .forgottenDismissed:
      state.isForgottenElsewhere = false
    }
  }

  /// Every screen loads anew: not a figure of one may stand beside one of the other.
  private func choose(demo isChosen: Bool) async {
    do throws(WeatherError) {
      try await dependencies.chooseDemo.execute(isChosen)
      state.status = await dependencies.loadProviderStatus.execute()
      state.sourceChanges += 1
    } catch {
      state.failure = error.told
    }
  }

  private func load() async {
    let before = state
    defer { noticeSource(since: before) }
    state.status = await dependencies.loadProviderStatus.execute()
    // Without an answer the defaults stay; a choice that cannot be kept is told when it is made.
    if let settings = try? await dependencies.loadSettings.execute() { state.settings = settings }
  }

  /// What is in sight came from a source that was chosen no more, in another window or by forgetting.
  private func noticeSource(since before: State) {
    guard before.status != nil else { return }
    if state.isDemo != before.isDemo || state.settings.dataSource != before.settings.dataSource {
      state.sourceChanges += 1
    }
  }

  /// Shows the choice at once, and takes it back when it cannot be kept.
  private func save(_ change: (inout WeatherSettings) -> Void) async {
    let before = state.settings
    change(&state.settings)
    let chosen = state.settings
    guard chosen != before else { return }
    do throws(WeatherError) {
      try await dependencies.saveSettings.execute(chosen)
      if chosen.dataSource != before.dataSource { state.sourceChanges += 1 }
    } catch {
      if state.settings == chosen { state.settings = before }
      state.failure = error.told
    }
  }
}
