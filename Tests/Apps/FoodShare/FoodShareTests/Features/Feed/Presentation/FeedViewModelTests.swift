import Foundation
import StrataKitTesting
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

@MainActor @Suite struct FeedViewModelTests {
    @Test(.mission("L-20", "L-25", "L-52", "L-53", "L-55"))
    func `loading fetches the listings near the current location`() async {
        let subject = FeedViewModel(repository: MockFoodListingRepository(), locationService: MockPlaceService())
        #expect(subject.listings.isEmpty && !subject.isLoading && subject.error == nil && subject.nearby.isEmpty)
        subject.error = .offline
        await subject.loadNearbyListings()
        #expect(subject.listings.count == 3 && subject.nearby.count == 3)
        #expect(subject.error == nil && !subject.isLoading && subject.location == .fixture)
    }

    @Test func `a failed load keeps the listings and sets the error`() async {
        let subject = FeedViewModel(repository: MockFoodListingRepository(error: .offline), locationService: MockPlaceService())
        subject.listings = .fixtures
        await subject.loadNearbyListings()
        #expect(subject.error == .offline && subject.listings == .fixtures && !subject.isLoading)
        let nowhere = FeedViewModel(repository: MockFoodListingRepository(), locationService: MockPlaceService(place: nil))
        await nowhere.loadNearbyListings()
        #expect(nowhere.error == .noPlace && nowhere.listings.isEmpty)
    }

    @Test(.mission("L-54")) func `a second load does nothing while one is running`() async {
        let subject = FeedViewModel(repository: MockFoodListingRepository(), locationService: MockPlaceService())
        subject.isLoading = true
        await subject.loadNearbyListings()
        #expect(subject.listings.isEmpty && subject.isLoading)
    }

    @Test func `a radius that changes during a request is requested afterwards`() async {
        let repository = HeldRepository()
        let subject = FeedViewModel(repository: repository, locationService: MockPlaceService())
        let loading = Task { await subject.loadNearbyListings() }
        await repository.waitUntilAsked(1)
        subject.radiusKm = 10
        await subject.loadNearbyListings()
        await repository.go()
        await loading.value
        #expect(await repository.radii == [5, 10])
    }

    @Test func `a filter that changes during a request is requested afterwards`() async {
        let repository = HeldRepository()
        let subject = FeedViewModel(repository: repository, locationService: MockPlaceService())
        let loading = Task { await subject.loadNearbyListings() }
        await repository.waitUntilAsked(1)
        subject.filter = FeedFilter(category: .dairy, words: "milk")
        await subject.loadNearbyListings()
        await repository.go()
        await loading.value
        #expect(await repository.filters == [FeedFilter(), FeedFilter(category: .dairy, words: "milk")])
    }

    @Test func `a cancelled load is not an error and keeps the listings`() async {
        let held = HeldRepository(error: CancellationError())
        let subject = FeedViewModel(repository: held, locationService: MockPlaceService())
        subject.listings = .fixtures
        let loading = Task { await subject.loadNearbyListings() }
        await held.waitUntilAsked(1)
        loading.cancel()
        await held.go()
        await loading.value
        #expect(subject.error == nil && subject.listings == .fixtures && !subject.isLoading)
    }

