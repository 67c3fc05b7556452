import SwiftUI

/// The offers around a place, as a list or as a map.
///
/// The view itself reads no loaded data; only its parts do. So new data does not evaluate the stack and its
/// sheets again.
struct FeedView: View {
    @State var viewModel: FeedViewModel
    @State var places: PlaceViewModel
    let details: (FoodListing.ID) -> ListingDetailsViewModel
    /// Creates the view model of the form for an offer; `nil` if the app does not allow offers.
    let offer: (() -> OfferViewModel)?
    /// Creates the view model of the form that changes this person's offer; `nil` if that is not possible.
    var edit: ((FoodListing) -> OfferViewModel)?
    /// Creates the view model of a conversation's page; `nil` if the app has no conversations.
    var conversation: ((ConversationRoute) -> ConversationViewModel)?
    /// Makes the button that saves the search; `nil` if the app does not notify.
    var saveSearch: (() -> AnyView)?
    /// Returns whether a draft of an offer was begun earlier; `nil` if none are kept.
    var findDraft: (() async -> Bool)?
    @State private var path = NavigationPath()
    @State private var isChoosingPlace = false
    @State private var isOffering = false
    @State private var isToldOfOffer = false
    @Environment(\.locale) private var locale
    @State private var hasDraft = false

    var body: some View {
        NavigationStack(path: $path) {
            FeedContent(
                viewModel: viewModel, places: places, offer: offer.map { _ in { isOffering = true } }, saveSearch: saveSearch
            ) {
                placeWasChosen()
            }
            .navigationTitle(Text(viewModel.isMap ? .feedMapLabel : .feedNavigationTitle))
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    FeedPlaceButton(viewModel: viewModel, places: places) { isChoosingPlace = true }
                }
                ToolbarItem(placement: .primaryAction) { FeedModeButton(viewModel: viewModel) }
                ToolbarItem(placement: .primaryAction) {
                    if offer != nil { FeedOfferButton(viewModel: viewModel, hasDraft: hasDraft) { isOffering = true } }
                }
            }
            .navigationDestination(for: FoodListing.ID.self) { id in
                ListingDetailsView(viewModel: details(id), from: viewModel.location, edit: edit) { reload() }
            }
            .navigationDestination(for: ConversationRoute.self) { route in
                if let conversation { ConversationView(viewModel: conversation(route)) }
            }
            .watching { await viewModel.watch() }
            .refreshable { await viewModel.loadNearbyListings() }
            .task {
                await places.load()
                await viewModel.loadNearbyListings()
            }
            .task(id: isOffering) {
                let found = await findDraft?() ?? false
                if found != hasDraft { hasDraft = found }
            }
            .onChange(of: viewModel.radiusKm) { reload() }
            .onChange(of: viewModel.filter) { reload() }
            .onChange(of: viewModel.isMap) {
                // The map shows more offers than the list's first page.
                if viewModel.isMap { reload() }
            }
        }
        .environment(\.pagePath, $path)
        .sheet(isPresented: $isOffering, onDismiss: tellOfOffer) {
            if let offer {
                NavigationStack {
                    OfferView(viewModel: offer(), stored: viewModel.note(offered:)) {
                        isOffering = false
                        reload()
                    }
                }
            }
        }
        .alert(Text(.offerAwayTitle), isPresented: $isToldOfOffer, presenting: viewModel.outside) { _ in
            Button {
            } label: {
                Text(.commonUnderstoodLabel)
            }
        } message: { item in
            Text(.offerAwayMessage(String(localized: item.distance(in: locale))))
        }
        .onChange(of: isToldOfOffer) {
            if !isToldOfOffer { viewModel.outside = nil }
        }
        .sheet(isPresented: $isChoosingPlace) {
            NavigationStack {
                PlaceView(viewModel: places) { placeWasChosen() }
                    .navigationTitle(Text(.placeNavigationTitle))
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button(role: .cancel) {
                                isChoosingPlace = false
                            } label: {
                                Text(.commonCancelLabel)
                            }
                        }
                    }
            }
        }
    }

    /// Tells the person about an offer that the list does not show, once the form has closed.
    private func tellOfOffer() {
        // Without conversations the app has no page for one's own offers.
        isToldOfOffer = viewModel.outside != nil && conversation != nil
    }

    private func placeWasChosen() {
        isChoosingPlace = false
        viewModel.place = nil
        reload()
    }

    private func reload() {
        Task { await viewModel.loadNearbyListings() }
    }
}

#if DEBUG
@MainActor private func feed(_ repository: MockFoodListingRepository, _ place: Place? = .fixture) -> FeedView {
    let service = MockPlaceService(place: place)
    return FeedView(
        viewModel: FeedViewModel(repository: repository, locationService: service), places: PlaceViewModel(service: service)
    ) { id in
        ListingDetailsViewModel(
            id: id, repository: repository, claims: MockListingClaimRepository(), reports: MockListingReportRepository())
    } offer: {
        OfferViewModel(offer: DefaultOfferListingUseCase(repository: repository), places: service)
    }
}

#Preview("Loaded") { feed(MockFoodListingRepository()) }

#Preview("Loading") { feed(MockFoodListingRepository(delay: 10)) }

#Preview("Error") { feed(MockFoodListingRepository(error: .offline)) }

#Preview("Empty") { feed(MockFoodListingRepository(listings: [])) }

#Preview("First launch") { feed(MockFoodListingRepository(), nil) }
#endif
