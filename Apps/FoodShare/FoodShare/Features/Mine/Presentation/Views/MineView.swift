import SwiftUI

/// The page of everything in which a person has a part: what requires their action, their requests, their
/// offers, and what is over.
struct MineView: View {
    let viewModel: MineViewModel
    /// The choices about notifications; `nil` if the app does not notify.
    var news: NewsViewModel?
    /// Shows the offers of a saved search; `nil` if that is not possible.
    var open: ((SavedSearch) -> Void)?
    let details: (FoodListing.ID) -> ListingDetailsViewModel
    let conversation: (ConversationRoute) -> ConversationViewModel
    /// Creates the view model of the form that changes this person's offer; `nil` if that is not possible.
    let edit: ((FoodListing) -> OfferViewModel)?
    /// Creates the view model of the form that offers this person's listing once more; `nil` if that is not
    /// possible.
    var again: ((FoodListing) -> OfferViewModel)?
    /// Creates the view model of the form with the draft of a new offer; `nil` if the app does not allow offers.
    var newOffer: (() -> OfferViewModel)?
    /// Makes the pages for moderators; `nil` if there are none in this app.
    var moderation: (() -> ModerationViewModel)?
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @State private var path = NavigationPath()
    @State private var isForgetting = false
    /// The form that offers something once more, or that has the draft; `nil` if none is shown.
    @State private var offering: OfferViewModel?

    var body: some View {
        NavigationStack(path: $path) {
            content
                .navigationTitle(Text(.mineNavigationTitle))
                .navigationDestination(for: FoodListing.ID.self) { id in
                    ListingDetailsView(viewModel: details(id), from: nil, edit: edit, again: again)
                }
                .navigationDestination(for: ConversationRoute.self) { route in
                    ConversationView(viewModel: conversation(route))
                }
                .navigationDestination(for: ModerationRoute.self) { route in
                    if let moderation { ModerationPage(viewModel: moderation(), route: route) }
                }
                .refreshable { await viewModel.load() }
                .task {
                    await viewModel.load()
                    await news?.load()
                }
                // What failed together with the list is read again, too.
                .onChange(of: viewModel.error) { before, now in
                    if before != nil, now == nil { Task { await news?.load() } }
                }
        }
        .environment(\.pagePath, $path)
        .sheet(isPresented: isOffering) {
            if let offering {
                NavigationStack {
                    OfferView(viewModel: offering) {
                        self.offering = nil
                        Task { await viewModel.load() }
                    }
                }
            }
        }
        .confirmationDialog(Text(.mineForgetTitle), isPresented: $isForgetting, titleVisibility: .visible) {
            Button(role: .destructive) {
                Task {
                    await viewModel.forgetEverything()
                    await news?.load()
                }
            } label: {
                Text(.mineForgetLabel)
            }
            .accessibilityIdentifier("mine.forget.confirm")
        }
    }

    private var isOffering: Binding<Bool> {
        Binding {
            offering != nil
        } set: { isShown in
            guard !isShown else { return }
            offering = nil
            // The draft may be another now, or none.
            Task { await viewModel.load() }
        }
    }

    @ViewBuilder private var content: some View {
        if viewModel.hasLoaded {
            list
        } else if let error = viewModel.error {
            ProblemView(error: error) { await viewModel.load() }
        } else {
            ProgressView { Text(.feedLoadingLabel) }
        }
    }

    private var list: some View {
        List {
            if let error = viewModel.error {
                Section { Text(error.sentence) }
                    .accessibilityIdentifier("mine.error")
            }
            if viewModel.hasDraft, let newOffer {
                Button {
                    offering = newOffer()
                } label: {
                    Label {
                        Text(.offerContinueLabel)
                    } icon: {
                        Image(systemName: "square.and.pencil")
                    }
                }
                .accessibilityIdentifier("mine.draft")
            }
            if viewModel.handOvers.isEmpty, viewModel.offers.isEmpty, viewModel.takenBack.isEmpty { empty }
            section(.mineWaitingHeader, viewModel.waiting, "mine.waiting")
            section(.mineRequestsHeader, viewModel.requests, "mine.request")
            offers
            over
            if let news { NewsSections(viewModel: news, open: open) }
            forget
            if moderation != nil {
                NavigationLink(value: ModerationRoute.list) { Text(.moderationNavigationTitle) }
                    .accessibilityIdentifier("mine.moderation")
            }
        }
    }

