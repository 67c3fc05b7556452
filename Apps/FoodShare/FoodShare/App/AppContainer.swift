import Foundation
import StrataPersistence
import Supabase
import SwiftUI

/// The composition root: the one place that knows the domain, data and presentation layers.
///
/// A class, so that the views and closures that make view models share it: it has 700 bytes.
final class AppContainer {
    let listingRepository: FoodListingRepository
    let placeService: PlaceService
    var claims: ListingClaimRepository?
    var edits: ListingEditRepository?
    var reports: ListingReportRepository?
    var drafts: ListingDraftRepository?
    var photos: ListingPhotoRepository?
    var handOvers: HandOverRepository?
    var samples: SampleService?
    /// Notifies of what happens while no window is open; `nil` if this app does not.
    var news: NewsCenter?
    var cases: ListingCaseRepository?
    /// The work of moderators; `nil` if the operator has named none.
    var moderation: ModerationRepository?
    /// Returns what others have changed in a project since a number; `nil` if this server may not read that.
    var changesOfOthers: ProjectChanges.Source?
    /// Removes what ended long ago, or with a project, what its database must not remove itself.
    var purge: (@Sendable () async throws -> Void)?

    init(
        listingRepository: FoodListingRepository, placeService: PlaceService, claims: ListingClaimRepository? = nil,
        edits: ListingEditRepository? = nil, reports: ListingReportRepository? = nil, drafts: ListingDraftRepository? = nil,
        photos: ListingPhotoRepository? = nil, handOvers: HandOverRepository? = nil, samples: SampleService? = nil
    ) {
        self.listingRepository = listingRepository
        self.placeService = placeService
        self.claims = claims
        self.edits = edits
        self.reports = reports
        self.drafts = drafts
        self.photos = photos
        self.handOvers = handOvers
        self.samples = samples
    }

    /// Creates the container from the environment of the process.
    ///
    /// `SUPABASE_URL` and `SUPABASE_KEY` name a project whose listings are shown; without them the app keeps listings
    /// itself. `FOODSHARE_SAMPLES=1` shows samples where nobody offers anything. `FOODSHARE_MODERATORS` names the moderators
    /// of an app without a project, each with a code: `Anna:code,Ben:code`.
    ///
    /// - Throws: `PersistenceError` if the data folder cannot be used; ``LaunchError`` if only one of the first two is set, or
    ///   the moderators cannot be read.
    static func launched(
        environment: [String: String] = ProcessInfo.processInfo.environment, store: DocumentStore? = nil, photos: URL? = nil
    ) throws -> AppContainer {
        let store = try store ?? DocumentStore(Database.shared())
        let (placeService, person) = (DevicePlaceService(store: store), DevicePersonService(store: store))
        if let project = try SupabaseProject(environment) {
            let parts = DeviceHandOverRecords(store: store)
            let listings = SupabaseFoodListingRepository(
                client: project.client(storage: try DeviceAuthStorage(store: store)), device: person.currentPerson,
                photoKey: project.photoKey, noting: { try? await parts.note($0.uuidString) })
            let container = AppContainer(listings, placeService, store, photos: listings)
            container.handOvers = ForgetfulHandOverRepository(listings, records: parts)
            (container.cases, container.moderation) = (listings, SupabaseModerationRepository(listings: listings))
            let nobody = SupabaseFoodListingRepository(client: project.clientOfNobody())
            container.purge = { try await nobody.removeLeftoverPhotos() }
            if let key = project.serverKey { container.changesOfOthers = { try await nobody.changes(since: $0, key: key) } }
            container.news = container.makeNews(store)
            return container
        }
        let beside = try photos ?? Database.shared().file.deletingLastPathComponent()
        let files = FolderPhotoFiles(folder: beside.appendingPathComponent("photos", isDirectory: true))
        let samples = DeviceSampleService(store: store, environment: environment)
        let moderators = DeviceModerationRecords(store: store)
        let own = LocalFoodListingRepository(
            table: SQLiteListingTable(store: store), personService: person, photos: files,
            records: DeviceHandOverRecords(store: store), acts: DeviceActRecords(store: store), cases: moderators,
            samples: { try await samples.isChosen(at: $0) })
        let container = AppContainer(own, placeService, store, photos: LocalListingPhotoRepository(files: files, listings: own))
        (container.handOvers, container.samples, container.cases) = (own, samples, own)
        container.moderation = try moderation(of: own, moderators, environment)
        container.purge = { try await own.purge() }
        container.news = container.makeNews(store)
        return container
    }

