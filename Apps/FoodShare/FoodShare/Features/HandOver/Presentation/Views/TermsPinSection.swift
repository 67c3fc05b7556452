import SwiftUI

/// The form's question whether the pin on the map fits a changed address, with the control that moves the pin.
struct TermsPinSection: View {
    let viewModel: PickupTermsViewModel

    var body: some View {
        Section {
            Text(.termsPinMessage)
                .accessibilityIdentifier("terms.pin.question")
            if let pinning = viewModel.pinning {
                picker(pinning)
            } else if let place = viewModel.place {
                PlacePin(title: viewModel.terms.address, place: place)
                    .id(place.words)
                    .accessibilityIdentifier("terms.pin.place")
                button(.offerPinMoveLabel, "terms.pin.move") { viewModel.beginPinning() }
            }
            if viewModel.isPinOpen {
                Text(.offerPinProblem)
                    .foregroundStyle(Color("ProblemColor"))
                    .accessibilityIdentifier("terms.pin.problem")
            }
        }
    }

    @ViewBuilder private func picker(_ pinning: Pinning) -> some View {
        Text(.offerPinLabel)
        PinPicker(label: Text(.offerPinName), start: pinning.start, radiusKm: pinning.radiusKm) { place in
            viewModel.movePin(to: place)
        }
        .id(pinning.id)
        .frame(height: 320)
        .accessibilityIdentifier("terms.pin")
        button(.offerPinUseLabel, "terms.pin.use") { viewModel.endPinning(isMoved: true) }
        button(.commonCancelLabel, "terms.pin.cancel") { viewModel.endPinning(isMoved: false) }
    }

    private func button(
        _ label: LocalizedStringResource, _ identifier: String, _ action: @escaping () -> Void
    ) -> some View {
        Button(action: { action() }) { Text(label) }
            .accessibilityIdentifier(identifier)
    }
}
