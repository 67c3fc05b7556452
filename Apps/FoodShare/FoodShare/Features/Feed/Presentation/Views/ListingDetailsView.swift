import SwiftUI

/// The page of a listing: its description, its state, and its exact place once the giver has promised it to
/// this person.
struct ListingDetailsView: View {
    @State var viewModel: ListingDetailsViewModel
    /// The place from which the listing's distance is measured.
    let from: Coordinate?
    /// Creates the view model of the form that changes this person's listing; `nil` if it cannot be changed.
    var edit: ((FoodListing) -> OfferViewModel)?
    /// Called when the listing's texts or its state have changed, or the listing was hidden.
    var changed: () -> Void = {}
    /// Creates the view model of the form that offers this person's listing once more; `nil` if that is not
    /// possible.
    var again: ((FoodListing) -> OfferViewModel)?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @State private var editing: OfferViewModel?
    @State private var terms: PickupTermsViewModel?

    var body: some View {
        content
            .navigationTitle(viewModel.listing.map { Text(verbatim: $0.title) } ?? Text(.listingNavigationTitle))
            .navigationBarTitleDisplayMode(.inline)
            .task { await viewModel.load() }
            .watching { await viewModel.watch() }
            .sheet(isPresented: isChangingTerms) {
                if let terms {
                    NavigationStack { PickupTermsView(viewModel: terms) { self.terms = nil } }
                }
            }
            .onChange(of: viewModel.standing) { before, _ in
                if before != nil { changed() }
            }
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

    private var isChangingTerms: Binding<Bool> {
        Binding {
            terms != nil
        } set: { isShown in
            if !isShown { terms = nil }
        }
    }

    @ViewBuilder private var content: some View {
        if let listing = viewModel.listing {
            EachMinute { now in page(listing, now) }
                .safeAreaInset(edge: .bottom) { claim }
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

    private func page(_ listing: FoodListing, _ now: Date) -> some View {
        List {
            if !listing.photos.isEmpty {
                Section {
                    PhotoGallery(
                        title: listing.title, names: listing.photos, height: viewModel.isUnderWay ? 180 : 300, load: viewModel.photo
                    )
                    .listRowInsets(EdgeInsets())
                }
            }
            title(listing.title)
            // What a person has to answer is in sight on a phone, too.
            if viewModel.isUnderWay { handOver(listing, now) }
            food(listing)
            facts(listing, now)
            if let area = viewModel.area { ListingArea(middle: area, from: from) }
            if !viewModel.isUnderWay { handOver(listing, now) }
            if let terms = viewModel.terms { PickupWords(terms: terms, prefix: "listing") }
            if let place = viewModel.exactPlace {
                Section { ExactPlaceRows(title: listing.title, place: place, prefix: "listing") }
            }
        }
        .listStyle(.grouped)
    }

    /// The whole title, of which the bar shows as much as fits.
    private func title(_ title: String) -> some View {
        Section {
            Text(verbatim: title)
                .font(.title2)
                .bold()
                .textSelection(.enabled)
                .accessibilityAddTraits(.isHeader)
                .accessibilityIdentifier("listing.title")
        }
    }

    /// The state of the offer, what this person may do with it, and the ways to its conversations.
    @ViewBuilder private func handOver(_ listing: FoodListing, _ now: Date) -> some View {
        if let standing = viewModel.standing, !viewModel.canClaim {
            ListingActions(
                viewModel: viewModel, standing: standing, isExpired: listing.isExpired(at: now), promise: promise(now),
                edit: edit.map { edit in { editing = edit(listing) } }, again: again.map { again in { editing = again(listing) } })
        }
        if let reports = viewModel.makeCase() { ListingCaseSection(viewModel: reports) }
        ListingConversations(viewModel: viewModel) { terms = viewModel.makeTerms() }
        if let error = viewModel.error {
            Section {
                Text(error == .service ? .listingServiceProblem : error.sentence)
                    .accessibilityIdentifier("listing.error")
            }
        }
    }

    /// The next step for a person to whom the food is promised; `nil` for others.
    private func promise(_ now: Date) -> LocalizedStringResource? {
        guard let promise = viewModel.promise, promise.role == .taker else { return nil }
        return promise.sentence(PickupFormat(locale: locale, zone: timeZone), at: now)
    }

    @ViewBuilder private func food(_ listing: FoodListing) -> some View {
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
    }

    private func facts(_ listing: FoodListing, _ now: Date) -> some View {
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
                Text(verbatim: listing.age(in: locale, now: now))
            } label: {
                Text(.listingOfferedLabel)
            }
            LabeledContent {
                Text(verbatim: listing.useBy(in: locale, timeZone, now: now))
            } label: {
                Text(.listingUseByLabel)
            }
            // Giver and taker read what they have agreed on, and everybody else the next proposal.
            if let window = listing.agreed ?? listing.nextWindow(at: now) {
                LabeledContent {
                    Text(verbatim: PickupFormat(locale: locale, zone: timeZone).window(window))
                        .accessibilityIdentifier("listing.pickup")
                } label: {
                    Text(listing.agreed == nil ? .listingPickupLabel : .listingAgreedLabel)
                }
            }
        }
    }

    /// The prominent button below the page's content: it asks for the offer, or to be the next if somebody was first.
    @ViewBuilder private var claim: some View {
        if viewModel.canClaim {
            ask(.listingClaimLabel, "listing.claim") { await viewModel.claim() }
        } else if viewModel.canJoinLine {
            ask(.handOverLineLabel, "listing.line") { await viewModel.joinLine() }
        }
    }

    private func ask(
        _ label: LocalizedStringResource, _ identifier: String, _ action: @escaping () async -> Void
    ) -> some View {
        Button {
            Task { await action() }
        } label: {
            Text(label)
                .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .disabled(viewModel.isLoading)
        .accessibilityIdentifier(identifier)
        .padding()
        .background(.background)
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
