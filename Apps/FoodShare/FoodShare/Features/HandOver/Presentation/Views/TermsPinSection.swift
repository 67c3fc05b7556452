import SwiftUI

/// The form's question whether the pin on the map fits a changed address, with the control that moves the pin.
struct TermsPinSection: View {
    let viewModel: PickupTermsViewModel

    var body: some View {
        Section {
            Text(.termsPinMessage)
                .accessibilityIdentifier("terms.pin.question")
            if let pinning = viewModel.pinning {
                PinRows(pinning: pinning, prefix: "terms.pin") { place in
                    viewModel.movePin(to: place)
                } use: {
                    viewModel.endPinning(isMoved: true)
                } cancel: {
                    viewModel.endPinning(isMoved: false)
                }
            } else if let place = viewModel.place {
                PlacePin(title: viewModel.terms.address, place: place)
                    .id(place.words)
                    .accessibilityIdentifier("terms.pin.place")
                Button {
                    viewModel.beginPinning()
                } label: {
                    Text(.offerPinMoveLabel)
                }
                .accessibilityIdentifier("terms.pin.move")
            }
            if viewModel.isPinOpen {
                Text(.offerPinProblem)
                    .foregroundStyle(Color("ProblemColor"))
                    .accessibilityIdentifier("terms.pin.problem")
            }
        }
    }
}
