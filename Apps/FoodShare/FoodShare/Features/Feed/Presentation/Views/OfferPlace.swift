import SwiftUI

/// Where something can be collected: in the town around which somebody looks, or just where they are.
struct OfferPlace: View {
    let viewModel: OfferViewModel
    let town: String

    var body: some View {
        Section {
            LabeledContent {
                Text(verbatim: viewModel.draft.place?.words ?? town)
            } label: {
                Text(.offerPlaceLabel)
            }
            .accessibilityIdentifier("offer.place")
            if viewModel.draft.place == nil {
                Button {
                    Task { await viewModel.offerFromHere() }
                } label: {
                    Text(.offerPlaceHereLabel)
                }
                .accessibilityIdentifier("offer.place.here")
            } else {
                Button {
                    viewModel.offerFromTown()
                } label: {
                    Text(.offerPlaceTownLabel(town))
                }
                .accessibilityIdentifier("offer.place.town")
            }
        } footer: {
            Text(.offerPlaceFooter)
        }
        .disabled(viewModel.isLoading)
    }
}
