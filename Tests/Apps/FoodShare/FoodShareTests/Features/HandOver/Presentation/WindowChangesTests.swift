import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing

@testable import FoodShare

/// Tests that a change wakes the windows that it concerns, and that nothing is read for the others.
@MainActor @Suite(.timeLimit(.minutes(5))) struct WindowChangesTests {
    private let world: OwnWorld
    private let spot = Coordinate(latitude: 51.51237, longitude: -0.12346)
    private let heard = Heard()

    init() throws { world = try OwnWorld() }

    /// Opens a window of a device, and waits until it listens.
    private func open(_ name: String) async -> (window: MineViewModel, watch: Task<Void, Never>) {
        let own = world.own(name)
        let mine = MineViewModel(repository: HeardHandOvers(repository: own, heard: heard), listings: own)
        await mine.load()
        let number = heard.windows.all.count
        let watch = Task { await mine.watch() }
        await heard.windows.wait(for: number + 1)
        while mine.isLoading { await Task.yield() }
        return (mine, watch)
    }

    /// Returns the repository of another window of a device, with its own connection to the database.
    private func otherWindow(of name: String) throws -> LocalFoodListingRepository {
        let store = DocumentStore(try Database(file: world.folder.file("handovers.sqlite")))
        return DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: name))) {
            LocalFoodListingRepository(
                table: SQLiteListingTable(store: store), personService: DevicePersonService(store: store),
                records: DeviceHandOverRecords(store: store), samples: { _ in false })
        }
    }

    @Test func `an offer and a claim of strangers wake none of 50 windows, and nothing is read for them`() async throws {
        var opened: [(window: MineViewModel, watch: Task<Void, Never>)] = []
        for number in 0..<50 { opened.append(await open("device \(number)")) }
        defer { for (_, watch) in opened { watch.cancel() } }
        let foreign = try await world.own("giver").create(.fixture(location: spot)).id
        try await world.own("anna").claim(id: foreign)
        // Each window hears of its own offer after what came before.
        for number in 0..<50 { _ = try await world.own("device \(number)").create(.fixture(location: spot)) }
        for (window, _) in opened {
            while window.offers.isEmpty { await Task.yield() }
        }
        #expect(heard.told.all.count >= 50)
        #expect(!heard.told.all.contains(foreign) && !heard.asked.all.contains(foreign))
    }

    @Test func `a claim, a place in line and an offer in another window of the device appear in an open one`() async throws {
        let giver = world.own("giver")
        let (first, second) = (try await giver.create(.fixture(location: spot)).id, try await giver.create(.fixture(location: spot)).id)
        try await world.own("ben").claim(id: second)
        let (mine, watch) = await open("anna")
        defer { watch.cancel() }
        #expect(mine.handOvers.isEmpty)
        let other = try otherWindow(of: "anna")
        try await other.claim(id: first)
        while mine.handOvers.map(\.listing) != [first] { await Task.yield() }
        try await other.joinLine(of: second)
        while Set(mine.handOvers.map(\.listing)) != [first, second] { await Task.yield() }
        let own = try await other.create(.fixture(location: spot)).id
        while mine.offers.map(\.id) != [own] { await Task.yield() }
        try await giver.accept(id: first)
        while mine.handOvers.first(where: { $0.listing == first })?.status != .accepted { await Task.yield() }
        #expect(mine.requests.contains { $0.listing == first })
    }

    @Test func `whether a person has a part is known without a question once it was read, until the person acts`() async throws {
        let own = world.own("anna")
        let id = try await world.own("giver").create(.fixture(location: spot)).id
        #expect(own.mayHavePart(in: id), "nothing has been read")
        #expect(try await !own.hasPart(in: id))
        #expect(!own.mayHavePart(in: id))
        try await own.claim(id: id)
        #expect(own.mayHavePart(in: id))
        #expect(try await own.hasPart(in: id))
        try await own.forgetEverything()
        #expect(try await !own.hasPart(in: id))
    }

    @Test func `a project is asked about no stranger's offer, once the device's parts were read`() async throws {
        let (handOver, stranger) = (HandOver.fixture(), UUID())
        let window = ForgetfulHandOverRepository(MockHandOverRepository([handOver]), records: world.records("anna"))
        #expect(window.mayHavePart(in: stranger), "nothing has been read")
        #expect(try await window.all().map(\.id) == [handOver.id])
        #expect(try await window.hasPart(in: handOver.listing))
        #expect(window.mayHavePart(in: handOver.listing) && !window.mayHavePart(in: stranger))
        try await world.records("anna").note(stranger.uuidString)
        #expect(window.mayHavePart(in: stranger))
    }

    @Test func `a window hears of the offers that it shows, of those in its circle, and of unknown places`() {
        let interest = ListingInterest()
        let (shown, other) = (UUID(), UUID())
        let (near, far) = (spot.moved(metres: 4_900, turns: 0.3), spot.moved(metres: 5_100, turns: 0.3))
        #expect(!interest.includes(ListingChange(id: other, location: near)))
        #expect(!interest.includes(ListingChange(id: other, location: nil)))
        interest.watch(around: spot, radiusKm: 5)
        interest.show([shown])
        #expect(interest.includes(ListingChange(id: other, location: near)))
        #expect(!interest.includes(ListingChange(id: other, location: far)))
        #expect(interest.includes(ListingChange(id: other, location: nil)))
        #expect(interest.includes(ListingChange(id: shown, location: far)))
        interest.watch(around: spot, radiusKm: 6)
        interest.show([])
        #expect(interest.includes(ListingChange(id: other, location: far)))
        #expect(interest.includes(ListingChange(id: shown, location: far)))
        interest.watch(around: spot, radiusKm: 1)
        #expect(!interest.includes(ListingChange(id: shown, location: far)))
    }

    @Test func `a minor change concerns a window that shows the offer, or that is still searching around it`() {
        let (interest, shown) = (ListingInterest(), UUID())
        let change = ListingChange(id: UUID(), location: spot, isMinor: true)
        interest.watch(around: spot, radiusKm: 5)
        #expect(interest.includes(change), "the search may have missed it")
        interest.show([shown])
        #expect(!interest.includes(change))
        #expect(interest.includes(ListingChange(id: change.id, location: spot)))
        #expect(interest.includes(ListingChange(id: shown, location: spot, isMinor: true)))
    }

    @Test func `a request and a message are minor changes, while an acceptance and its end are not`() async throws {
        let (giver, anna) = (world.own("giver"), world.own("anna"))
        let id = try await giver.create(.fixture(location: spot)).id
        var heard = giver.changes { _ in true }.makeAsyncIterator()
        try await anna.claim(id: id)
        #expect(await heard.next()?.isMinor == true)
        let request = try #require(try await anna.all().first)
        try await anna.perform(.send(try PlainText("Until when?", field: .message, longest: 100)), on: request.id, of: id)
        #expect(await heard.next()?.isMinor == true)
        try await giver.accept(id: id)
        #expect(await heard.next()?.isMinor == false)
        try await anna.perform(.cancel(.notNeeded), on: request.id, of: id)
        #expect(await heard.next()?.isMinor == false)
    }
}

