import SwiftUI
import WeDaDomain

/// The settings' section on the use of the position, where the choice can be changed.
struct LocationSection: View {
  let state: LocationViewModel.State
  let send: @MainActor (LocationViewModel.Action) -> Void

  var body: some View {
    Section {
      Button {
        send(state.isAllowed ? .refusePressed : .offerPressed)
      } label: {
        Text(state.isAllowed ? Words.Location.Settings.stop : Words.Location.Offer.use)
      }
      .accessibilityIdentifier(
        state.isAllowed ? UITestIDs.Location.stop : UITestIDs.Location.use)
    } header: {
      Text(Words.Location.Settings.title)
    } footer: {
      Text(state.isAllowed ? Words.Location.Settings.on : Words.Location.Settings.off)
    }
  }
}
