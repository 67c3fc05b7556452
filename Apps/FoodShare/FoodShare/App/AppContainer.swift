import Foundation
import PersistenceKit
import Supabase

/// Where the layers are put together: nothing else knows all three.
struct AppContainer {
    let listingRepository: FoodListingRepository
    let placeService: PlaceService
    /// `nil` where listings are given elsewhere: a project of Supabase knows no one-tap claims yet.
    var claims: ListingClaimRepository? = nil
    var edits: ListingEditRepository? = nil
    var reports: ListingReportRepository? = nil
    var drafts: ListingDraftRepository? = nil

    /// `SUPABASE_URL` and `SUPABASE_KEY` name a project whose listings are shown; without them the app keeps its own.
    ///
    /// - Throws: `PersistenceError`, where the data folder cannot be used; ``LaunchError``, where only one of both is set.
    static func launched(
        environment: [String: String] = ProcessInfo.processInfo.environment, store: DocumentStore? = nil
    ) throws -> AppContainer {
        let store = try store ?? DocumentStore(Database.shared())
        let placeService = DevicePlaceService(store: store)
        if let project = try SupabaseProject(environment) {
            return AppContainer(
                listingRepository: SupabaseFoodListingRepository(client: project.client), placeService: placeService)
        }
        let own = LocalFoodListingRepository(
            table: SQLiteListingTable(store: store), personService: DevicePersonService(store: store))
        return AppContainer(
            listingRepository: own, placeService: placeService, claims: own, edits: own, reports: own,
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
