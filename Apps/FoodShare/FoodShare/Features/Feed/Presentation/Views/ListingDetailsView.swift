import SwiftUI

/// Everything that is known of one listing.
struct ListingDetailsView: View {
    @State var viewModel: ListingDetailsViewModel
    /// Where somebody looks from, for the distance.
    let from: Coordinate?
    /// The form in which one's own is changed; `nil` where that is done elsewhere.
    var edit: ((FoodListing) -> OfferViewModel)?
    /// Called once it says something else, or is out of sight.
    var changed: () -> Void = {}
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @State private var editing: OfferViewModel?

    var body: some View {
        content
            .navigationTitle(viewModel.listing.map { Text(verbatim: $0.title) } ?? Text(.listingNavigationTitle))
            .navigationBarTitleDisplayMode(.inline)
            .task { await viewModel.load() }
            .onChange(of: viewModel.isGone) {
                changed()
                dismiss()
            }
            .toolbar {
                if viewModel.canReport {
                    ToolbarItem(placement: .primaryAction) { ReportMenu(viewModel: viewModel) }
                }
            }
            .sheet(isPresented: isEditing) {
                if let editing {
                    NavigationStack {
                        OfferView(viewModel: editing) {
                            self.editing = nil
                            changed()
                            Task { await viewModel.load() }
                        }
                    }
                }
            }
    }

    private var isEditing: Binding<Bool> {
        Binding {
            editing != nil
        } set: { isShown in
            if !isShown { editing = nil }
        }
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

    @ViewBuilder private func allergens(_ allergens: Set<Allergen>) -> some View {
        if allergens.isEmpty {
            Text(.listingAllergensEmpty)
                .foregroundStyle(.secondary)
        } else {
            LabeledContent {
                Text(verbatim: allergens.words)
            } label: {
                Text(.listingAllergensLabel)
            }
        }
    }

    private func page(_ listing: FoodListing) -> some View {
        List {
            if let name = listing.photo {
                Section {
                    PhotoView(label: Text(.listingPhotoLabel(listing.title)), name: name) {
                        await viewModel.photo(name)
                    } placeholder: {
                        ProgressView()
                    }
                    .frame(height: 240)
                    .clipShape(.rect(cornerRadius: 12))
                    .accessibilityIdentifier("listing.photo")
                }
            }
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
                allergens(listing.allergens)
                    .accessibilityIdentifier("listing.allergens")
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
                ListingActions(viewModel: viewModel, standing: standing, edit: edit.map { edit in { editing = edit(listing) } })
            }
            if let error = viewModel.error {
                Section {
                    Text(error == .service ? .listingServiceProblem : error.sentence)
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
