import SwiftUI
import WeDaDomain

/// The settings' section on notifications, and on the places that send them.
struct NotificationsSection: View {
  let state: NotificationsViewModel.State
  let send: @MainActor (NotificationsViewModel.Action) -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    if let overview = state.overview {
      Section {
        switch overview.status {
        case .notAsked, .refused, .unavailable: askButton
        case .allowed, .allowedWhileOpen: places(overview)
        }
      } header: {
        Text(Words.Notifications.Settings.title)
      } footer: {
        Text(note(overview))
          .accessibilityIdentifier(UITestIDs.Notifications.state)
      }
      .failureAlert(Words.Settings.Failed.title, state.failure) { send(.failureDismissed) }
    }
  }

  private var askButton: some View {
    Button {
      send(.allowPressed(locale.identifier))
    } label: {
      Text(Words.Notifications.Settings.ask)
    }
    .disabled(state.isAsking)
    .accessibilityIdentifier(UITestIDs.Notifications.ask)
  }

  private func places(_ overview: NotificationOverview) -> some View {
    ForEach(overview.favorites) { favorite in
      Toggle(
        isOn: Binding(
          get: { !overview.silenced.contains(favorite.id.text) },
          set: { send(.placeSwitched(favorite.id, isOn: $0)) })
      ) {
        Text(verbatim: favorite.name)
      }
      .accessibilityIdentifier(UITestIDs.Notifications.place(favorite.place.slug))
    }
  }

  private func note(_ overview: NotificationOverview) -> LocalizedStringResource {
    switch overview.status {
    case .notAsked: Words.Notifications.Settings.off
    case .refused: Words.Notifications.Settings.refused
    case .unavailable: Words.Notifications.Settings.unavailable
    case .allowedWhileOpen: Words.Notifications.Settings.open
    case .allowed where overview.favorites.isEmpty: Words.Notifications.Settings.empty
    case .allowed: Words.Notifications.Settings.on
    }
  }
}
