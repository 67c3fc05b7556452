import Observation
import WeDaDomain

/// The view model of the settings and the provider's status. The whole app shares one, since every
/// screen reads the units.
@MainActor @Observable final class SettingsViewModel {
  typealias Dependencies = HasLoadSettingsUseCase & HasSaveSettingsUseCase
    & HasLoadProviderStatusUseCase & HasChooseDemoUseCase

  enum Action: Equatable, Sendable {
    case appeared
    case unitsChosen(UnitChoice)
    case clockChosen(ClockChoice)
    case languageChosen(LanguageChoice)
    case dataSourceChosen(DataSourceType)
    case appearanceChosen(AppearanceChoice)
    /// The person chose the default place; `nil` for none.
    case homeChosen(Place?)
    /// The person chose demo data (`true`), or real weather (`false`).
    case demoChosen(Bool)
    /// The provider's status is about to be shown, so that it must be read again.
    case statusWanted
    /// Another window of the device changed stored data.
    case changedElsewhere(KeptChange)
    case failureDismissed
    case forgottenDismissed
  }

  struct State: Equatable, Sendable {
    var settings = WeatherSettings()
    /// The number of changes of the source; when it changes, screens reload. Reading the stored
    /// choice does not count.
    var sourceChanges = 0
    /// The number of changes to favourites, history and the default place by other windows; when it
    /// changes, screens reload.
    var keptChanges = 0
    /// The provider and its current problem.
    var status: ProviderStatus?
    /// A Boolean value that indicates whether another window deleted all data, which this window
    /// says too.
    var isForgottenElsewhere = false
    /// The error of storing the last choice.
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
    case .appearanceChosen(let appearance):
      await save { $0.appearance = appearance }
    case .homeChosen(let place):
      await save { $0.home = place }
    case .demoChosen(let isChosen):
      await choose(demo: isChosen)
    case .statusWanted:
      state.status = await dependencies.loadProviderStatus.execute()
    case .changedElsewhere(let change):
      if change.isDeletion { state.isForgottenElsewhere = true }
      if !change.parts.isDisjoint(with: [.settings, .demo]) { await load() }
      if !change.parts.isDisjoint(with: [.favorites, .history]) { state.keptChanges += 1 }
    case .failureDismissed:
      state.failure = nil
    case .forgottenDismissed:
      state.isForgottenElsewhere = false
    }
  }

  /// Switches between demo data and real weather. Every screen reloads, so that values of both are
  /// never mixed.
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
    // If the settings cannot be read the defaults remain; storing a choice shows the error.
    if let settings = try? await dependencies.loadSettings.execute() { state.settings = settings }
  }

  /// Reloads the screens if another window or a deletion changed the source or the default place.
  private func noticeSource(since before: State) {
    guard before.status != nil else { return }
    if state.settings.home?.id != before.settings.home?.id { state.keptChanges += 1 }
    if state.isDemo != before.isDemo || state.settings.dataSource != before.settings.dataSource {
      state.sourceChanges += 1
    }
  }

  /// Shows the choice at once, and restores the previous one if it cannot be stored.
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
