import DesignKit
import SwiftUI
import WeDaDomain

/// The settings and the credits.
struct SettingsPage: View {
  let state: SettingsViewModel.State
  var location: LocationSection?
  var notifications: NotificationsSection?
  var backup: BackupSection?
  let send: @MainActor (SettingsViewModel.Action) -> Void

  var body: some View {
    List {
      if let fault = state.status?.fault { faultSection(fault) }
      RegionSection(settings: state.settings, send: send)
      AppearanceSection(settings: state.settings, send: send)
      UnitsSection(settings: state.settings, send: send)
      if let location { location }
      if let notifications {
        notifications
        rainLink
      }
      dataSourceSection
      if let backup { backup }
      aboutSection
    }
    .failureAlert(Words.Settings.Failed.title, state.failure) { send(.failureDismissed) }
  }

  /// The section with the current problem of the provider or its key.
  private func faultSection(_ fault: WeatherError) -> some View {
    Section {
      Label {
        VStack(alignment: .leading, spacing: Space.hair) {
          Text(fault.title)
            .fontWeight(.medium)
          ErrorMessage(error: fault)
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      } icon: {
        Image(systemName: fault.icon)
          .foregroundStyle(.orange)
      }
      .accessibilityIdentifier(UITestIDs.Settings.keyFault)
    } header: {
      Text(Words.Settings.Key.title)
    }
  }

  private var rainLink: some View {
    Section {
      NavigationLink(value: SettingsRoute.rain) { Text(Words.Rain.Screen.title) }
        .accessibilityIdentifier(UITestIDs.Rain.link)
    }
  }

  private var dataSourceSection: some View {
    Section {
      Picker(
        selection: Binding(
          get: { state.settings.dataSource }, set: { send(.dataSourceChosen($0)) })
      ) {
        ForEach(DataSourceType.allCases, id: \.self) { Text($0.name).tag($0) }
      } label: {
        Text(Words.Settings.Source.title)
      }
      .accessibilityIdentifier(UITestIDs.Settings.dataSource)
      NavigationLink(value: SettingsRoute.status) { Text(Words.Status.title) }
        .accessibilityIdentifier(UITestIDs.Status.link)
    } footer: {
      Text(state.settings.dataSource.hint)
    }
  }

  private var aboutSection: some View {
    Section {
      if let provider = state.status?.provider {
        Credit(provider: provider)
          .accessibilityIdentifier(UITestIDs.Settings.credit)
        Text(provider.licence)
      }
      if let other = state.status?.other {
        Credit(provider: other)
        Text(other.licence)
      }
      Text(Words.Settings.About.places)
      Text(Words.Settings.About.privacy)
      NavigationLink(value: SettingsRoute.privacy) { Text(Words.Privacy.title) }
        .accessibilityIdentifier(UITestIDs.Privacy.link)
    } header: {
      Text(Words.Settings.About.title)
    }
  }
}
