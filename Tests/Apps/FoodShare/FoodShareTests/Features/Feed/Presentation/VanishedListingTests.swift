import Foundation
import StrataKitTesting
import StrataPersistence
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of a listing that is removed while its page is open.
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

    @Test func `claiming, releasing or reporting a deleted listing shows the error gone and hides the buttons`() async throws {
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

    @Test func `deleting or editing a listing that another window deleted shows the error gone`() async throws {
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

    @Test func `the page of an expired offer says that it has expired, to its giver and to others`() async throws {
        let soon = FoodListing.fixture(location: home, expiryDate: Date(timeIntervalSinceNow: 3600))
        let listing = try await person("giver").create(soon)
        let (open, own) = (await page(listing.id, "anna"), await page(listing.id, "giver"))
        let past = FoodListing.fixture(id: listing.id, location: home, expiryDate: Date(timeIntervalSinceNow: -1))
        try await person("giver").update(past)
        await open.claim()
        await own.load()
        #expect(try await person("giver").standing(of: listing.id) == .own(.none))
        for (page, name) in [(open, "anna"), (own, "giver")] {
            #expect(page.listing?.isExpired == true && page.error == nil, "\(name)")
            let screen = Screen(
                NavigationStack { ListingDetailsView(viewModel: page, from: home, edit: { form(of: $0) }) })
            await screen.settle { $0.has("listing.standing") }
            #expect(try screen.element("listing.standing").text == "This offer has expired, so nobody can get it any more.")
            #expect(!screen.has("listing.claim") && !screen.has("listing.error"))
            #expect(screen.has("listing.edit") == (name == "giver"))
        }
    }

    private func form(of listing: FoodListing) -> OfferViewModel {
        OfferViewModel(listing, edit: DefaultEditListingUseCase(repository: person("giver")))
    }

    @Test func `the page of an expired offer says so to giver and claimer, whether the claim was accepted or not`() async throws {
        for isAccepted in [false, true] {
            let listing = try await person("giver").create(
                .fixture(location: home, expiryDate: Date(timeIntervalSinceNow: 3600)))
            try await person("anna").claim(id: listing.id)
            if isAccepted { try await person("giver").accept(id: listing.id) }
            try await person("giver").update(
                .fixture(id: listing.id, location: home, expiryDate: Date(timeIntervalSinceNow: -1)))
            for name in ["anna", "giver"] {
                let page = await page(listing.id, name)
                let screen = Screen(NavigationStack { ListingDetailsView(viewModel: page, from: home) })
                await screen.settle { $0.has("listing.standing") }
                #expect(try screen.element("listing.standing").text.hasPrefix("This offer has expired"))
                #expect(!screen.has("listing.accept") && !screen.has("listing.release"))
            }
        }
    }
}
