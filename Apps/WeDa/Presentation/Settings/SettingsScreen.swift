import SwiftUI
import WeDaDomain

/// The fourth tab: units, the source of the data, a key that does not work, and credits.
struct SettingsScreen: View {
  /// Whether this tab is the one in sight.
  let isChosen: Bool
  @Environment(SettingsViewModel.self) private var model

  var body: some View {
    NavigationStack {
      SettingsPage(state: model.state) { action in
        Task { await model.send(action) }
      }
      .navigationTitle(Text(Words.Settings.Screen.title))
    }
    .task(id: isChosen) {
      if isChosen { await model.send(.appeared) }
    }
  }
}
