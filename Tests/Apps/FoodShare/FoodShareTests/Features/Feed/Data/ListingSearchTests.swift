import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing

@testable import FoodShare

/// Tests of the number of offers that a search finds, and of the offers that it returns with it.
@Suite(.timeLimit(.minutes(5))) struct ListingSearchTests {
    private let folder: TemporaryFolder
    private let store: DocumentStore
    private let home = Coordinate(latitude: 48.2, longitude: 16.37)

    init() throws {
        folder = try TemporaryFolder()
        store = DocumentStore(try Database(file: folder.file("search.sqlite")))
    }

    private var table: SQLiteListingTable { SQLiteListingTable(store: store) }

    private func person(_ service: PersonService = MockPersonService(), samples: Bool = false) -> LocalFoodListingRepository {
        LocalFoodListingRepository(table: table, personService: service, samples: { _ in samples })
    }

    private func file(_ title: String = "Bread", expiry: TimeInterval = 3600, owner: String? = "giver") -> FoodListingFile {
        let listing = FoodListing.fixture(title: title, location: home, expiryDate: Date(timeIntervalSinceNow: expiry))
        return FoodListingFile(listing: FoodListingDTO(listing), owner: owner)
    }

    /// Returns a listing in each state in which it is not offered to everybody.
    private func special() throws -> [FoodListingFile] {
        var (given, reported, kept, barred, gone) = (file(), file(), file(), file(), file())
        given.ask("ben", at: Date())
        try given.performOnCurrent(.accept, by: "giver", at: Date())
        reported.addReport(by: "me", for: .scam, weight: 0)
        kept.decision = "kept"
        barred.barred = ["me"]
        gone.takeBack(at: Date())
        var appealed = file()
        appealed.appeals = 1
        return [given, reported, kept, barred, gone, appealed, file(expiry: -1), file(owner: "rude")]
    }

    @Test func `a search counts the offers that a person may see, and no others, near and far from the returned ones`() async throws {
        let service = MockPersonService()
        try await service.block("rude")
        try await table.put((0..<30).map { file("Bread \($0)") } + special())
        for most in [1, 5, 30, 200] {
            let found = try await person(service).search(location: home, radiusKm: 5, filter: FeedFilter(), most: most)
            #expect(found.listings.count == min(most, 30), "\(most)")
            #expect(found.total == (most < 30 ? .exactly(30) : nil), "\(most)")
        }
        #expect(try await person(service).countNearby(location: home, radiusKm: 5, filter: FeedFilter()) == .exactly(30))
        #expect(try await person().countNearby(location: home, radiusKm: 5, filter: FeedFilter()) == .exactly(31))
    }

    @Test(arguments: [false, true])
    func `an offer that somebody asked for counts for all, and once it is promised for giver and taker only`(
        isPromised: Bool
    ) async throws {
        var asked = file()
        asked.ask("ben", at: Date())
        if isPromised { try asked.performOnCurrent(.accept, by: "giver", at: Date()) }
        try await table.put([file("Bread 0"), asked])
        for (name, count) in [("giver", 2), ("ben", 2), ("me", isPromised ? 1 : 2)] {
            let counted = try await person(MockPersonService(id: name)).countNearby(location: home, radiusKm: 5, filter: FeedFilter())
            #expect(counted == .exactly(count), "\(name)")
        }
    }

    @Test func `samples count only for a person who asked for them`() async throws {
        try await table.put([file("Bread"), file("Sample 1", owner: nil), file("Sample 2", owner: nil)])
        let filter = FeedFilter()
        #expect(try await person().countNearby(location: home, radiusKm: 5, filter: filter) == .exactly(1))
        #expect(try await person(samples: true).countNearby(location: home, radiusKm: 5, filter: filter) == .exactly(3))
    }

    @Test func `the number of offers follows the words, the kind and the allergens of the filter`() async throws {
        let (milk, nuts) = (FoodListing.fixture(category: .dairy, location: home, allergens: [.milk]), Allergen.nuts)
        let cake = FoodListing.fixture(title: "Cake", location: home, allergens: [nuts])
        let others = [milk, cake].map { FoodListingFile(listing: FoodListingDTO($0), owner: "giver") }
        try await table.put((0..<9).map { file("Bread \($0)") } + others)
        for (filter, count) in [
            (FeedFilter(), 11), (FeedFilter(words: " "), 11), (FeedFilter(words: "CAKE"), 1), (FeedFilter(category: .dairy), 1),
            (FeedFilter(without: [.milk]), 10), (FeedFilter(without: [.milk, nuts]), 9),
        ] {
            #expect(try await person().countNearby(location: home, radiusKm: 5, filter: filter) == .exactly(count), "\(filter)")
        }
    }

    @Test func `500 offers are counted exactly, and more are 'more than 500', also if more are asked for`() async throws {
        try await table.put((0..<500).map { file("Bread \($0)") })
        let subject = person()
        #expect(try await subject.search(location: home, radiusKm: 5, filter: FeedFilter(), most: 20).total == .exactly(500))
        try await table.put([file("Bread 500"), file("Bread 501")])
        for most in [20, 500, 501] {
            let total = try await subject.search(location: home, radiusKm: 5, filter: FeedFilter(), most: most).total
            #expect(total == .moreThan(500), "\(most)")
        }
        #expect(try await subject.search(location: home, radiusKm: 5, filter: FeedFilter(), most: 502).total == nil)
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a search returns the person's own offer though it is farther away than as many others as are asked for`(
        backEnd: HandOverBackEnd
    ) async throws {
        let world = try await backEnd.start()
        let (giver, anna) = (try await world.person("giver"), try await world.person("anna"))
        for title in ["Rye bread", "Plums", "Soup"] { _ = try await anna.create(.fixture(title: title, location: home)) }
        let far = home.moved(metres: 3_000, turns: 0.3)
        let own = try await giver.create(.fixture(title: "Jam", category: .pantry, location: far))
        func found(_ most: Int, _ radiusKm: Double = 5, _ filter: FeedFilter = FeedFilter()) async throws -> [String] {
            try await giver.search(location: home, radiusKm: radiusKm, filter: filter, most: most).listings.map(\.title)
        }
        #expect(try await found(2).contains("Jam"))
        #expect(try await found(2).count == 3)
        #expect(try await found(2, 1.9).contains("Jam") == false, "it is beyond the radius")
        #expect(try await found(2, 5, FeedFilter(category: .bakery)).contains("Jam") == false, "it is of another kind")
        #expect(try await found(9).count == 4, "it is among the found ones only once")
        let place = Place(name: "Here", region: "", location: home)
        let subject = await FeedViewModel(repository: giver, locationService: MockPlaceService(place: place))
        await subject.loadNearbyListings()
        #expect(await subject.nearby.first?.id == own.id)
        #expect(try await anna.search(location: home, radiusKm: 5, filter: FeedFilter(), most: 3).total == .exactly(4))
        await world.stop()
    }
}
