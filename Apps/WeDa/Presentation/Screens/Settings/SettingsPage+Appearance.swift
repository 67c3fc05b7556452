import SwiftUI
import WeDaDomain

/// The settings' section for light or dark pages.
struct AppearanceSection: View {
  let settings: WeatherSettings
  let send: @MainActor (SettingsViewModel.Action) -> Void

  var body: some View {
    Section {
      Picker(
        selection: Binding(get: { settings.appearance }, set: { send(.appearanceChosen($0)) })
      ) {
        ForEach(AppearanceChoice.allCases, id: \.self) { Text($0.name).tag($0) }
      } label: {
        Text(Words.Settings.Appearance.title)
      }
      .accessibilityIdentifier(UITestIDs.Settings.appearance)
    } footer: {
      if settings.appearance == .sun { Text(Words.Settings.Appearance.hint) }
    }
  }
}