    @Test func `cancelled requests show no error in the offer form, the offer's page and the place search`() async {
        let repository = CancelledRepository()
        let page = ListingDetailsViewModel(id: UUID(), repository: repository)
        await page.load()
        #expect(page.error == nil && !page.isLoading)
        let form = OfferViewModel(offer: DefaultOfferListingUseCase(repository: repository), places: MockPlaceService())
        form.draft = ListingDraft(title: "Bread", expiryDate: Date(timeIntervalSinceNow: 3600), place: .here(.fixture))
        await form.save()
        #expect(form.error == nil && form.offered == nil && !form.isLoading)
        let cancelled = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            let place = PlaceViewModel(service: MockPlaceService(error: .offline))
            await place.load()
            return place.error
        }
        #expect(await cancelled.value == nil)
    }

    @Test func `an empty list stays on screen while a refresh fails`() async throws {
        let subject = FeedViewModel(repository: FailingLaterRepository(), locationService: MockPlaceService())
        let view = FeedView(viewModel: subject, places: PlaceViewModel(service: MockPlaceService())) {
            ListingDetailsViewModel(id: $0, repository: MockFoodListingRepository())
        } offer: {
            OfferViewModel(
                offer: DefaultOfferListingUseCase(repository: MockFoodListingRepository()), places: MockPlaceService())
        }
        let screen = Screen(view)
        await screen.settle { $0.has("No offers here just now") }
        await subject.loadNearbyListings()
        await screen.settle { $0.has("feed.error") }
        #expect(screen.has("feed.radius") && !screen.has("problem"))
    }

    @Test func `the number of blocked people is requested on a refresh, but not after a change of radius`() async throws {
        let reports = MockListingReportRepository(hidden: 2)
        let subject = FeedViewModel(
            repository: MockFoodListingRepository(), locationService: MockPlaceService(), reports: reports)
        await subject.loadNearbyListings()
        #expect(subject.hiddenPeople == 2)
        #expect(await reports.asked == 1)
        for radius in [6.0, 7, 8] {
            subject.radiusKm = radius
            await subject.loadNearbyListings()
        }
        #expect(await reports.asked == 1)
        try await reports.block(giverOf: UUID())
        await subject.loadNearbyListings()
        #expect(subject.hiddenPeople == 3)
        #expect(await reports.asked == 2)
        await subject.unblockAll()
        #expect(subject.hiddenPeople == 0)
    }

    @Test func `a place is found by name and chosen`() async {
        let subject = PlaceViewModel(service: MockPlaceService(place: nil))
        await subject.load()
        #expect(subject.chosen == nil)
        subject.search.name = " par "
        await subject.find(in: Locale(identifier: "en"))
        #expect(subject.search.found.map(\.name) == ["Paris"] && !subject.search.isUnknown)
        await subject.pick(subject.search.found[0])
        #expect(subject.chosen?.name == "Paris" && subject.search.found.isEmpty && subject.search.name.isEmpty)
        subject.search.name = "Xyzzy"
        await subject.find(in: Locale(identifier: "en"))
        #expect(subject.search.isUnknown && subject.search.found.isEmpty)
    }

    @Test func `the position of a chosen place is rounded to about a kilometre`() async {
        let subject = PlaceViewModel(service: MockPlaceService(place: nil))
        await subject.pick(Place(name: "Mill Lane", region: "", location: Coordinate(latitude: 51.51237, longitude: -0.12346)))
        #expect(subject.chosen?.location == Coordinate(latitude: 51.51, longitude: -0.12))
    }

    @Test func `a device without a position shows the error`() async {
        let subject = PlaceViewModel(service: MockPlaceService(place: nil, error: .locationDenied))
        await subject.useDeviceLocation()
        #expect(subject.error == .locationDenied && subject.chosen == nil && !subject.isLoading)
    }
}

/// A repository that holds its first response until a test releases it.
private actor HeldRepository: FoodListingRepository {
    private(set) var radii: [Double] = []
    private(set) var filters: [FeedFilter] = []
    private let error: (any Error)?
    private var held: CheckedContinuation<Void, Never>?
    private var waiting: [(Int, CheckedContinuation<Void, Never>)] = []

    init(error: (any Error)? = nil) {
        self.error = error
    }

    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter) async throws -> [FoodListing] {
        radii.append(radiusKm)
        filters.append(filter)
        for (count, waiter) in waiting where count <= radii.count { waiter.resume() }
        waiting.removeAll { $0.0 <= radii.count }
        if radii.count == 1 { await withCheckedContinuation { held = $0 } }
        if let error { throw error }
        return []
    }

    func waitUntilAsked(_ count: Int) async {
        guard radii.count < count else { return }
        await withCheckedContinuation { waiting.append((count, $0)) }
    }

    func go() { held?.resume() }

    func fetch(id: UUID) async throws -> FoodListing? { nil }
    func create(_ listing: FoodListing) async throws -> FoodListing { listing }
    func delete(id: UUID) async throws {}
}

/// A repository that throws the error of cancelled work.
private struct CancelledRepository: FoodListingRepository {
    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter) async throws -> [FoodListing] {
        throw CancellationError()
    }
    func fetch(id: UUID) async throws -> FoodListing? { throw URLError(.cancelled) }
    func create(_ listing: FoodListing) async throws -> FoodListing { throw CancellationError() }
    func delete(id: UUID) async throws { throw CancellationError() }
}

/// A repository whose first result is empty, and which fails afterwards.
private actor FailingLaterRepository: FoodListingRepository {
    private var isAsked = false

    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter) async throws -> [FoodListing] {
        defer { isAsked = true }
        if isAsked { throw AppError.offline }
        return []
    }
    func fetch(id: UUID) async throws -> FoodListing? { nil }
    func create(_ listing: FoodListing) async throws -> FoodListing { listing }
    func delete(id: UUID) async throws {}
}
