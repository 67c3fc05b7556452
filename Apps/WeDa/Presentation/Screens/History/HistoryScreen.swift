import SwiftUI
import WeDaDomain

/// The fourth tab: the searched places, the newest first.
struct HistoryScreen: View {
  private let useCases: any WeDaUseCases
  private let isChosen: Bool
  @State private var model: HistoryViewModel
  @State private var path: [Route] = []
  @Environment(SettingsViewModel.self) private var settings

  /// Creates the history's tab.
  ///
  /// - Parameters:
  ///   - isChosen: Whether this tab is selected.
  ///   - clock: Measures the time for which a removal can be undone.
  init(_ useCases: any WeDaUseCases, isChosen: Bool, clock: any Clock<Duration>) {
    self.useCases = useCases
    self.isChosen = isChosen
    _model = State(initialValue: HistoryViewModel(useCases, clock: clock))
  }

  var body: some View {
    NavigationStack(path: $path) {
      HistoryPage(state: model.state) { action in
        Task { await model.send(action) }
      }
      .navigationTitle(Text(Words.History.Screen.title))
      .toolbar {
        if model.state.canClear {
          ToolbarItem(placement: .primaryAction) {
            EditButton()
              .accessibilityIdentifier(UITestIDs.History.edit)
          }
        }
        ToolbarItem(placement: .primaryAction) { clearButton }
      }
      .refreshable { await model.send(.appeared) }
      .routes(useCases) { slug in
        model.state.records.value?.first { $0.place.slug == slug }.map { KnownWeather($0.place) }
      }
    }
    .task(id: reloadKey) {
      if reloadKey.isInSight { await model.send(.appeared) }
    }
  }

  private var reloadKey: ReloadKey {
    ReloadKey(
      isInSight: isChosen && path.isEmpty, sourceChanges: settings.state.sourceChanges,
      keptChanges: settings.state.keptChanges)
  }

  private var clearButton: some View {
    Button {
      Task { await model.send(.clearPressed) }
    } label: {
      Text(Words.History.Clear.button)
    }
    .disabled(!model.state.canClear)
    .accessibilityIdentifier(UITestIDs.History.clear)
  }
}
