import Foundation
import Testing

@testable import FoodShare

/// Tests of a pickup place that its giver moves, in both stores.
extension HandOverStoreTests {
    private var door: Coordinate { home.moved(metres: 5_000, turns: 0.25) }

    private func move(_ id: UUID, of person: any HandOverPerson, telling words: String) async throws {
        let edits = try #require(person as? any ListingEditRepository)
        try await edits.move(id, to: door, telling: HandOverMessage.text(words))
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
