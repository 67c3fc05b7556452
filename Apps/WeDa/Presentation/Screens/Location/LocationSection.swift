import SwiftUI
import WeDaDomain

/// In Settings: whether the app may know where the device is, and the way back from either answer.
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
