import Foundation
import Testing

@testable import FoodShare

/// Tests of a pickup place that its giver moves, in both stores.
extension HandOverStoreTests {
    private var door: Coordinate { home.moved(metres: 5_000, turns: 0.25) }

    private func move(
        _ id: UUID, of person: any HandOverPerson, address: String = "", telling words: String
    ) async throws {
        let edits = try #require(person as? any ListingEditRepository)
        try await edits.move(id, to: door, address: address, telling: HandOverMessage.text(words))
    }

    @Test(arguments: HandOverBackEnd.allCases, ["", "3 Hill Road"])
    func `a moved offer has the address of its new place or none, and the note and pickup times of before`(
        backEnd: HandOverBackEnd, address: String
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            let start = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 + 3_600).rounded())
            let terms = PickupTerms(
                answerHours: 4, note: "Ring at Huber", address: "12 Mill Lane",
                windows: [PickupWindow(start: start, end: start.addingTimeInterval(3_600))])
            try await giver.keep(terms, of: id)
            try await anna.claim(id: id)
            try await act(giver, .accept)
            try await move(id, of: giver, address: address, telling: "Moved.")
            var moved = terms
            moved.address = address
            #expect(try await giver.terms(of: id) == moved)
            #expect(try await only(anna).terms == moved)
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `an offer is not moved to an address of more than 200 characters`(backEnd: HandOverBackEnd) async throws {
        try await offered(backEnd) { world, giver, id in
            let long = String(repeating: "a", count: PickupTerms.longestAddress + 1)
            await #expect(throws: InvalidField.self) { try await move(id, of: giver, address: long, telling: "Moved.") }
            let place = try await giver.fetch(id: id)?.location
            #expect(place?.isSame(as: home) == true)
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a moved pickup place is told to the accepted person, and others see another point beside it`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            try await anna.claim(id: id)
            try await act(giver, .accept)
            let before = try #require(try await ben.fetch(id: id)?.location)
            try await move(id, of: giver, telling: "It is at my neighbour's.")
            let told = try await only(anna)
            #expect(told.place?.isSame(as: door) == true && told.unread == 1)
            #expect(told.messages.last?.text == "It is at my neighbour's." && told.messages.last?.isOwn == false)
            #expect(try await giver.fetch(id: id)?.location.isSame(as: door) == true)
            let shown = try #require(try await ben.fetch(id: id)?.location)
            #expect((90...510).contains(shown.metres(to: door)) && !shown.isSame(as: before))
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a search finds a moved offer at its new place only, and who only asked is not told where that is`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            try await anna.claim(id: id)
            try await move(id, of: giver, telling: "Moved.")
            let asked = try await only(anna)
            #expect(asked.place == nil && asked.messages.isEmpty)
            let expected: [(Coordinate, [UUID])] = [(home, []), (door, [id])]
            for (place, found) in expected {
                #expect(try await ben.fetchNearby(location: place, radiusKm: 1, filter: FeedFilter()).map(\.id) == found)
            }
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `nobody moves another's offer, and nobody one that was handed over`(backEnd: HandOverBackEnd) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            try await anna.claim(id: id)
            try await act(giver, .accept)
            await #expect(throws: AppError.taken) { try await move(id, of: anna, telling: "Moved.") }
            try await act(giver, .answer(.worked))
            await #expect(throws: AppError.taken) { try await move(id, of: giver, telling: "Moved.") }
            #expect(try await only(anna).place?.isSame(as: home) == true)
        }
    }
}