    /// Returns `nil` if the environment names no moderators.
    private static func moderation(
        of listings: LocalFoodListingRepository, _ records: DeviceModerationRecords, _ environment: [String: String]
    ) throws -> ModerationRepository? {
        let list = environment["FOODSHARE_MODERATORS"] ?? ""
        guard !list.isEmpty else { return nil }
        guard let codes = ModeratorCode.list(list) else {
            let rule = "must name moderators such as Anna:code,Ben:code with different codes of \(ModeratorCode.shortest) letters or more"
            throw LaunchError(variable: "FOODSHARE_MODERATORS", rule: rule)
        }
        return LocalModerationRepository(listings: listings, records: records, codes: codes) { ModeratorCode.digest(of: $0) }
    }

    private convenience init(
        _ listings: FoodListingRepository & ListingClaimRepository & ListingEditRepository & ListingReportRepository,
        _ placeService: PlaceService, _ store: DocumentStore, photos: ListingPhotoRepository
    ) {
        self.init(
            listingRepository: listings, placeService: placeService, claims: listings, edits: listings, reports: listings,
            drafts: DeviceDraftRepository(store: store), photos: photos)
    }

    /// Makes the parts that notify of news. The device must be current.
    private func makeNews(_ store: DocumentStore) -> NewsCenter? {
        handOvers.map { handOvers in
            NewsCenter(
                handOvers: handOvers, listings: listingRepository, cases: cases, records: DeviceNewsRecords(store: store),
                notices: DeviceNoticeService(), store: store)
        }
    }

    private var photoService: PhotoService? { photos == nil ? nil : DevicePhotoService.shared }

    @MainActor
    func makeFeedViewModel() -> FeedViewModel {
        FeedViewModel(
            repository: listingRepository, locationService: placeService, reports: reports, photos: photos, samples: samples,
            changes: handOvers.map { handOvers in
                { isWanted in
                    // A minor change of an offer that the feed does not show changes nothing in it, also if the person has a part.
                    handOvers.changes { isWanted($0) || !$0.isMinor && handOvers.mayHavePart(in: $0.id) }
                }
            })
    }

    @MainActor
    func makeFeedView() -> FeedView {
        makeFeedView(makeFeedViewModel(), PlaceViewModel(service: placeService))
    }

    @MainActor
    func makeFeedView(_ feed: FeedViewModel, _ places: PlaceViewModel, _ news: NewsViewModel? = nil) -> FeedView {
        FeedView(
            viewModel: feed, places: places, details: makeDetailsViewModel,
            offer: claims.map { _ in { self.makeOfferViewModel() } },
            edit: edits.map { edits in { self.makeEditViewModel($0, edits) } },
            conversation: handOvers.map { handOvers in { self.makeConversation($0, handOvers) } },
            saveSearch: news.map { news in { self.saveSearch(news, feed, places) } },
            findDraft: drafts.map { drafts in { (try? await drafts.hasDraft()) ?? false } })
    }

    /// Makes the button that saves the search of the list.
    @MainActor
    private func saveSearch(_ news: NewsViewModel, _ feed: FeedViewModel, _ places: PlaceViewModel) -> AnyView {
        guard let middle = feed.location else { return AnyView(EmptyView()) }
        let place = (feed.place ?? places.chosen)?.name ?? middle.rounded.words
        let search = SavedSearch(place: place, middle: middle, radiusKm: feed.radiusKm, filter: feed.filter)
        return AnyView(SaveSearchButton(news: news, search: search))
    }

