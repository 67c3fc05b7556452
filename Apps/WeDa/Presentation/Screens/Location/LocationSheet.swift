import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The purpose and the use of the position, shown before the system asks for permission.
struct LocationSheet: View {
  let state: LocationViewModel.State
  let send: @MainActor (LocationViewModel.Action) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: Space.large) {
      Text(Words.Location.Sheet.title)
        .font(.title2)
        .fontWeight(.semibold)
        .accessibilityAddTraits(.isHeader)
      if let error = state.weather.error {
        problem(error)
      } else {
        Text(Words.Location.Sheet.message)
        Text(Words.Location.Sheet.privacy)
          .foregroundStyle(.secondary)
      }
      if state.weather.isLoading { waiting }
      buttons
    }
    .padding(Space.wide)
    .frame(maxWidth: Extent.sheet, maxHeight: .infinity, alignment: .topLeading)
    .accessibilityIdentifier(UITestIDs.Location.sheet)
  }

  private func problem(_ error: WeatherError) -> some View {
    Label {
      VStack(alignment: .leading, spacing: Space.hair) {
        Text(error.title)
          .fontWeight(.medium)
        ErrorMessage(error: error)
      }
    } icon: {
      Image(systemName: error.icon)
        .foregroundStyle(.orange)
    }
    .accessibilityIdentifier(UITestIDs.Location.problem)
  }

  private var waiting: some View {
    HStack(spacing: Space.medium) {
      ProgressView()
        .accessibilityLabel(Text(Words.App.Progress.label))
      Text(Words.Location.Sheet.waiting)
        .foregroundStyle(.secondary)
    }
  }

  @ViewBuilder private var buttons: some View {
    if isHopeless {
      Button {
        send(.sheetClosed)
      } label: {
        Text(Words.Location.Sheet.searchInstead)
      }
      .buttonStyle(.borderedProminent)
      .accessibilityIdentifier(UITestIDs.Location.searchInstead)
    } else {
      HStack(spacing: Space.medium) {
        Button {
          send(.allowPressed)
        } label: {
          Text(Words.Location.Sheet.allow)
        }
        .buttonStyle(.borderedProminent)
        .disabled(state.weather.isLoading)
        .accessibilityIdentifier(UITestIDs.Location.allow)
        Button {
          send(.refusePressed)
        } label: {
          Text(Words.Location.Offer.refuse)
        }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(UITestIDs.Location.refuse)
      }
    }
  }

  /// A Boolean value that indicates whether pressing the button again would change nothing, since
  /// only the system's settings can.
  private var isHopeless: Bool {
    state.weather.error == .location(.denied) || state.weather.error == .location(.insecure)
  }
}
