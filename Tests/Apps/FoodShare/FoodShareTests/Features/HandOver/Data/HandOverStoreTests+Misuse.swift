import Foundation
import Testing

@testable import FoodShare

/// Tests of requests that are not allowed, sent by mistake or on purpose, in both stores.
extension HandOverStoreTests {
    @Test(arguments: HandOverBackEnd.allCases)
    func `an offer that was handed over does not become available when its receiver deletes all data`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            try await anna.claim(id: id)
            try await act(giver, .accept)
            try await act(giver, .answer(.worked))
            try await anna.forgetEverything()
            #expect(try await ben.fetchNearby(location: home, radiusKm: 5).isEmpty)
            await #expect(throws: AppError.self) { try await ben.claim(id: id) }
            await #expect(throws: AppError.self) { try await ben.joinLine(of: id) }
            #expect(try await giver.ownListings().isEmpty)
            for person in [giver, anna] { #expect(try await person.all().isEmpty) }
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `notes and messages of the maximum length are stored even if each character is a family emoji`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            let family = String(repeating: "👩‍👩‍👧‍👦", count: PickupTerms.longestNote)
            try await giver.keep(PickupTerms(note: family), of: id)
            #expect(try await giver.terms(of: id).note == family)
            try await anna.claim(id: id)
            let text = String(repeating: "👩‍👩‍👧‍👦", count: HandOverMessage.longest)
            try await act(anna, .send(HandOverMessage.text(text)))
            #expect(try await only(giver).messages.map(\.text) == [text])
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a taker without an agreed time cannot say early that the food was handed over, and the offer stays promised`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            try await anna.claim(id: id)
            try await act(giver, .accept)
            await #expect(throws: AppError.changed) { try await act(anna, .answer(.worked)) }
            #expect(try await only(giver).status == .accepted)
            try await act(giver, .cancel(.other))
            #expect(try await world.person("ben").fetchNearby(location: home, radiusKm: 5).map(\.id) == [id])
        }
    }

    @Test(arguments: HandOverBackEnd.allCases, [3_600.0, -3_600.0])
    func `a taker says that the food was handed over only once the agreed pickup time has begun`(
        backEnd: HandOverBackEnd, fromNow: TimeInterval
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            let start = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 + fromNow).rounded())
            let window = PickupWindow(start: start, end: start.addingTimeInterval(7_200))
            try await giver.keep(PickupTerms(windows: [window]), of: id)
            try await anna.claim(id: id)
            try await act(giver, .accept)
            try await act(anna, .choose(window))
            if fromNow > 0 {
                await #expect(throws: AppError.changed) { try await act(anna, .answer(.worked)) }
            } else {
                try await act(anna, .answer(.worked))
            }
            #expect(try await only(giver).status == (fromNow > 0 ? .arranged : .handedOver))
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a giver's report of a missed pickup without an agreed time counts, whatever the taker said after the expiry`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            try await anna.claim(id: id)
            try await act(giver, .accept)
            try await world.pass(2 * 86_400)
            try await act(anna, .answer(.worked))
            try await act(giver, .answer(.missed))
            #expect(try await only(giver).missed == 1)
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a person can request the same offer only a limited number of times`(backEnd: HandOverBackEnd) async throws {
        try await offered(backEnd) { world, giver, id in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            for _ in 1...FoodListingFile.mostRequests {
                try await anna.claim(id: id)
                try await anna.release(id: id)
            }
            await #expect(throws: AppError.taken) { try await anna.claim(id: id) }
            try await ben.claim(id: id)
            await #expect(throws: AppError.changed) { try await anna.joinLine(of: id) }
            #expect(try await giver.all().count == FoodListingFile.mostRequests + 1)
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a taker blocked after the pickup can read neither the exact place nor the giver's offers`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            try await giver.keep(PickupTerms(note: "Ring at Huber", address: "12 Mill Lane"), of: id)
            try await anna.claim(id: id)
            try await act(giver, .accept)
            try await act(giver, .answer(.worked))
            #expect(try await only(anna).place == home)
            try await act(giver, .block)
            let closed = try await only(anna)
            #expect(closed.status == .handedOver && closed.place == nil && closed.terms.note.isEmpty && closed.terms.address.isEmpty)
            #expect(try await only(giver).place == home)
            let other = try await giver.create(.fixture(location: home)).id
            for hidden in [id, other] { #expect(try await anna.fetch(id: hidden) == nil) }
            #expect(try await anna.fetchNearby(location: home, radiusKm: 5).isEmpty)
            try await giver.unblockAll()
            #expect(try await anna.fetch(id: other) != nil)
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `blocking a giver hides both people's offers from each other and closes all their conversations`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            let hers = try await anna.create(.fixture(title: "Soup", location: home)).id
            try await anna.claim(id: id)
            try await giver.claim(id: hers)
            try await giver.accept(id: id)
            try await anna.block(giverOf: id)
            for person in [giver, anna] {
                let all = try await person.all()
                #expect(all.count == 2 && all.allSatisfy(\.course.isClosed))
                for handOver in all {
                    let text = try HandOverMessage.text("Hello?")
                    await #expect(throws: AppError.changed) { try await person.perform(.send(text), on: handOver.id, of: handOver.listing) }
                }
            }
            let later = (try await giver.create(.fixture(location: home)).id, try await anna.create(.fixture(location: home)).id)
            for hidden in [id, later.0] { #expect(try await anna.fetch(id: hidden) == nil) }
            for hidden in [hers, later.1] { #expect(try await giver.fetch(id: hidden) == nil) }
            let found = try await (anna.fetchNearby(location: home, radiusKm: 5), giver.fetchNearby(location: home, radiusKm: 5))
            #expect(Set(found.0.map(\.id)) == [hers, later.1])
            #expect(Set(found.1.map(\.id)) == [id, later.0])
            await #expect(throws: AppError.self) { try await giver.claim(id: later.1) }
            await #expect(throws: AppError.self) { try await anna.joinLine(of: later.0) }
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `an offer's conversation has the new title and expiry after the giver edits the offer`(backEnd: HandOverBackEnd) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            try await anna.claim(id: id)
            let later = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 + 2 * 86_400).rounded())
            let edits = try #require(giver as? any ListingEditRepository)
            try await edits.update(.fixture(id: id, title: "Half a rye bread", location: home, expiryDate: later))
            for person in [giver, anna] {
                let handOver = try await only(person)
                #expect(handOver.title == "Half a rye bread" && handOver.expiry == later)
            }
        }
    }
}
