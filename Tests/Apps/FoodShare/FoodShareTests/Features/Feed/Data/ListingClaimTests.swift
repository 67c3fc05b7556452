import Foundation
import StrataKitTesting
import StrataPersistence
import Testing

@testable import FoodShare

/// Tests of claims of offers, and of who sees the exact place.
@Suite(.timeLimit(.minutes(10))) struct ListingClaimTests {
    private let folder: TemporaryFolder
    private let file: URL
    private let store: DocumentStore
    private let home = Coordinate(latitude: 48.2, longitude: 16.37)

    init() throws {
        folder = try TemporaryFolder()
        file = folder.file("claims.sqlite")
        store = DocumentStore(try Database(file: file))
    }

    private func person(_ name: String, _ store: DocumentStore? = nil) -> LocalFoodListingRepository {
        LocalFoodListingRepository(
            table: SQLiteListingTable(store: store ?? self.store), personService: MockPersonService(id: name))
    }

    private func offered() async throws -> FoodListing {
        try await person("giver").create(.fixture(location: home))
    }

    @Test func `a claimed and accepted listing is hidden from others`() async throws {
        let listing = try await offered()
        let (giver, anna, ben) = (person("giver"), person("anna"), person("ben"))
        #expect(try await giver.standing(of: listing.id) == .own(.none))
        #expect(try await anna.standing(of: listing.id) == .open)
        try await anna.claim(id: listing.id)
        #expect(try await anna.standing(of: listing.id) == .asked)
        #expect(try await giver.standing(of: listing.id) == .own(.waiting))
        #expect(try await ben.standing(of: listing.id) == .taken)
        #expect(try await ben.fetchNearby(location: home, radiusKm: 2).map(\.standing) == [.taken])
        #expect(try await anna.fetchNearby(location: home, radiusKm: 2).count == 1)
        await #expect(throws: AppError.taken) { try await ben.claim(id: listing.id) }
        try await giver.accept(id: listing.id)
        // Nothing else is offered here, so samples appear in its place.
        #expect(try await ben.fetchNearby(location: home, radiusKm: 2).allSatisfy { $0.id != listing.id })
        #expect(try await anna.standing(of: listing.id) == .received)
        #expect(try await giver.standing(of: listing.id) == .own(.accepted))
    }

    @Test func `a released or declined listing can be claimed by others`() async throws {
        let listing = try await offered()
        let (giver, anna, ben) = (person("giver"), person("anna"), person("ben"))
        try await anna.claim(id: listing.id)
        await #expect(throws: AppError.taken) { try await ben.release(id: listing.id) }
        try await anna.release(id: listing.id)
        try await ben.claim(id: listing.id)
        try await giver.accept(id: listing.id)
        try await giver.release(id: listing.id)
        #expect(try await ben.standing(of: listing.id) == .open)
        #expect(try await ben.fetch(id: listing.id)?.location != home)
    }

    @Test func `only the giver may accept, and the giver may not claim`() async throws {
        let listing = try await offered()
        let (giver, anna) = (person("giver"), person("anna"))
        await #expect(throws: AppError.taken) { try await giver.claim(id: listing.id) }
        await #expect(throws: AppError.taken) { try await giver.accept(id: listing.id) }
        await #expect(throws: AppError.taken) { try await anna.accept(id: listing.id) }
        await #expect(throws: AppError.taken) { try await anna.delete(id: listing.id) }
        for work in [anna.claim, anna.release, anna.accept] {
            await #expect(throws: AppError.gone) { try await work(UUID()) }
        }
        #expect(try await anna.standing(of: listing.id) == .open)
    }

    @Test func `only the giver and an accepted claimer get the exact location, others a blurred one`() async throws {
        let listing = try await offered()
        let (giver, anna, ben) = (person("giver"), person("anna"), person("ben"))
        #expect(try await giver.fetch(id: listing.id)?.location == home)
        func seen(_ who: LocalFoodListingRepository) async throws -> Coordinate {
            let near = try await who.fetchNearby(location: home, radiusKm: 5).first?.location
            let own = try #require(try await who.fetch(id: listing.id)?.location)
            #expect(near == nil || near == own)
            return own
        }
        let blurred = try await seen(anna)
        #expect((99...501).contains(home.metres(to: blurred)))
        // Further claims by anybody reveal nothing more.
        #expect(try await seen(anna) == blurred)
        #expect(try await seen(ben) == blurred)
        try await anna.claim(id: listing.id)
        #expect(try await seen(anna) == blurred)
        try await giver.accept(id: listing.id)
        #expect(try await seen(anna) == home)
        #expect(try await person("ben").fetch(id: listing.id)?.location == blurred)
    }

    /// Uses two connections, as two servers on one database do.
    @Test(.thorough) func `exactly one of eight concurrent claims wins, a thousand times`() async throws {
        let second = DocumentStore(try Database(file: file))
        let listings = (0..<1_000).map { _ in FoodListingFile(listing: FoodListingDTO(.fixture(location: home)), owner: "giver") }
        try await SQLiteListingTable(store: store).put(listings)
        for listing in listings {
            let id = try #require(UUID(uuidString: listing.listing.id))
            let winners = await withTaskGroup(of: Bool.self) { group in
                for number in 0..<8 {
                    let claimer = person("claimer \(number)", number.isMultiple(of: 2) ? store : second)
                    group.addTask { (try? await claimer.claim(id: id)) != nil }
                }
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(winners == 1)
        }
    }
}
