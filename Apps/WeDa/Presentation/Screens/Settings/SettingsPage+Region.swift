import SwiftUI
import WeDaDomain

/// The settings' section for the language and the clock.
struct RegionSection: View {
  let settings: WeatherSettings
  let send: @MainActor (SettingsViewModel.Action) -> Void

  var body: some View {
    Section {
      Picker(
        selection: Binding(get: { settings.language }, set: { send(.languageChosen($0)) })
      ) {
        ForEach(LanguageChoice.allCases, id: \.self) { Text($0.name).tag($0) }
      } label: {
        Text(Words.Settings.Language.title)
      }
      .accessibilityIdentifier(UITestIDs.Settings.language)
      Picker(selection: Binding(get: { settings.clock }, set: { send(.clockChosen($0)) })) {
        ForEach(ClockChoice.allCases, id: \.self) { Text($0.name).tag($0) }
      } label: {
        Text(Words.Settings.Clock.title)
      }
      .accessibilityIdentifier(UITestIDs.Settings.clock)
    } header: {
      Text(Words.Settings.Region.title)
    }
  }
}
