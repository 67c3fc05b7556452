import Foundation
import StrataKitTesting
import SupabaseSimulator
import Testing

@testable import FoodShare

/// Tests that a server learns of what other servers and phones change in a project.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ProjectChangesTests {
    private let home = Coordinate(latitude: 48.2, longitude: 16.37)

    private func key(_ service: SupabaseBackEnd) async throws -> String {
        let rows = try await service.database.connect().query("select private.make_food_server_key() as key")
        return try #require(rows.first?["key"])
    }

    /// Claims as another server or a phone does, of which this process hears nothing.
    private func claimElsewhere(_ id: UUID, by person: SupabaseFoodListingRepository) async throws {
        try await person.client.rpc("claim_food_item", params: ["item_id": id]).execute()
    }

    @Test func `a claim, an answer and a message by another server appear in an open window after one question`() async throws {
        let service = try await SupabaseBackEnd()
        let (giver, anna, nobody) = (service.person(), service.person(), service.person())
        let (server, clock) = (try await key(service), ManualClock())
        let following = Task {
            await ProjectChanges.run({ try await nobody.changes(since: $0, key: server) }, clock: clock) { ListingNews.shared.tell($0) }
        }
        defer { following.cancel() }
        let mine = MineViewModel(repository: giver, listings: giver)
        let listing = try await giver.create(.fixture(location: home))
        await mine.load()
        // What happens before the first answer is not told.
        await clock.waitForSleepers()
        let watch = Task { await mine.watch() }
        defer { watch.cancel() }
        _ = try await anna.create(.fixture(location: home))
        try await claimElsewhere(listing.id, by: anna)
        clock.advance(by: .seconds(1))
        while mine.waiting.map(\.listing) != [listing.id], !Task.isCancelled { await Task.yield() }
        #expect(mine.waiting.map(\.listing) == [listing.id])
        await service.stop()
    }

    @Test func `a person's part is noted before a claim, an offer and a place in line, even if the project refuses`() async throws {
        let (service, noted) = (try await SupabaseBackEnd(), Recorded<UUID>())
        let anna = SupabaseFoodListingRepository(client: service.client(), noting: { noted.record($0) })
        let id = try await service.person().create(.fixture(location: home)).id
        try await anna.claim(id: id)
        #expect(noted.all == [id])
        let own = try await anna.create(.fixture(location: home)).id
        #expect(noted.all == [id, own])
        await #expect(throws: AppError.self) { try await anna.joinLine(of: id) }
        #expect(noted.all == [id, own, id])
        await service.stop()
    }

    @Test func `each change is told once, also one that was stored late, and a failure keeps none back`() async throws {
        let answers: [[Int]?] = [[1, 2], [1, 2], [1, 2, 4], nil, [3, 4], [5]]
        let (asked, told, clock) = (Recorded<Int?>(), Recorded<UUID>(), ManualClock())
        let items = (0...5).map { _ in UUID() }
        let job = Task {
            await ProjectChanges.run(
                { last in
                    asked.record(last)
                    guard let answer = answers[asked.all.count - 1] else { throw AppError.offline }
                    return answer.map { ProjectChange(number: $0, item: items[$0]) }
                }, clock: clock
            ) { told.record($0) }
        }
        for number in answers.indices {
            await clock.waitForSleepers()
            if number < answers.count - 1 { clock.advance(by: .seconds(answers[number] == nil ? 10 : 1)) }
        }
        job.cancel()
        #expect(asked.all == [nil, 2, 2, 4, 4, 4])
        #expect(told.all.count == 5 && Set(told.all) == Set(items.dropFirst()))
    }

    @Test func `the changes name offers, claims, messages, terms and decisions, and need the key of a server`() async throws {
        let service = try await SupabaseBackEnd()
        let (giver, anna, nobody) = (service.person(), service.person(), service.person())
        let server = try await key(service)
        var last: Int?
        /// Returns the items that changed since the last question.
        func changed() async throws -> Set<UUID> {
            let before = last ?? 0
            let found = try await nobody.changes(since: last, key: server).filter { $0.number > before }
            last = found.last?.number ?? last
            return Set(found.map(\.item))
        }
        #expect(try await changed().isEmpty)
        let id = try await giver.create(.fixture(location: home)).id
        #expect(try await changed() == [id])
        try await giver.keep(PickupTerms(note: "Ring at Huber"), of: id)
        #expect(try await changed() == [id])
        try await anna.claim(id: id)
        #expect(try await changed() == [id])
        let handOver = try #require(try await anna.all().first)
        _ = try await changed()
        #expect(try await changed().isEmpty, "reading changes nothing")
        try await anna.perform(.send(HandOverMessage.text("Hello")), on: handOver.id, of: id)
        #expect(try await changed() == [id])
        try await giver.delete(id: id)
        #expect(try await changed() == [id])
        await #expect(throws: AppError.self) { try await nobody.changes(since: nil, key: "guessed") }
        await service.stop()
    }
}
