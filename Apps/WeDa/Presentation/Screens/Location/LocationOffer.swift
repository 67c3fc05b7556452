import DesignKit
import SwiftUI

/// On the first page of a new device: one's own weather without typing, if one wants it.
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
      // Large text has no room for both on a line, and no word is to be broken.
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
