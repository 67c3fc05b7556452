import Foundation
import StrataKitTesting
import StrataPersistence
import Testing

@testable import FoodShare

/// Tests that a search finds rare listings among many nearer ones.
@Suite(.timeLimit(.minutes(5))) struct RareListingTests {
    private let folder: TemporaryFolder
    private let table: SQLiteListingTable
    private let home = Coordinate(latitude: 48.2, longitude: 16.37)

    init() throws {
        folder = try TemporaryFolder()
        table = SQLiteListingTable(store: DocumentStore(try Database(file: folder.file("rare.sqlite"))))
    }

    private var subject: LocalFoodListingRepository {
        LocalFoodListingRepository(table: table, personService: MockPersonService())
    }

    private func put(_ listings: [FoodListing]) async throws {
        try await table.put(listings.map { FoodListingFile(listing: FoodListingDTO($0), owner: "giver") })
    }

    private func found(_ filter: FeedFilter) async throws -> [String] {
        try await subject.fetchNearby(location: home, radiusKm: 5, filter: filter).map(\.title)
    }

    @Test func `a search by category or text finds a dairy offer that is farther away than 250 breads`() async throws {
        let breads = (0..<250).map { number in
            FoodListing.fixture(location: home.moved(metres: Double(number * 10), turns: 0.3))
        }
        let far = home.moved(metres: 4_000, turns: 0.8)
        try await put(breads + [.fixture(title: "Crème fraîche", description: "Two cups.", category: .dairy, location: far)])
        #expect(try await found(FeedFilter()).count == 200)
        #expect(try await found(FeedFilter(category: .dairy)) == ["Crème fraîche"])
        #expect(try await found(FeedFilter(words: "CUPS  creme")) == ["Crème fraîche"])
        #expect(try await found(FeedFilter(category: .dairy, words: "bread")).isEmpty)
        #expect(try await found(FeedFilter(category: .bakery, words: "loaves")).count == 200)
    }

    @Test func `a search for the category other finds listings with a category of a later version`() async throws {
        let later = FoodListingDTO(
            id: UUID().uuidString, title: "Kimchi", description: nil, category: "fermented", latitude: home.latitude,
            longitude: home.longitude, created_at: FoodListingDTO.text(Date()),
            expiry_date: FoodListingDTO.text(Date(timeIntervalSinceNow: 3600)))
        try await table.put([FoodListingFile(listing: later, owner: "giver")])
        #expect(try await found(FeedFilter(category: .other)) == ["Kimchi"])
        #expect(try await found(FeedFilter(category: .meals)).isEmpty)
    }

    @Test func `no sample listings are created if listings exist but none matches the filter`() async throws {
        try await put([.fixture(location: home)])
        #expect(try await found(FeedFilter(category: .drinks)).isEmpty)
        #expect(try await found(FeedFilter()) == ["Sourdough bread"])
    }
}
