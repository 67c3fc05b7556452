import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import SupabaseSimulator
import Testing

@testable import FoodShare

/// Two servers of the embedded app that share a PostgreSQL database (`DATABASE_URL`).
@MainActor @Suite(.timeLimit(.minutes(10))) struct SharedServersTests {
    private let folder: TemporaryFolder
    private let spot = Coordinate(latitude: 51.51237, longitude: -0.12346)

    init() throws { folder = try TemporaryFolder() }

    private func person(_ name: String, _ database: Database) -> LocalFoodListingRepository {
        DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: name))) {
            let store = DocumentStore(database)
            return LocalFoodListingRepository(
                table: SQLiteListingTable(store: store), personService: DevicePersonService(store: store),
                records: DeviceHandOverRecords(store: store), samples: { _ in false })
        }
    }

    /// Waits until the windows have what they need.
    private func wait(until isThere: () -> Bool) async {
        while !isThere() { await Task.yield() }
    }

    @Test func `an offer, a claim, an answer and messages appear in the windows of another server without a refresh`() async throws {
        let cluster = try await PostgresCluster.start()
        let server = try PostgresServer(cluster.address(of: "postgres"))
        let one = try Database(server: server, named: "food", file: folder.file("one.sqlite"))
        let two = try Database(server: server, named: "food", file: folder.file("two.sqlite"))
        let (giver, anna) = (person("giver", one), person("anna", two))
        let feed = FeedViewModel(repository: anna, locationService: MockPlaceService(), changes: { anna.changes(where: $0) })
        let mine = MineViewModel(repository: giver, listings: giver)
        await feed.loadNearbyListings()
        await mine.load()
        var watches = [Task { await feed.watch() }, Task { await mine.watch() }]
        defer { for watch in watches { watch.cancel() } }
        let id = try await giver.create(.fixture(title: "Rye bread", location: spot)).id
        await wait { feed.listings.map(\.title) == ["Rye bread"] }
        // Another window of the taker, whose server does not make the claim.
        let taker = person("anna", one)
        let requests = MineViewModel(repository: taker, listings: taker)
        await requests.load()
        watches.append(Task { await requests.watch() })
        #expect(!taker.mayHavePart(in: id))
        try await anna.claim(id: id)
        await wait { mine.waiting.map(\.listing) == [id] }
        await wait { requests.requests.map(\.listing) == [id] }
        let route = try #require(try await anna.all().first?.route)
        let conversation = ConversationViewModel(route, repository: anna)
        await conversation.load()
        watches.append(Task { await conversation.watch() })
        try await giver.accept(id: id)
        await wait { conversation.handOver?.status == .accepted }
        try await giver.perform(.send(HandOverMessage.text("Ring at Huber")), on: route.id, of: id)
        await wait { conversation.handOver?.messages.map(\.text) == ["Ring at Huber"] }
        #expect(conversation.handOver?.place == spot)
        for database in [one, two] { await database.close() }
    }
}
