import Foundation
import PersistenceKit
import Supabase

/// Where the layers are put together: nothing else knows all three.
struct AppContainer {
    let listingRepository: FoodListingRepository
    let placeService: PlaceService

    /// `SUPABASE_URL` and `SUPABASE_KEY` name a project whose listings are shown; without them the app keeps its own.
    ///
    /// - Throws: `PersistenceError`, where the data folder cannot be used; ``LaunchError``, where only one of both is set.
    static func launched(
        environment: [String: String] = ProcessInfo.processInfo.environment, store: DocumentStore? = nil
    ) throws -> AppContainer {
        let store = try store ?? DocumentStore(Database.shared())
        let own = LocalFoodListingRepository(table: SQLiteListingTable(store: store))
        return AppContainer(
            listingRepository: try SupabaseProject(environment).map { SupabaseFoodListingRepository(client: $0.client) } ?? own,
            placeService: DevicePlaceService(store: store))
    }

    @MainActor
    func makeFeedView() -> FeedView {
        FeedView(
            viewModel: FeedViewModel(repository: listingRepository, locationService: placeService),
            places: PlaceViewModel(service: placeService)
        ) { id in
            ListingDetailsViewModel(id: id, fetchListing: DefaultFetchListingUseCase(repository: listingRepository))
        }
    }
}
