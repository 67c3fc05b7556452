import Foundation
import KitTesting
import PersistenceKit
import Testing

@testable import FoodShare

/// A listing that goes while somebody looks at it.
@MainActor @Suite struct VanishedListingTests {
    private let folder: TemporaryFolder
    private let store: DocumentStore
    private let home = Coordinate(latitude: 48.2, longitude: 16.37)

    init() throws {
        folder = try TemporaryFolder()
        store = DocumentStore(try Database(file: folder.file("listings.sqlite")))
    }

    private func person(_ name: String) -> LocalFoodListingRepository {
        LocalFoodListingRepository(table: SQLiteListingTable(store: store), personService: MockPersonService(id: name))
    }

    private func page(_ id: FoodListing.ID, _ name: String) async -> ListingDetailsViewModel {
        let person = person(name)
        let page = ListingDetailsViewModel(id: id, repository: person, claims: person, reports: person)
        await page.load()
        return page
    }

    @Test func `whoever asks for it, reports it or lets go is told, reads it on, and has nothing to tap`() async throws {
        let works: [(ListingDetailsViewModel) async -> Void] = [
            { await $0.claim() }, { await $0.release() }, { await $0.report(for: .scam) }, { await $0.blockGiver() },
        ]
        for work in works {
            let listing = try await person("giver").create(.fixture(location: home))
            let open = await page(listing.id, "anna")
            #expect(open.standing == .open && open.canReport && open.error == nil)
            try await person("giver").delete(id: listing.id)
            await work(open)
            #expect(open.error == .gone && open.standing == nil && !open.canReport)
            #expect(open.listing?.title == listing.title && !open.isGone && !open.isLoading)
        }
    }

    @Test func `its giver, who took it off in another window, is told so as well`() async throws {
        let listing = try await person("giver").create(.fixture(location: home))
        let open = await page(listing.id, "giver")
        let form = OfferViewModel(listing, edit: DefaultEditListingUseCase(repository: person("giver")))
        try await person("giver").delete(id: listing.id)
        await open.delete()
        #expect(open.error == .gone && open.standing == nil)
        form.draft.title = "Rolls"
        await form.save()
        #expect(form.error == .gone && form.offered == nil)
    }

    @Test func `one whose time is over meanwhile is gone for who asks`() async throws {
        let soon = FoodListing.fixture(location: home, expiryDate: Date(timeIntervalSinceNow: 3600))
        let listing = try await person("giver").create(soon)
        let open = await page(listing.id, "anna")
        let past = FoodListing.fixture(id: listing.id, location: home, expiryDate: Date(timeIntervalSinceNow: -1))
        try await person("giver").update(past)
        await open.claim()
        #expect(open.error == .gone && open.standing == nil)
    }
}