/// What windows were told, and asked for.
private struct Heard: Sendable {
    /// An entry for each window that listens.
    let windows = Recorded<Bool>()
    /// The offers of whose changes a window was told.
    let told = Recorded<UUID>()
    /// The offers for which the store was asked whether a person has a part in them.
    let asked = Recorded<UUID>()
}

/// A person's hand-overs, which record what their windows hear.
private struct HeardHandOvers: HandOverRepository {
    let repository: LocalFoodListingRepository
    let heard: Heard

    func all() async throws -> [HandOver] { try await repository.all() }
    func handOver(_ id: HandOver.ID, of listing: UUID) async throws -> HandOver { try await repository.handOver(id, of: listing) }
    func joinLine(of listing: UUID) async throws { try await repository.joinLine(of: listing) }
    func perform(_ action: HandOverAction, on id: HandOver.ID, of listing: UUID) async throws {
        try await repository.perform(action, on: id, of: listing)
    }
    func terms(of listing: UUID) async throws -> PickupTerms { try await repository.terms(of: listing) }
    func keep(_ terms: PickupTerms, of listing: UUID) async throws { try await repository.keep(terms, of: listing) }
    func ownListings() async throws -> [UUID] { try await repository.ownListings() }
    func mayHavePart(in listing: UUID) -> Bool { repository.mayHavePart(in: listing) }
    func forgetEverything() async throws { try await repository.forgetEverything() }

    func hasPart(in listing: UUID) async throws -> Bool {
        heard.asked.record(listing)
        return try await repository.hasPart(in: listing)
    }

    func changes(where isWanted: @escaping @Sendable (ListingChange) -> Bool) -> AsyncStream<ListingChange> {
        let changes = repository.changes { [told = heard.told] change in
            guard isWanted(change) else { return false }
            told.record(change.id)
            return true
        }
        heard.windows.record(true)
        return changes
    }
}
