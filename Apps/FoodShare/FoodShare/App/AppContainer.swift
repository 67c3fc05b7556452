import Foundation
import PersistenceKit
import Supabase

/// Where the layers are put together: nothing else knows all three.
struct AppContainer {
    let listingRepository: FoodListingRepository
    let placeService: PlaceService
    var claims: ListingClaimRepository?
    var edits: ListingEditRepository?
    var reports: ListingReportRepository?
    var drafts: ListingDraftRepository?

    init(
        listingRepository: FoodListingRepository, placeService: PlaceService, claims: ListingClaimRepository? = nil,
        edits: ListingEditRepository? = nil, reports: ListingReportRepository? = nil, drafts: ListingDraftRepository? = nil
    ) {
        self.listingRepository = listingRepository
        self.placeService = placeService
        self.claims = claims
        self.edits = edits
        self.reports = reports
        self.drafts = drafts
    }

    /// `SUPABASE_URL` and `SUPABASE_KEY` name a project whose listings are shown; without them the app keeps its own.
    ///
    /// - Throws: `PersistenceError`, where the data folder cannot be used; ``LaunchError``, where only one of both is set.
    static func launched(
        environment: [String: String] = ProcessInfo.processInfo.environment, store: DocumentStore? = nil
    ) throws -> AppContainer {
        let store = try store ?? DocumentStore(Database.shared())
        let placeService = DevicePlaceService(store: store)
        if let project = try SupabaseProject(environment) {
            let listings = SupabaseFoodListingRepository(client: project.client(storage: try DeviceAuthStorage(store: store)))
            return AppContainer(listings, placeService, store)
        }
        let own = LocalFoodListingRepository(
            table: SQLiteListingTable(store: store), personService: DevicePersonService(store: store))
        return AppContainer(own, placeService, store)
    }

    private init(
        _ listings: FoodListingRepository & ListingClaimRepository & ListingEditRepository & ListingReportRepository,
        _ placeService: PlaceService, _ store: DocumentStore
    ) {
        self.init(
            listingRepository: listings, placeService: placeService, claims: listings, edits: listings, reports: listings,
            drafts: DeviceDraftRepository(store: store))
    }

    @MainActor
    func makeFeedView() -> FeedView {
        FeedView(
            viewModel: FeedViewModel(repository: listingRepository, locationService: placeService, reports: reports),
            places: PlaceViewModel(service: placeService), details: makeDetailsViewModel,
            offer: claims.map { _ in { makeOfferViewModel() } },
            edit: edits.map { edits in { OfferViewModel($0, edit: DefaultEditListingUseCase(repository: edits)) } })
    }

    @MainActor
    private func makeDetailsViewModel(_ id: FoodListing.ID) -> ListingDetailsViewModel {
        ListingDetailsViewModel(id: id, repository: listingRepository, claims: claims, reports: reports)
    }

    @MainActor
    private func makeOfferViewModel() -> OfferViewModel {
        OfferViewModel(
            offer: DefaultOfferListingUseCase(repository: listingRepository, locationService: placeService), drafts: drafts)
    }
}
