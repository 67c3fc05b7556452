import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing

@testable import FoodShare

/// Tests of the limits of the embedded store.
@Suite(.timeLimit(.minutes(5))) struct PersonLimitTests {
    private let world: OwnWorld
    private let home = Coordinate(latitude: 48.2, longitude: 16.37)

    init() throws { world = try OwnWorld() }

    private func person(_ name: String, later seconds: TimeInterval = 0) -> LocalFoodListingRepository {
        var person = world.own(name)
        person.acts = DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: name))) { DeviceActRecords(store: world.store) }
        person.now = { Date(timeIntervalSinceNow: seconds) }
        return person
    }

    private func limit(_ work: () async throws -> Void) async -> AppLimit? {
        do {
            try await work()
            return nil
        } catch {
            guard case AppError.limited(let limit) = error else { return nil }
            return limit
        }
    }

    @Test func `a new person can make ten of 300 concurrent offers, one more after an hour, 20 after a day`() async throws {
        let giver = person("giver")
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<300 { group.addTask { _ = try? await giver.create(.fixture(location: home)) } }
        }
        #expect(try await giver.ownListings().count == 10)
        let refused = await limit { _ = try await giver.create(.fixture(location: home)) }
        #expect(refused?.kind == .offers && refused?.most == 10 && (1...60).contains(refused?.minutes() ?? 0))
        _ = try await person("giver", later: 3_601).create(.fixture(location: home))
        let known = person("giver", later: 90_000)
        for _ in 0..<20 { _ = try await known.create(.fixture(location: home)) }
        #expect(await limit { _ = try await known.create(.fixture(location: home)) }?.most == 20)
    }

    @Test func `offers with a time in the future, from before a clock change, do not count for the rate limit`() async throws {
        let early = person("giver", later: 7_200)
        for _ in 0..<10 { _ = try await early.create(.fixture(location: home)) }
        #expect(await limit { _ = try await early.create(.fixture(location: home)) }?.kind == .offers)
        _ = try await person("giver").create(.fixture(location: home))
    }

    @Test func `a person can have three open requests, and releasing one permits another`() async throws {
        let anna = person("anna")
        var ids: [UUID] = []
        for _ in 0..<8 { ids.append(try await world.own("giver").create(.fixture(location: home)).id) }
        await withTaskGroup(of: Void.self) { group in
            for id in ids { group.addTask { try? await anna.claim(id: id) } }
        }
        let open = try await anna.all().map(\.listing)
        #expect(open.count == 3)
        let free = try #require(ids.first { !open.contains($0) })
        let refused = await limit { try await anna.claim(id: free) }
        #expect(refused == AppLimit(kind: .openClaims, most: 3, until: nil))
        try await anna.release(id: open[0])
        try await anna.claim(id: free)
    }

    @Test func `three reports hide an offer from all if the reporters are a day old, else from reporters only`() async throws {
        let id = try await world.own("giver").create(.fixture(location: home)).id
        for name in ["a", "b", "c"] {
            try await person(name).report(id: id, for: .scam)
            #expect(try await person(name).fetch(id: id) == nil)
        }
        #expect(try await person("reader").fetch(id: id) != nil)
        for name in ["d", "e", "f"] {
            _ = try await person(name).fetch(id: id)
            try await person(name, later: 90_000).report(id: id, for: .scam)
        }
        #expect(try await person("reader").fetch(id: id) == nil)
        #expect(try await world.own("giver").standing(of: id) == .own(.reported))
    }

    @Test func `a new person can send at most sixty messages and three reports`() async throws {
        let anna = person("anna")
        var ids: [UUID] = []
        for _ in 0..<5 { ids.append(try await world.own("giver").create(.fixture(location: home)).id) }
        try await anna.claim(id: ids[0])
        let asked = try #require(try await anna.all().first)
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<70 {
                group.addTask { try? await anna.perform(.send(HandOverMessage.text("\(number)")), on: asked.id, of: asked.listing) }
            }
        }
        #expect(try await world.own("giver").all().first?.messages.count == 60)
        let message = try HandOverMessage.text("one more")
        let refused = await limit { try await anna.perform(.send(message), on: asked.id, of: asked.listing) }
        #expect(refused?.kind == .messages && refused?.most == 60)
        for id in ids[1...3] { try await anna.report(id: id, for: .scam) }
        #expect(await limit { try await anna.report(id: ids[4], for: .scam) }?.kind == .reports)
        #expect(try await anna.fetch(id: ids[4]) != nil)
    }

    @Test func `a failed action does not count against a limit`() async throws {
        let anna = person("anna")
        for _ in 0..<10 { await #expect(throws: AppError.gone) { try await anna.report(id: UUID(), for: .scam) } }
        let id = try await world.own("giver").create(.fixture(location: home)).id
        try await anna.report(id: id, for: .scam)
    }

    @Test func `an unreadable stored listing does not prevent access to a giver's other listings`() async throws {
        let giver = world.own("giver")
        let id = try await giver.create(.fixture(location: home)).id
        let broken = UUID().uuidString
        let table: PlacedDocuments<PartFileDTO> = world.store.placed("listings")
        try await table.put(PartFileDTO(), key: broken, at: try GeoPoint(latitude: 1, longitude: 1))
        try await world.records("giver").note(broken)
        #expect(try await giver.ownListings() == [id])
        #expect(try await giver.all().isEmpty)
        try await person("anna").claim(id: id)
        #expect(try await giver.all().count == 1)
    }

    @Test func `an expired offer that an earlier version stored without a removal date is removed after 40 days`() async throws {
        let giver = world.own("giver")
        let id = try await giver.create(.fixture(location: home)).id
        // As before there were notes about when to look at a listing.
        try await world.records("giver").cancelPurge(of: id.uuidString)
        try await world.pass(40 * 86_400)
        #expect(try await world.purge() == 1)
        #expect(try await giver.fetch(id: id) == nil)
    }
}
