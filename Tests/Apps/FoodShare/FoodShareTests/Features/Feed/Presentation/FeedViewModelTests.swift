import Foundation
import KitTesting
import Testing

@testable import FoodShare

@MainActor @Suite struct FeedViewModelTests {
    @Test(.mission("L-04", "L-20", "L-25", "L-49", "L-50", "L-52", "L-53", "L-55"))
    func `what is near the current location is loaded`() async {
        let subject = FeedViewModel(repository: MockFoodListingRepository(), locationService: MockPlaceService())
        #expect(subject.listings.isEmpty && !subject.isLoading && subject.error == nil && subject.nearby.isEmpty)
        subject.error = .offline
        await subject.loadNearbyListings()
        #expect(subject.listings.count == 3 && subject.nearby.count == 3)
        #expect(subject.error == nil && !subject.isLoading && subject.location == .fixture)
    }

    @Test func `a failure keeps what is shown and says why`() async {
        let subject = FeedViewModel(repository: MockFoodListingRepository(error: .offline), locationService: MockPlaceService())
        subject.listings = .fixtures
        await subject.loadNearbyListings()
        #expect(subject.error == .offline && subject.listings == .fixtures && !subject.isLoading)
        let nowhere = FeedViewModel(repository: MockFoodListingRepository(), locationService: MockPlaceService(place: nil))
        await nowhere.loadNearbyListings()
        #expect(nowhere.error == .noPlace && nowhere.listings.isEmpty)
    }

    @Test(.mission("L-54")) func `it asks once at a time`() async {
        let subject = FeedViewModel(repository: MockFoodListingRepository(), locationService: MockPlaceService())
        subject.isLoading = true
        await subject.loadNearbyListings()
        #expect(subject.listings.isEmpty && subject.isLoading)
    }

    @Test func `a radius that changes while it asks is asked for too`() async {
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

    @Test func `whom somebody hides is asked for anew on a refresh, and not for each radius`() async throws {
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

    @Test func `a place is found by its name and chosen`() async {
        let subject = PlaceViewModel(service: MockPlaceService(place: nil))
        await subject.load()
        #expect(subject.chosen == nil)
        subject.name = " par "
        await subject.search()
        #expect(subject.found.map(\.name) == ["Paris"] && !subject.isUnknown)
        await subject.pick(subject.found[0])
        #expect(subject.chosen?.name == "Paris" && subject.found.isEmpty && subject.name.isEmpty)
        subject.name = "Xyzzy"
        await subject.search()
        #expect(subject.isUnknown && subject.found.isEmpty)
    }

    @Test func `a device that does not say where it is is told so`() async {
        let subject = PlaceViewModel(service: MockPlaceService(place: nil, error: .locationDenied))
        await subject.useDeviceLocation()
        #expect(subject.error == .locationDenied && subject.chosen == nil && !subject.isLoading)
    }
}

/// Answers its first question when it is let go.
private actor HeldRepository: FoodListingRepository {
    private(set) var radii: [Double] = []
    private var held: CheckedContinuation<Void, Never>?
    private var waiting: [(Int, CheckedContinuation<Void, Never>)] = []

    func fetchNearby(location: Coordinate, radiusKm: Double) async throws -> [FoodListing] {
        radii.append(radiusKm)
        for (count, waiter) in waiting where count <= radii.count { waiter.resume() }
        waiting.removeAll { $0.0 <= radii.count }
        if radii.count == 1 { await withCheckedContinuation { held = $0 } }
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
