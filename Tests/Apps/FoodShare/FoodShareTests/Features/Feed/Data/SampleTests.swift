import Foundation
import StrataKitTesting
import StrataPersistence
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests that samples are labelled and cannot be claimed.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SampleTests {
    private let folder: TemporaryFolder
    private let table: SQLiteListingTable

    init() throws {
        folder = try TemporaryFolder()
        table = SQLiteListingTable(store: DocumentStore(try Database(file: folder.file("samples.sqlite"))))
    }

    private func person(_ name: String) -> LocalFoodListingRepository {
        LocalFoodListingRepository(table: table, personService: MockPersonService(id: name))
    }

    private func screen(_ name: String) async -> Screen {
        let own = person(name)
        let container = AppContainer(
            listingRepository: own, placeService: MockPlaceService(), claims: own, edits: own, reports: own)
        let screen = Screen(container.makeFeedView())
        await screen.settle { $0.has("feed.listing") }
        return screen
    }

    @Test func `samples are labelled in the list, on the map and on their page, and cannot be claimed`() async throws {
        let screen = await screen("anna")
        let rows = screen.all(.any, nil).filter { $0.identifier == "feed.listing" }
        #expect(rows.count >= 5 && rows.allSatisfy { $0.text.contains("Sample, not a real offer") })
        try screen.element("feed.mode").tap()
        await screen.settle { $0.has("feed.map") }
        #expect(screen.has("Sample: Sourdough bread"))
        try screen.element("feed.mode").tap()
        await screen.settle { $0.has("feed.count") }
        try #require(screen.all(.any, nil).first { $0.identifier == "feed.listing" }).tap()
        await screen.settle { $0.has("listing.standing") }
        #expect(try screen.element("listing.standing").text.hasPrefix("This is a sample"))
        #expect(!screen.has("listing.claim"))
    }

    @Test func `no window is told of new samples`() async throws {
        let changes = table.changes { _ in true }
        #expect(try await !person("anna").fetchNearby(location: .fixture, radiusKm: 5).isEmpty)
        let offer = try await person("giver").create(.fixture(title: "Rye bread"))
        var first: ListingChange?
        for await change in changes {
            first = change
            break
        }
        #expect(first?.id == offer.id)
    }

    @Test func `offers of people are not labelled as samples`() async throws {
        _ = try await person("giver").create(.fixture(title: "Rye bread"))
        let screen = await screen("anna")
        let row = try #require(screen.all(.any, nil).first { $0.identifier == "feed.listing" })
        #expect(row.text.contains("Rye bread") && !row.text.contains("Sample"))
    }

    @Test func `a person who sees no offer gets samples although one is promised to somebody else`() async throws {
        let (giver, ben) = (person("giver"), person("ben"))
        // The giver and who asks for it have not asked for samples.
        let bread = try await LocalFoodListingRepository(
            table: table, personService: MockPersonService(id: "giver"), samples: { _ in false }
        ).create(.fixture(title: "Rye bread", location: .fixture))
        try await ben.claim(id: bread.id)
        try await giver.accept(id: bread.id)
        let seen = try await person("anna").fetchNearby(location: .fixture, radiusKm: 5)
        #expect(!seen.isEmpty && seen.allSatisfy { $0.standing == .sample })
        #expect(try await person("anna").fetchNearby(location: .fixture, radiusKm: 5).count == seen.count, "none is made twice")
        let soup = FeedFilter(words: "nothing is called so")
        #expect(try await person("anna").fetchNearby(location: .fixture, radiusKm: 5, filter: soup).isEmpty)
        #expect(try await person("anna").fetchNearby(location: .fixture, radiusKm: 5).count == seen.count)
    }

    @Test func `a claim of a sample is refused, and a sample claimed earlier is still a sample`() async throws {
        let anna = person("anna")
        let sample = try #require(try await anna.fetchNearby(location: .fixture, radiusKm: 5).first)
        #expect(sample.standing == .sample)
        await #expect(throws: AppError.taken) { try await anna.claim(id: sample.id) }
        _ = try await table.change(id: sample.id.uuidString) { file in
            file.claimer = "ben"
            return true
        }
        #expect(try await anna.standing(of: sample.id) == .sample)
        #expect(try await person("ben").standing(of: sample.id) == .sample)
        #expect(try await anna.fetchNearby(location: .fixture, radiusKm: 5).contains { $0.id == sample.id })
    }
}
