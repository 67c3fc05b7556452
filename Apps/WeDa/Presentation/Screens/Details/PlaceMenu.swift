import SwiftUI
import WeDaDomain

/// The menu of further actions on a place: sharing a link to its page, making it the default place,
/// undoing that, and showing the status of its data.
///
/// They are in a menu since a phone's bar has no space for further buttons beside a name such as
/// San Francisco.
struct PlaceMenu: View {
  /// The place; `nil` as long as it is not known.
  let place: Place?
  /// The settings of the page, which a shared link contains.
  let sharedView: SharedView
  /// Shows the status of the data; `nil` as long as there is none.
  var showStatus: (@MainActor () -> Void)?
  @Environment(SettingsViewModel.self) private var settings

  var body: some View {
    Menu {
      shareLink
      defaultButton
      statusButton
    } label: {
      Label {
        Text(Words.Details.More.label)
      } icon: {
        Image(systemName: "ellipsis.circle")
      }
    }
    // A place without a name is the device's position, which can neither be shared nor be the
    // default: both would reveal it.
    .disabled(place?.name.isEmpty ?? true)
    .accessibilityIdentifier(UITestIDs.Details.more)
  }

  /// The link to this page. Its address contains the slug of the named place. For the device's
  /// position, it contains only the slug of the nearest named place.
  @ViewBuilder private var shareLink: some View {
    if let place, !place.name.isEmpty, let url = ShareAddress.url(place.slug, sharedView) {
      ShareLink(item: url, subject: Text(verbatim: place.englishName)) {
        Label {
          Text(Words.Share.Link.label)
        } icon: {
          Image(systemName: "square.and.arrow.up")
        }
      }
      .accessibilityIdentifier(UITestIDs.Share.link)
    }
  }

  private var defaultButton: some View {
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
  }

  @ViewBuilder private var statusButton: some View {
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
  }

  private var isHome: Bool { place != nil && settings.state.settings.home?.id == place?.id }

  private func choose() {
    guard let place, !place.name.isEmpty else { return }
    let home = isHome ? nil : place
    Task { await settings.send(.homeChosen(home)) }
  }
}
