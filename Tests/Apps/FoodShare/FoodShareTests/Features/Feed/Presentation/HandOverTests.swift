import Foundation
import StrataKitTesting
import StrataPersistence
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of a hand-over from the claim to the exact place, as giver and claimer see it.
@MainActor @Suite(.timeLimit(.minutes(5))) struct HandOverTests {
    private let folder: TemporaryFolder
    private let store: DocumentStore
    private let spot = Coordinate(latitude: 51.51237, longitude: -0.12346)

    init() throws {
        folder = try TemporaryFolder()
        store = DocumentStore(try Database(file: folder.file("handover.sqlite")))
    }

    private func person(_ name: String) -> LocalFoodListingRepository {
        LocalFoodListingRepository(table: SQLiteListingTable(store: store), personService: MockPersonService(id: name))
    }

    private func feed(_ name: String, clock: ScreenClock? = nil) async -> Screen {
        let own = person(name)
        let container = AppContainer(
            listingRepository: own, placeService: MockPlaceService(), claims: own, edits: own, reports: own)
        let screen = Screen(container.makeFeedView(), clock: clock)
        await screen.settle { $0.has("feed.listing") }
        return screen
    }

    private func row(_ screen: Screen) -> String {
        screen.all(.any, nil).first { $0.identifier == "feed.listing" }?.text ?? ""
    }

    private func refresh(_ screen: Screen, until words: String) async throws {
        try screen.element("feed.count").refresh()
        await screen.settle { row($0).contains(words) }
    }

    @Test func `after a refresh, the list shows giver and claimer a new claim, then its acceptance`() async throws {
        let id = try await person("giver").create(.fixture(location: spot)).id
        let (giver, anna, ben) = (await feed("giver"), await feed("anna"), await feed("ben"))
        #expect(row(giver).contains("Yours") && !row(giver).contains("somebody would like it"))
        #expect(!row(anna).contains("Your"))
        try await person("anna").claim(id: id)
        try await refresh(giver, until: "Yours: somebody would like it")
        try await refresh(anna, until: "You asked for it")
        try await refresh(ben, until: "Somebody has asked for it")
        try await person("giver").accept(id: id)
        try await refresh(giver, until: "Yours: promised")
        try await refresh(anna, until: "Yours to collect")
    }

    @Test func `the list shows an offer's new state after its page is closed`() async throws {
        _ = try await person("giver").create(.fixture(location: spot))
        let anna = await feed("anna")
        try #require(anna.all(.any, nil).first { $0.identifier == "feed.listing" }).tap()
        await anna.settle { $0.has("listing.claim") }
        try anna.element("listing.claim").tap()
        await anna.settle { $0.has("listing.release") }
        anna.back()
        await anna.settle { row($0).contains("You asked for it") }
    }

    @Test func `the accepted claimer gets a link to a map of the exact place`() async throws {
        let id = try await person("giver").create(.fixture(location: spot)).id
        let anna = person("anna")
        let page = ListingDetailsViewModel(id: id, repository: anna, claims: anna)
        let screen = Screen(NavigationStack { ListingDetailsView(viewModel: page, from: .fixture) })
        await screen.settle { $0.has("listing.claim") }
        try screen.element("listing.claim").tap()
        await screen.settle { $0.has("listing.release") }
        #expect(!screen.has("listing.map") && !screen.has("listing.place"))
        try await person("giver").accept(id: id)
        await page.load()
        await screen.settle { $0.has("listing.map") }
        #expect(
            try screen.element("listing.map").url
                == "https://www.openstreetmap.org/?mlat=51.51237&mlon=-0.12346#map=18/51.51237/-0.12346")
        #expect(try screen.element("listing.place").text.contains("51.5124, -0.1235"))
    }

    @Test func `the page of an accepted claim shows no map until the exact place is loaded`() async throws {
        let id = try await person("giver").create(.fixture(location: spot)).id
        try await person("anna").claim(id: id)
        let giver = person("giver")
        let slow = AcceptedMeanwhile(anna: person("anna")) { try await giver.accept(id: id) }
        let page = ListingDetailsViewModel(id: id, repository: slow, claims: slow)
        await page.load()
        #expect(try await person("anna").standing(of: id) == .received)
        #expect(page.exactPlace == nil && page.listing?.location != spot)
        let screen = Screen(NavigationStack { ListingDetailsView(viewModel: page, from: .fixture) })
        #expect(!screen.has("listing.map") && !screen.has("listing.place"))
        await screen.settle { $0.has("listing.map") }
        #expect(page.exactPlace == spot)
    }

    @Test func `ages in the list and on a page are updated over time`() async throws {
        _ = try await person("giver").create(.fixture(location: spot))
        let clock = ScreenClock(Date())
        let anna = await feed("anna", clock: clock)
        #expect(row(anna).contains("2 hours ago"))
        // A list that is drawn again for another reason starts its wait again, so one step may be too early.
        while !row(anna).contains("3 hours ago") { await clock.advance(by: 61) }
    }
}

/// A repository in which the giver accepts the claim just after the page has read the listing with its public
/// place.
private actor AcceptedMeanwhile: FoodListingRepository, ListingClaimRepository {
    private let anna: LocalFoodListingRepository
    private let accept: @Sendable () async throws -> Void
    private var isAccepted = false

    init(anna: LocalFoodListingRepository, accept: @escaping @Sendable () async throws -> Void) {
        self.anna = anna
        self.accept = accept
    }

    func fetch(id: UUID) async throws -> FoodListing? {
        let listing = try await anna.fetch(id: id)
        if !isAccepted { try await accept() }
        isAccepted = true
        return listing
    }

    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter) async throws -> [FoodListing] { [] }
    func create(_ listing: FoodListing) async throws -> FoodListing { listing }
    func delete(id: UUID) async throws {}
    func standing(of id: UUID) async throws -> ListingStanding { try await anna.standing(of: id) }
    func claim(id: UUID) async throws {}
    func release(id: UUID) async throws {}
    func accept(id: UUID) async throws {}
}
