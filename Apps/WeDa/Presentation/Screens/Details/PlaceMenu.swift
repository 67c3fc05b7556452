import SwiftUI
import WeDaDomain

/// The menu of further actions on a place: making it the default place, and undoing that.
struct PlaceMenu: View {
  /// The place; `nil` as long as it is not known.
  let place: Place?
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
