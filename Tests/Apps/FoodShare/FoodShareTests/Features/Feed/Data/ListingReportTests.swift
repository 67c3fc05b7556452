import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing

@testable import FoodShare

/// Tests that reported listings are hidden, and that hidden people stay hidden for one person only.
@Suite struct ListingReportTests {
    private let folder: TemporaryFolder
    private let store: DocumentStore
    private let home = Coordinate(latitude: 48.2, longitude: 16.37)

    init() throws {
        folder = try TemporaryFolder()
        store = DocumentStore(try Database(file: folder.file("reports.sqlite")))
    }

    private func person(_ name: String) -> LocalFoodListingRepository {
        LocalFoodListingRepository(table: SQLiteListingTable(store: store), personService: MockPersonService(id: name))
    }

    private func sees(_ person: LocalFoodListingRepository, _ listing: FoodListing) async throws -> Bool {
        let near = try await person.fetchNearby(location: home, radiusKm: 2).contains { $0.id == listing.id }
        let own = try await person.fetch(id: listing.id) != nil
        #expect(near == own)
        return near
    }

    @Test func `a listing is hidden from each reporter, and after three reporters from all but the giver`() async throws {
        let listing = try await person("giver").create(.fixture(location: home))
        let dora = person("dora")
        for name in ["anna", "ben", "ben"] {
            try await person(name).report(id: listing.id, for: .spoiled)
            #expect(try await !sees(person(name), listing))
        }
        #expect(try await sees(dora, listing))
        try await person("carl").report(id: listing.id, for: .scam)
        #expect(try await !sees(dora, listing))
        #expect(try await sees(person("giver"), listing))
        #expect(try await person("giver").standing(of: listing.id) == .own(.reported))
    }

    @Test func `a repeated report gets its reporter's higher weight, but not after a moderator's decision`() {
        var file = FoodListingFile(listing: FoodListingDTO(.fixture(location: home)), owner: "giver")
        let people = ["anna", "ben", "carl"]
        for name in people { file.addReport(by: name, for: .scam, weight: 0) }
        #expect(!file.isReported)
        for name in people { file.addReport(by: name, for: .scam, weight: 1) }
        #expect(file.isReported)
        file.decide(true)
        for name in people { file.addReport(by: name, for: .scam, weight: 2) }
        #expect(!file.isReported && file.decision == "restored")
        for name in ["dora", "emil"] { file.addReport(by: name, for: .scam, weight: 2) }
        #expect(file.isReported && file.decision == nil)
    }

    @Test func `a listing with an accepted claim stays visible to its claimer after three reports`() async throws {
        let listing = try await person("giver").create(.fixture(location: home))
        let dora = person("dora")
        try await dora.claim(id: listing.id)
        try await person("giver").accept(id: listing.id)
        for name in ["anna", "ben", "carl"] { try await person(name).report(id: listing.id, for: .notFood) }
        #expect(try await dora.fetch(id: listing.id)?.location == home)
    }

    @Test func `reporting one's own or a removed listing is refused`() async throws {
        let listing = try await person("giver").create(.fixture(location: home))
        await #expect(throws: AppError.taken) { try await person("giver").report(id: listing.id, for: .scam) }
        await #expect(throws: AppError.gone) { try await person("anna").report(id: UUID(), for: .scam) }
        await #expect(throws: AppError.gone) { try await person("anna").block(giverOf: UUID()) }
        await #expect(throws: AppError.taken) { try await person("giver").block(giverOf: listing.id) }
    }

    @Test func `hiding a person hides all their offers until they are unhidden`() async throws {
        let (one, other) = (
            try await person("giver").create(.fixture(location: home)), try await person("giver").create(.fixture(location: home))
        )
        let third = try await person("neighbour").create(.fixture(location: home))
        let anna = person("anna")
        #expect(try await anna.hasGiver(id: one.id))
        try await anna.block(giverOf: one.id)
        #expect(try await !sees(anna, one))
        #expect(try await !sees(anna, other))
        #expect(try await sees(anna, third))
        #expect(try await sees(person("ben"), one))
        #expect(try await anna.blockedCount() == 1)
        try await anna.unblockAll()
        #expect(try await sees(anna, one))
    }

    @Test func `the giver of a sample listing cannot be hidden`() async throws {
        let anna = person("anna")
        let sample = try #require(try await anna.fetchNearby(location: home, radiusKm: 5).first)
        #expect(try await !anna.hasGiver(id: sample.id))
        await #expect(throws: AppError.taken) { try await anna.block(giverOf: sample.id) }
    }

    @Test func `each device has its own stored list of blocked people`() async throws {
        let (mine, theirs) = (Device(id: DeviceID(rawValue: "a")), Device(id: DeviceID(rawValue: "b")))
        func person(_ device: Device) -> DevicePersonService {
            DeviceHost.$current.withValue(device) { DevicePersonService(store: store) }
        }
        try await person(mine).block("giver")
        try await person(mine).block("giver")
        #expect(try await person(mine).blocked() == ["giver"])
        #expect(try await person(theirs).blocked().isEmpty)
        try await person(mine).unblockAll()
        #expect(try await person(mine).blocked().isEmpty)
    }
}
