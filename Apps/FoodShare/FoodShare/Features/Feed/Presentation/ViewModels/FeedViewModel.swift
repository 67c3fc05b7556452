import Foundation
import Observation

/// The view model of the feed, as in document 003, with a radius and a filter.
@MainActor
@Observable
final class FeedViewModel {
    var listings: [FoodListing] = []
    var isLoading = false
    var error: AppError?
    /// The place from which distances are measured.
    private(set) var location: Coordinate?
    /// The radius of the search in kilometres.
    var radiusKm = FeedViewModel.defaultRadius {
        didSet { if let location { interest.watch(around: location, radiusKm: radiusKm) } }
    }
    static let defaultRadius = 5.0
    static let radii = 1.0...25
    var filter = FeedFilter()
    /// A Boolean value that indicates whether the offers are shown on a map instead of in a list.
    var isMap = false
    /// The place to search around instead of the place that the device stores, such as that of a shared
    /// address; `nil` for the device's.
    var place: Place?
    /// The number of offers that the list shows at most. It is kept while the page of an offer is open, so that going back
    /// leads to the same position.
    private(set) var rows = FeedViewModel.firstPage
    /// The number of offers that the map shows at most.
    private var pins = FeedViewModel.mapPage
    /// The number of offers for which the latest successful request asked.
    private var requested = 0
    /// The number of all offers that the search finds; `nil` if all of them are loaded.
    private(set) var total: ListingCount?
    /// The number of people whose listings are hidden.
    private(set) var hiddenPeople = 0
    /// The radius and the filter for which the shown listings were loaded; `nil` before the first load.
    private var shown: Question?
    /// A Boolean value that indicates whether offers have changed since the last request.
    private var isStale = false
    private var reloading: Task<Void, Never>?
    /// The request for the next page that a row's appearance has begun.
    @ObservationIgnored private(set) var growing: Task<Void, Never>?
    /// The distance in metres of the nearest offer beyond the radius; `nil` if there are offers within it.
    private(set) var nearest: Double?
    /// A Boolean value that indicates whether ``nearest`` is that of the shown search.
    private(set) var isNearestKnown = false
    /// The latest offer of this person, if the list does not show it and the person has not been told so.
    var outside: NearbyListing?
    /// A Boolean value that indicates whether this person asked for samples.
    private(set) var showsSamples = false

    private let repository: FoodListingRepository
    private let locationService: LocationService
    private let reports: ListingReportRepository?
    private let photos: ListingPhotoRepository?
    private let samples: SampleService?
    private let changes: Changes?
    private let arrange: ArrangeListingsUseCase
    private let interest = ListingInterest()

    init(
        repository: FoodListingRepository, locationService: LocationService, reports: ListingReportRepository? = nil,
        photos: ListingPhotoRepository? = nil, samples: SampleService? = nil,
        changes: Changes? = nil, arrange: ArrangeListingsUseCase = DefaultArrangeListingsUseCase()
    ) {
        self.repository = repository
        self.locationService = locationService
        self.reports = reports
        self.photos = photos
        self.samples = samples
        self.changes = changes
        self.arrange = arrange
    }

    /// Returns the changes that satisfy a condition, from now on.
    typealias Changes = (@escaping @Sendable (ListingChange) -> Bool) -> AsyncStream<ListingChange>

    /// The listings that pass the filter: first those of the device's person, then those of other
    /// people, each group by distance.
    var nearby: [NearbyListing] {
        guard let location else { return [] }
        return arrange.execute(listings, from: location, filter: filter)
    }

