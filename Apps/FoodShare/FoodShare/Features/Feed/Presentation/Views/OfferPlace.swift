import SwiftUI

/// The form's section for the pickup place: the device's position, a pin on a map, or a place found by name.
struct OfferPlace: View {
    @Bindable var viewModel: OfferViewModel
    @Environment(\.locale) private var locale

    var body: some View {
        Section {
            if let pinning = viewModel.pinning {
                pin(pinning)
            } else if let place = viewModel.draft.place {
                chosen(place)
            } else {
                choices
            }
            OfferProblem(viewModel, .place, .pin, .unmovedPin)
            if viewModel.takesAddress { address }
            OfferProblem(viewModel, .address)
            if let removed = viewModel.removedAddress { earlierAddress(removed) }
        } header: {
            Text(.offerPlaceLabel)
        } footer: {
            Text(.offerPlaceFooter)
        }
        .disabled(viewModel.isLoading)
    }

    private var address: some View {
        TextField(text: $viewModel.draft.address, prompt: Text(.handOverAddressLabel), axis: .vertical) {
            Text(.handOverAddressLabel)
        }
        .lineLimit(1...4)
        .textContentType(.fullStreetAddress)
        .accessibilityIdentifier("offer.address")
    }

    /// The address that was removed with the earlier place, and the button that uses it for the new one, too.
    @ViewBuilder private func earlierAddress(_ removed: String) -> some View {
        Text(.offerAddressRemovedMessage(removed))
            .accessibilityIdentifier("offer.address.removed")
        Button {
            viewModel.keepAddress()
        } label: {
            Text(.offerAddressKeepLabel)
        }
        .accessibilityIdentifier("offer.address.keep")
    }

    @ViewBuilder private func chosen(_ place: PickupPlace) -> some View {
        Text(verbatim: place.words)
            .accessibilityIdentifier("offer.place")
        PlacePin(title: place.words, place: place.location)
            .accessibilityIdentifier("offer.place.pin")
        pinButton(.offerPinMoveLabel)
        Button {
            viewModel.choose(nil)
        } label: {
            Text(.offerPlaceAnotherLabel)
        }
        .accessibilityIdentifier("offer.place.another")
    }

    @ViewBuilder private func pin(_ pinning: Pinning) -> some View {
        searchRows("offer.pin") { place in
            viewModel.movePin(toSurroundingsOf: place)
        }
        PinRows(pinning: pinning, prefix: "offer.pin") { place in
            viewModel.movePin(to: place)
        } use: {
            viewModel.offerFromPin()
        } cancel: {
            viewModel.choose(viewModel.draft.place)
        }
    }

    private func pinButton(_ label: LocalizedStringResource) -> some View {
        Button {
            Task { await viewModel.beginPinning() }
        } label: {
            Text(label)
        }
        .accessibilityIdentifier("offer.place.map")
    }

    @ViewBuilder private var choices: some View {
        Button {
            Task { await viewModel.offerFromHere() }
        } label: {
            Text(.offerPlaceHereLabel)
        }
        .accessibilityIdentifier("offer.place.here")
        pinButton(.offerPlaceMapLabel)
        searchRows("offer.place") { place in
            viewModel.movePin(toSurroundingsOf: place)
        }
    }

    /// The search for a place by its name.
    ///
    /// - Parameters:
    ///   - prefix: The part of the rows' identifiers before the last dot.
    ///   - pick: Called with the place that the giver taps.
    @ViewBuilder private func searchRows(_ prefix: String, pick: @escaping (Place) -> Void) -> some View {
        if let search = viewModel.search {
            PlaceSearchRows(
                search: search, label: .offerPlaceNameLabel, prompt: .offerPlaceNameLabel, prefix: prefix
            ) {
                await viewModel.searchPlace(in: locale)
            } pick: { place in
                pick(place)
            }
        }
    }
}