    /// Returns `nil` if the app does not notify.
    @MainActor
    func makeNewsViewModel() -> NewsViewModel? {
        news.map { news in
            NewsViewModel(records: news.records, notices: news.notices, tell: news.tell) { await news.schedule() }
        }
    }

    /// Creates the view model of the tab with everything in which this person has a part; `nil` if the app
    /// has no hand-overs.
    @MainActor
    func makeMineViewModel() -> MineViewModel? {
        handOvers.map { MineViewModel(repository: $0, listings: listingRepository, photos: photos, drafts: drafts, cases: cases) }
    }

    @MainActor
    func makeMineView(
        _ viewModel: MineViewModel, _ news: NewsViewModel? = nil, open: ((SavedSearch) -> Void)? = nil
    ) -> MineView? {
        handOvers.map { handOvers in
            MineView(
                viewModel: viewModel, news: news, open: open, details: makeDetailsViewModel,
                conversation: { self.makeConversation($0, handOvers) },
                edit: edits.map { edits in { self.makeEditViewModel($0, edits) } },
                again: { [self] listing in
                    // Nothing of it is kept as a draft: the form of a new offer has a separate one.
                    let form = OfferViewModel(
                        offer: makeOffer(), places: placeService, photoService: photoService, takesTerms: true)
                    form.repeatOffer(listing) { try await handOvers.terms(of: listing.id) }
                    return form
                }, newOffer: claims.map { _ in { self.makeOfferViewModel() } },
                moderation: moderation.map { repository in { ModerationViewModel(repository: repository) } })
        }
    }

    @MainActor
    private func makeConversation(_ route: ConversationRoute, _ handOvers: HandOverRepository) -> ConversationViewModel {
        ConversationViewModel(
            route, repository: handOvers,
            offer: { [listingRepository] in
                let listing = try await listingRepository.fetch(id: route.listing)
                return listing.map { HandOverOffer(id: $0.id, title: $0.title, photo: $0.photo) }
            }, photo: { [photos] name in try? await photos?.photo(name, .small) }, keepTerms: makeKeepTerms())
    }

    /// Returns `nil` if offers cannot be changed.
    private func makeKeepTerms() -> KeepTermsUseCase? {
        guard let handOvers, let edits else { return nil }
        return DefaultKeepTermsUseCase(
            handOvers: handOvers, listings: listingRepository, edits: edits,
            movedWords: String(localized: .handOverMovedMessage), addressWords: String(localized: .handOverAddressedMessage))
    }

    @MainActor
    private func makeDetailsViewModel(_ id: FoodListing.ID) -> ListingDetailsViewModel {
        ListingDetailsViewModel(
            id: id, repository: listingRepository, claims: claims, reports: reports, photos: photos, handOvers: handOvers,
            cases: cases, keepTerms: makeKeepTerms())
    }

    @MainActor
    private func makeEditViewModel(_ listing: FoodListing, _ edits: ListingEditRepository) -> OfferViewModel {
        let edit = DefaultEditListingUseCase(
            repository: edits, photos: photos, movedWords: String(localized: .handOverMovedMessage))
        return OfferViewModel(
            listing, edit: edit, places: placeService, photoService: photoService, photos: photos,
            terms: handOvers.map { handOvers in { try await handOvers.terms(of: listing.id) } })
    }

    @MainActor
    private func makeOfferViewModel() -> OfferViewModel {
        OfferViewModel(
            offer: makeOffer(), places: placeService, drafts: drafts, photoService: photoService, takesTerms: handOvers != nil)
    }

    private func makeOffer() -> OfferListingUseCase {
        DefaultOfferListingUseCase(repository: listingRepository, photos: photos, handOvers: handOvers, edits: edits)
    }
}
