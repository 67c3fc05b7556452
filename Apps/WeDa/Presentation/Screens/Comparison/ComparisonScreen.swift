import SwiftUI
import WeDaDomain

/// The page that compares favourites on one time axis, which the list of favourites opens.
struct ComparisonScreen: View {
  @State private var model: ComparisonViewModel
  @Environment(SettingsViewModel.self) private var settings

  init(_ useCases: any WeDaUseCases) {
    _model = State(initialValue: ComparisonViewModel(useCases))
  }

  var body: some View {
    ComparisonPage(state: model.state, settings: settings.state.settings) { action in
      Task { await model.send(action) }
    }
    .navigationTitle(Text(Words.Comparison.Screen.title))
    .refreshable { await model.send(.refreshed) }
    .task(id: settings.state.sourceChanges) { await model.send(.appeared) }
  }
}