    /// Loads the listings; the previous ones stay until the new ones arrive, or if that fails.
    ///
    /// Only one request runs at a time. If the radius or the filter changes meanwhile, it is repeated for the latest
    /// values.
    func loadNearbyListings() async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        do {
            repeat { try await load(question) } while shown != question || isStale
            error = nil
        } catch {
            if let told = AppError.told(error) { self.error = told }
        }
    }

    private func load(_ asked: Question) async throws {
        isStale = false
        let location = if let place = asked.place { place.location } else { try await locationService.currentLocation() }
        // What changes here from now on, the search may have missed.
        interest.watch(around: location, radiusKm: asked.radiusKm)
        showsSamples = try await samples?.isChosen(at: location) ?? false
        let found = try await repository.search(
            location: location, radiusKm: asked.radiusKm, filter: asked.filter, most: asked.rows)
        (listings, self.location, total) = (found.listings, location, found.total)
        interest.show(listings.map(\.id))
        requested = asked.rows
        // The count does not depend on the radius or the filter.
        if shown == nil || shown == asked { hiddenPeople = try await reports?.blockedCount() ?? 0 }
        shown = asked
    }

    private var question: Question { Question(radiusKm: radiusKm, filter: filter, place: place, rows: wanted) }

    /// The number of offers to load; the nearest ones are loaded.
    private var wanted: Int { isMap ? max(rows, pins) : rows }

    /// The number of rows of the list at first: more than any screen shows. The last five, whose appearance loads the next page,
    /// are behind the ten that count as visible until the screen is known.
    static let firstPage = 16
    /// The number of rows by which the list grows.
    static let page = 20
    /// The number of offers by which the map grows.
    static let mapPage = 200
    static let mostRows = 1_000
    /// The number of rows at the end of the list whose appearance loads the next page.
    private static let lastRows = 5

    /// A Boolean value that indicates whether there are more offers than those that are shown.
    var canShowMore: Bool {
        guard wanted < Self.mostRows else { return false }
        return listings.count > wanted || total.map { $0.isMore(than: listings.count) } ?? false
    }

    /// Loads one page more, together with the shown pages, so that no offer is missed if others are added or
    /// removed meanwhile. If the last page is still missing, it is requested again.
    func showMore() async {
        if requested >= wanted { grow() }
        await loadNearbyListings()
    }

    private func grow() {
        if isMap {
            pins = min(wanted + Self.mapPage, Self.mostRows)
        } else {
            rows = min(rows + Self.page, Self.mostRows)
        }
    }

    /// Loads the next page if a row is one of the last of the shown ones. A page that failed to load is not requested again
    /// by this.
    func rowAppeared(_ id: FoodListing.ID, of shown: ArraySlice<NearbyListing>) {
        guard shown.suffix(Self.lastRows).contains(where: { $0.id == id }), growing == nil, canShowMore, requested >= rows
        else { return }
        growing = Task {
            await showMore()
            growing = nil
        }
    }

    /// The parameters of a request for the feed's listings.
    private struct Question: Equatable {
        let radiusKm: Double
        let filter: FeedFilter
        let place: Place?
        let rows: Int
    }

    /// Loads the listings again whenever one of them changes, or a new one nearby is added.
    func watch() async {
        guard let changes = changes?({ [interest] in interest.includes($0) }) else { return }
        // While the list was hidden, it did not observe changes.
        if shown != nil { reloadSoon() }
        for await _ in changes { reloadSoon() }
    }

    /// Begins a request, or makes a running request repeat itself. So even for many changes at once, there
    /// are two requests.
    private func reloadSoon() {
        isStale = true
        guard reloading == nil, !isLoading else { return }
        reloading = Task {
            await loadNearbyListings()
            reloading = nil
        }
    }

    /// Finds out how far away the nearest offer is, if none is within the radius.
    func findNearest() async {
        (nearest, isNearestKnown) = (nil, false)
        guard let location, nearby.isEmpty else { return }
        let found = try? await repository.fetchNearby(location: location, radiusKm: Self.farthestKm, filter: filter, most: 1)
        guard !Task.isCancelled, let found else { return }
        nearest = found.map { location.metres(to: $0.location) }.min()
        isNearestKnown = true
    }

    /// The smallest radius that finds something, in whole kilometres; `nil` if no radius that can be chosen does, or that is
    /// not known yet.
    var fartherKm: Double? {
        guard let nearest else { return nil }
        let km = max(Self.radii.lowerBound, (nearest / 1_000).rounded(.up))
        return km > radiusKm && km <= Self.radii.upperBound ? km : nil
    }

    /// The distance to which the nearest offer is looked for, in kilometres.
    private static let farthestKm = 100.0

    /// A Boolean value that indicates whether this person can choose to see samples.
    var canShowSamples: Bool { samples != nil }

    /// Shows or hides samples around this place on this device.
    func show(samples isShown: Bool) async {
        guard let location else { return }
        do {
            try await samples?.choose(isShown, at: location)
        } catch {
            if let told = AppError.told(error) { self.error = told }
            return
        }
        await loadNearbyListings()
    }

    /// Loads the photo of a listing for its card; `nil` if that fails.
    func photo(_ name: String) async -> Data? {
        try? await photos?.photo(name, .small)
    }

    /// Shows the listings of all hidden people again.
    func unblockAll() async {
        do {
            try await reports?.unblockAll()
        } catch {
            if let told = AppError.told(error) { self.error = told }
            return
        }
        await loadNearbyListings()
    }
}
