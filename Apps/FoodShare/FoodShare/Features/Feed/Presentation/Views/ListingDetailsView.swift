import SwiftUI

/// Everything that is known of one listing.
struct ListingDetailsView: View {
    @State var viewModel: ListingDetailsViewModel
    /// Where somebody looks from, for the distance.
    let from: Coordinate?
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        content
            .navigationTitle(viewModel.listing.map { Text(verbatim: $0.title) } ?? Text(.listingNavigationTitle))
            .navigationBarTitleDisplayMode(.inline)
            .task { await viewModel.load() }
    }

    @ViewBuilder private var content: some View {
        if let listing = viewModel.listing {
            page(listing)
        } else if let error = viewModel.error {
            ProblemView(error: error) { await viewModel.load() }
        } else {
            ProgressView { Text(.feedLoadingLabel) }
        }
    }

    private func page(_ listing: FoodListing) -> some View {
        List {
            Section {
                Text(verbatim: listing.description)
                    .accessibilityIdentifier("listing.description")
            } header: {
                Label {
                    Text(listing.category.name)
                } icon: {
                    Image(systemName: listing.category.symbol)
                }
            }
            Section {
                if let from {
                    let item = NearbyListing(listing: listing, metres: from.metres(to: listing.location))
                    LabeledContent {
                        Text(item.distance(in: locale))
                    } label: {
                        Text(.listingDistanceLabel)
                    }
                }
                LabeledContent {
                    Text(verbatim: listing.age(in: locale))
                } label: {
                    Text(.listingOfferedLabel)
                }
                LabeledContent {
                    Text(verbatim: listing.useBy(in: locale, timeZone))
                } label: {
                    Text(.listingUseByLabel)
                }
            }
        }
    }
}

#if DEBUG
#Preview("Details") {
    let repository = MockFoodListingRepository()
    NavigationStack {
        ListingDetailsView(
            viewModel: ListingDetailsViewModel(
                id: [FoodListing].fixtures[0].id, fetchListing: DefaultFetchListingUseCase(repository: repository)),
            from: .fixture)
    }
}

#Preview("Gone") {
    NavigationStack {
        ListingDetailsView(
            viewModel: ListingDetailsViewModel(
                id: UUID(), fetchListing: DefaultFetchListingUseCase(repository: MockFoodListingRepository())),
            from: .fixture)
    }
}
#endif