    private var empty: some View {
        ContentUnavailableView {
            Label {
                Text(.mineEmptyTitle)
            } icon: {
                Image(systemName: "basket")
            }
        } description: {
            Text(.mineEmptyDescription)
        }
    }

    @ViewBuilder private var offers: some View {
        if !viewModel.otherOffers.isEmpty || !viewModel.promised.isEmpty {
            Section {
                ForEach(viewModel.promised) { handOver in row(handOver, "mine.promised") }
                ForEach(viewModel.otherOffers) { listing in
                    NavigationLink(value: listing.id) { offer(listing) }
                        .accessibilityIdentifier("mine.offer")
                }
            } header: {
                Text(.mineOffersHeader)
            }
        }
    }

    @ViewBuilder private var over: some View {
        if !viewModel.over.isEmpty || !viewModel.takenBack.isEmpty {
            Section {
                ForEach(viewModel.over) { handOver in row(handOver, "mine.over") }
                ForEach(viewModel.takenBack) { listing in
                    TakenBackRow(listing: listing, again: again.map { again in { offering = again(listing) } })
                }
            } header: {
                Text(.mineOverHeader)
            }
        }
    }

    private var forget: some View {
        Section {
            Button(role: .destructive) {
                isForgetting = true
            } label: {
                Text(.mineForgetLabel)
            }
            .disabled(viewModel.isLoading || viewModel.isForgetting)
            .accessibilityIdentifier("mine.forget")
        } footer: {
            Text(.mineForgetFooter)
        }
    }

    @ViewBuilder private func section(
        _ title: LocalizedStringResource, _ handOvers: [HandOver], _ identifier: String
    ) -> some View {
        if !handOvers.isEmpty {
            Section {
                ForEach(handOvers) { handOver in row(handOver, identifier) }
            } header: {
                Text(title)
            }
        }
    }

    private func row(_ handOver: HandOver, _ identifier: String) -> some View {
        NavigationLink(value: handOver.route) {
            MineRow(title: handOver.title, name: viewModel.photoName(of: handOver), photo: viewModel.photo) {
                if handOver.unread > 0 {
                    Text(.mineUnreadLabel(handOver.unread))
                        .font(.subheadline)
                        .bold()
                }
                Text(handOver.sentence(PickupFormat(locale: locale, zone: timeZone), at: Date()))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                if handOver.role == .giver, !handOver.status.isFinal { useBy(handOver.expiry) }
            }
        }
        .accessibilityIdentifier(identifier)
    }

    private func offer(_ listing: FoodListing) -> some View {
        MineRow(title: listing.title, name: listing.photo, photo: viewModel.photo) {
            if listing.isExpired {
                Text(.listingExpiredMessage)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            } else {
                if let label = listing.standing?.rowLabel {
                    Text(label)
                        .font(.subheadline)
                        .bold()
                }
                useBy(listing.expiryDate)
            }
        }
    }

    private func useBy(_ expiry: Date) -> some View {
        Text(.listingUseByText(expiry.useBy(in: locale, timeZone, now: Date())))
            .font(.subheadline)
            .foregroundStyle(.secondary)
    }
}

#if DEBUG
@MainActor private func mine(_ handOvers: [HandOver]) -> some View {
    let (repository, listings) = (MockHandOverRepository(handOvers), MockFoodListingRepository())
    return MineView(
        viewModel: MineViewModel(repository: repository, listings: listings),
        details: { ListingDetailsViewModel(id: $0, repository: listings) },
        conversation: { ConversationViewModel($0, repository: repository) }, edit: nil)
}

#Preview("Mine") { mine([.fixture(role: .giver, status: .asked, unread: 2), .fixture(), .fixture(status: .declined)]) }
#endif
