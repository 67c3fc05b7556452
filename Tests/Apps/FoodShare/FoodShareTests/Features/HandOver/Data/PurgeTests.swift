import Foundation
import StrataKitTesting
import StrataPersistence
import Testing

@testable import FoodShare

/// Tests of the data that the embedded app removes by itself.
@Suite(.timeLimit(.minutes(5))) struct PurgeTests {
    private let day: TimeInterval = 86_400

    private func offered(_ world: OwnWorld, photo: ListingPhoto? = nil) async throws -> UUID {
        let id = UUID()
        let name = PhotoName.new(of: id)
        let second = PhotoName.new(of: id)
        guard let photo else { return try await world.own("giver").create(.fixture(id: id)).id }
        for name in [name, second] { try await world.photos.put(photo, name: name) }
        return try await world.own("giver").create(.fixture(id: id, photo: name, morePhotos: [second])).id
    }

    @Test func `an expired offer, its photos and its exact place are removed after thirty days`() async throws {
        let world = try OwnWorld()
        let id = try await offered(world, photo: ListingPhoto(full: Data([1]), small: Data([2])))
        let table = SQLiteListingTable(store: world.store)
        let names = try #require(try await table.listing(id: id.uuidString)?.listing.photos)
        #expect(names.count == 2)
        try await world.pass(31 * day - 600)
        #expect(try await world.purge() == 0)
        for name in names { #expect(try await world.photos.photo(name, .full) != nil) }
        try await world.pass(1_200)
        #expect(try await world.purge() == 1)
        #expect(try await table.listing(id: id.uuidString) == nil)
        for name in names { #expect(try await world.photos.photo(name, .full) == nil) }
    }

    @Test func `a conversation is removed a month after its end even if the offer has not expired`() async throws {
        let world = try OwnWorld()
        let (giver, anna) = (world.own("giver"), world.own("anna"))
        let far = Date(timeIntervalSinceNow: 90 * day)
        let id = try await giver.create(.fixture(expiryDate: far)).id
        try await anna.claim(id: id)
        try await anna.release(id: id)
        try await world.pass(31 * day)
        #expect(try await anna.all().isEmpty, "it is not shown even before the job has run")
        #expect(try await world.purge() == 1)
        let file = try #require(try await SQLiteListingTable(store: world.store).listing(id: id.uuidString))
        #expect(file.handOvers?.isEmpty == true)
        #expect(try await giver.standing(of: id) == .own(.none))
    }

    @Test func `an expired offer is kept until thirty days after its last conversation ended`() async throws {
        let world = try OwnWorld()
        let (giver, anna) = (world.own("giver"), world.own("anna"))
        let id = try await offered(world)
        try await anna.claim(id: id)
        try await giver.accept(id: id)
        try await world.pass(20 * day)
        let handOver = try #require(try await anna.all().first)
        try await anna.perform(.answer(.worked), on: handOver.id, of: id)
        try await world.pass(20 * day)
        #expect(try await world.purge() == 0)
        #expect(try await anna.all().first?.status == .handedOver)
        try await world.pass(10 * day + 600)
        #expect(try await world.purge() == 1)
    }

    @Test func `expired sample listings are removed by the clean-up job`() async throws {
        let world = try OwnWorld()
        var anna = world.own("anna")
        anna.samples = { _ in true }
        let count = try await anna.fetchNearby(location: .fixture, radiusKm: 25).count
        let records = world.records("anna")
        #expect(try await records.duePurges(at: Date(), limit: 100).isEmpty)
        try await world.pass(460 * day)
        #expect(try await world.purge() == count)
        #expect(try await records.duePurges(at: .distantFuture, limit: 100).isEmpty)
    }

    @Test func `an unreadable listing does not stop the clean-up job from removing other expired listings`() async throws {
        let world = try OwnWorld()
        let id = try await offered(world)
        let broken = UUID().uuidString
        let table: PlacedDocuments<PartFileDTO> = world.store.placed("listings")
        try await table.put(PartFileDTO(), key: broken, at: try GeoPoint(latitude: 1, longitude: 1))
        let records = world.records("job")
        try await records.schedulePurge(of: broken, at: Date(timeIntervalSinceNow: -day))
        try await world.pass(40 * day)
        #expect(try await world.purge() == 1)
        #expect(try await SQLiteListingTable(store: world.store).listing(id: id.uuidString) == nil)
        #expect(try await records.duePurges(at: .distantFuture, limit: 10) == [broken])
    }

    @Test func `the clean-up job pauses after each two hundred listings`() async throws {
        let world = try OwnWorld()
        let listings: PlacedDocuments<PartFileDTO> = world.store.placed("listings")
        let point = try GeoPoint(latitude: 1, longitude: 1)
        try await listings.put(
            (0..<450).map { _ in PlacedEntry(key: UUID().uuidString, point: point, time: Date(), value: PartFileDTO()) })
        let pauses = Recorded<Duration>()
        var job = world.own("job")
        job.pause = { pauses.record($0) }
        #expect(try await job.purge() == 0)
        // Two while it looks at each listing the first time, and two while it checks them.
        #expect(pauses.all.count == 4)
        #expect(try await job.purge() == 0)
        #expect(pauses.all.count == 4)
    }

    @Test func `the clean-up job runs at launch and then once a day, even after a failure`() async throws {
        let clock = ManualClock()
        let runs = Recorded<Int>()
        let job = Task {
            await Housekeeping.run(
                {
                    runs.record(1)
                    if runs.all.count == 1 { throw AppError.service }
                }, clock: clock)
        }
        await clock.waitForSleepers()
        #expect(runs.all.count == 1)
        clock.advance(by: .seconds(86_399))
        #expect(runs.all.count == 1)
        clock.advance(by: .seconds(1))
        await clock.waitForSleepers()
        #expect(runs.all.count == 2)
        job.cancel()
        await job.value
        #expect(runs.all.count == 2)
    }
}
