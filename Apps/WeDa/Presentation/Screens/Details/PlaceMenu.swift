import SwiftUI
import WeDaDomain

/// The menu of further actions on a place: making it the default place, undoing that, and showing
/// the status of its data.
struct PlaceMenu: View {
  /// The place; `nil` as long as it is not known.
  let place: Place?
  /// Shows the status of the data; `nil` as long as there is none.
  var showStatus: (@MainActor () -> Void)?
  @Environment(SettingsViewModel.self) private var settings

  var body: some View {
    Menu {
      Button {
        choose()
      } label: {
        Label {
          Text(isHome ? Words.Details.Default.remove : Words.Details.Default.choose)
        } icon: {
          Image(systemName: isHome ? "house.fill" : "house")
        }
      }
      .accessibilityIdentifier(UITestIDs.Details.home)
      if let showStatus {
        Button(action: showStatus) {
          Label {
            Text(Words.Status.title)
          } icon: {
            Image(systemName: "info.circle")
          }
        }
        .accessibilityIdentifier(UITestIDs.Details.status)
      }
    } label: {
      Label {
        Text(Words.Details.More.label)
      } icon: {
        Image(systemName: "ellipsis.circle")
      }
    }
    // A place without a name cannot be the default: it would reveal the device's position.
    .disabled(place?.name.isEmpty ?? true)
    .accessibilityIdentifier(UITestIDs.Details.more)
  }

  private var isHome: Bool { place != nil && settings.state.settings.home?.id == place?.id }

  private func choose() {
    guard let place, !place.name.isEmpty else { return }
    let home = isHome ? nil : place
    Task { await settings.send(.homeChosen(home)) }
  }
}
