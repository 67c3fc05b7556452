import Foundation
import StrataPersistence
import Supabase

/// The composition root: the one place that knows the domain, data and presentation layers.
struct AppContainer {
    let listingRepository: FoodListingRepository
    let placeService: PlaceService
    var claims: ListingClaimRepository?
    var edits: ListingEditRepository?
    var reports: ListingReportRepository?
    var drafts: ListingDraftRepository?
    var photos: ListingPhotoRepository?

    init(
        listingRepository: FoodListingRepository, placeService: PlaceService, claims: ListingClaimRepository? = nil,
        edits: ListingEditRepository? = nil, reports: ListingReportRepository? = nil, drafts: ListingDraftRepository? = nil,
        photos: ListingPhotoRepository? = nil
    ) {
        self.listingRepository = listingRepository
        self.placeService = placeService
        self.claims = claims
        self.edits = edits
        self.reports = reports
        self.drafts = drafts
        self.photos = photos
    }

    /// Creates the container from the environment of the process.
    ///
    /// `SUPABASE_URL` and `SUPABASE_KEY` name a project whose listings are shown; without them the app keeps listings
    /// itself.
    ///
    /// - Throws: `PersistenceError` if the data folder cannot be used; ``LaunchError`` if only one of the two is set.
    static func launched(
        environment: [String: String] = ProcessInfo.processInfo.environment, store: DocumentStore? = nil, photos: URL? = nil
    ) throws -> AppContainer {
        let store = try store ?? DocumentStore(Database.shared())
        let (placeService, person) = (DevicePlaceService(store: store), DevicePersonService(store: store))
        if let project = try SupabaseProject(environment) {
            let listings = SupabaseFoodListingRepository(
                client: project.client(storage: try DeviceAuthStorage(store: store)), device: person.currentPerson)
            return AppContainer(listings, placeService, store, photos: listings)
        }
        let beside = try photos ?? Database.shared().file.deletingLastPathComponent()
        let files = FolderPhotoFiles(folder: beside.appendingPathComponent("photos", isDirectory: true))
        let own = LocalFoodListingRepository(table: SQLiteListingTable(store: store), personService: person, photos: files)
        return AppContainer(own, placeService, store, photos: LocalListingPhotoRepository(files: files, listings: own))
    }

    private init(
        _ listings: FoodListingRepository & ListingClaimRepository & ListingEditRepository & ListingReportRepository,
        _ placeService: PlaceService, _ store: DocumentStore, photos: ListingPhotoRepository
    ) {
        self.init(
            listingRepository: listings, placeService: placeService, claims: listings, edits: listings, reports: listings,
            drafts: DeviceDraftRepository(store: store), photos: photos)
    }

    private var photoService: PhotoService? { photos == nil ? nil : DevicePhotoService.shared }

    @MainActor
    func makeFeedView() -> FeedView {
        FeedView(
            viewModel: FeedViewModel(repository: listingRepository, locationService: placeService, reports: reports, photos: photos),
            places: PlaceViewModel(service: placeService), details: makeDetailsViewModel,
            offer: claims.map { _ in { makeOfferViewModel() } },
            edit: edits.map { edits in { makeEditViewModel($0, edits) } })
    }

    @MainActor
    private func makeDetailsViewModel(_ id: FoodListing.ID) -> ListingDetailsViewModel {
        ListingDetailsViewModel(id: id, repository: listingRepository, claims: claims, reports: reports, photos: photos)
    }

    @MainActor
    private func makeEditViewModel(_ listing: FoodListing, _ edits: ListingEditRepository) -> OfferViewModel {
        OfferViewModel(
            listing, edit: DefaultEditListingUseCase(repository: edits, photos: photos), photoService: photoService, photos: photos)
    }

    @MainActor
    private func makeOfferViewModel() -> OfferViewModel {
        OfferViewModel(
            offer: DefaultOfferListingUseCase(repository: listingRepository, photos: photos), places: placeService,
            drafts: drafts, photoService: photoService)
    }
}
