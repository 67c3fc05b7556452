import DesignKit
import SwiftUI

/// The offer of the weather at the device's position, on the first page of a new device.
struct LocationOffer: View {
  let send: @MainActor (LocationViewModel.Action) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: Space.medium) {
      Label {
        Text(Words.Location.Offer.title)
          .font(.headline)
      } icon: {
        Image(systemName: "location.fill")
          .foregroundStyle(.tint)
      }
      // Two buttons with large text do not fit on a line, and words must not be broken.
      HStack(spacing: Space.medium) {
        answers
        Spacer(minLength: 0)
      }
    }
    .card()
    .accessibilityIdentifier(UITestIDs.Location.offer)
  }

  @ViewBuilder private var answers: some View {
    Button {
      send(.offerPressed)
    } label: {
      Text(Words.Location.Offer.use)
    }
    .buttonStyle(.borderedProminent)
    .accessibilityIdentifier(UITestIDs.Location.use)
    Button {
      send(.refusePressed)
    } label: {
      Text(Words.Location.Offer.refuse)
    }
    .buttonStyle(.bordered)
    .accessibilityIdentifier(UITestIDs.Location.refuseOffer)
  }
}
