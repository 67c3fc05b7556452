import SwiftUI

/// Everything that is known of one listing.
struct ListingDetailsView: View {
    @State var viewModel: ListingDetailsViewModel
    /// Where somebody looks from, for the distance.
    let from: Coordinate?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        content
            .navigationTitle(viewModel.listing.map { Text(verbatim: $0.title) } ?? Text(.listingNavigationTitle))
            .navigationBarTitleDisplayMode(.inline)
            .task { await viewModel.load() }
            .onChange(of: viewModel.isDeleted) { dismiss() }
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

    private func description(_ text: String) -> Text {
        text.isEmpty ? Text(.listingDescriptionEmpty).foregroundStyle(.secondary) : Text(verbatim: text)
    }

    private func page(_ listing: FoodListing) -> some View {
        List {
            Section {
                description(listing.description)
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
            if let standing = viewModel.standing {
                ListingActions(viewModel: viewModel, standing: standing)
            }
            if let error = viewModel.error {
                Section {
                    Text(error.sentence)
                        .accessibilityIdentifier("listing.error")
                }
            }
            if viewModel.standing == .received {
                Section {
                    LabeledContent {
                        Text(verbatim: listing.location.words)
                    } label: {
                        Text(.listingPlaceLabel)
                    }
                    .accessibilityIdentifier("listing.place")
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
                id: [FoodListing].fixtures[0].id, repository: repository, claims: MockListingClaimRepository()),
            from: .fixture)
    }
}

#Preview("Gone") {
    NavigationStack {
        ListingDetailsView(
            viewModel: ListingDetailsViewModel(id: UUID(), repository: MockFoodListingRepository()),
            from: .fixture)
    }
}
#endif
