import SwiftUI
import WeDaDomain

/// The fifth tab: units, the source of weather, problems of the key, the person's data, and
/// credits.
struct SettingsScreen: View {
  /// A Boolean value that indicates whether this tab is selected.
  private let isChosen: Bool
  private let useCases: any WeDaUseCases
  @Environment(SettingsViewModel.self) private var model
  @Environment(LocationViewModel.self) private var location
  @State private var backup: BackupViewModel
  @State private var notifications: NotificationsViewModel

  init(_ useCases: any WeDaUseCases, isChosen: Bool) {
    self.isChosen = isChosen
    self.useCases = useCases
    _backup = State(initialValue: BackupViewModel(useCases))
    _notifications = State(initialValue: NotificationsViewModel(useCases))
  }

  var body: some View {
    NavigationStack {
      SettingsPage(
        state: model.state, location: locationSection, notifications: notificationsSection,
        backup: BackupSection(state: backup.state, send: sendBackup)
      ) { action in
        Task { await model.send(action) }
      }
      .navigationTitle(Text(Words.Settings.Screen.title))
      .navigationDestination(for: SettingsRoute.self) { route in
        switch route {
        case .privacy: PrivacyPage()
        case .status: StatusScreen(useCases, settings: model.state.settings)
        case .rain: RainRulesScreen(useCases, settings: model.state.settings)
        }
      }
      .backupDialogs(backup.state, send: sendBackup)
    }
    .task(id: isChosen) {
      guard isChosen else { return }
      await model.send(.appeared)
      await notifications.send(.appeared)
    }
    .task(id: backup.state.changes) {
      guard backup.state.changes > 0 else { return }
      await model.send(.appeared)
      await location.send(.appeared)
      await notifications.send(.appeared)
    }
  }

  private func sendBackup(_ action: BackupViewModel.Action) {
    Task { await backup.send(action) }
  }

  private var notificationsSection: NotificationsSection {
    NotificationsSection(state: notifications.state) { action in
      Task { await notifications.send(action) }
    }
  }

  private var locationSection: LocationSection {
    LocationSection(state: location.state) { action in
      Task { await location.send(action) }
    }
  }
}
