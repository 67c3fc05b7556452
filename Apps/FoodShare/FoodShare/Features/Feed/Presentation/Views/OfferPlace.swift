import SwiftUI

/// The form's section for the pickup place: the device's position, or a place found by name.
struct OfferPlace: View {
    @Bindable var viewModel: OfferViewModel

    var body: some View {
        Section {
            if let place = viewModel.draft.place { chosen(place) } else { choices }
        } header: {
            Text(.offerPlaceLabel)
        } footer: {
            Text(.offerPlaceFooter)
        }
        .disabled(viewModel.isLoading)
    }

    @ViewBuilder private func chosen(_ place: PickupPlace) -> some View {
        Text(verbatim: place.words)
            .accessibilityIdentifier("offer.place")
        Button {
            viewModel.choose(nil)
        } label: {
            Text(.offerPlaceAnotherLabel)
        }
        .accessibilityIdentifier("offer.place.another")
    }

    @ViewBuilder private var choices: some View {
        Button {
            Task { await viewModel.offerFromHere() }
        } label: {
            Text(.offerPlaceHereLabel)
        }
        .accessibilityIdentifier("offer.place.here")
        TextField(text: $viewModel.placeName, prompt: Text(.offerPlaceNameLabel)) { Text(.offerPlaceNameLabel) }
            .submitLabel(.search)
            .onSubmit { Task { await viewModel.searchPlace() } }
            .accessibilityIdentifier("offer.place.name")
        Button {
            Task { await viewModel.searchPlace() }
        } label: {
            Text(.placeSearchLabel)
        }
        .disabled(viewModel.placeName.isEmpty)
        .accessibilityIdentifier("offer.place.search")
        if viewModel.isPlaceUnknown {
            Text(.placeSearchEmpty)
                .accessibilityIdentifier("offer.place.unknown")
        }
        ForEach(viewModel.foundPlaces) { place in
            Button {
                viewModel.choose(.named(place))
            } label: {
                PlaceLabel(place: place)
            }
            .accessibilityIdentifier("offer.place.found.\(place.id)")
        }
    }
}
