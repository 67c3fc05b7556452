import Foundation
import Testing

@testable import FoodShare

/// Tests of offers that their giver takes off the list and can offer again, in both stores.
extension HandOverStoreTests {
    @Test(arguments: HandOverBackEnd.allCases)
    func `a giver keeps what they took off the list, with its place and terms, for thirty days, and nobody else does`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            let terms = PickupTerms(answerHours: 4, note: "Ring at Huber", address: "12 Mill Lane")
            try await giver.keep(terms, of: id)
            #expect(try await giver.takenBack().isEmpty)
            try await giver.delete(id: id)
            let kept = try await giver.takenBack()
            #expect(kept.map(\.title) == ["Rye bread"] && kept.first?.location == home && kept.first?.photos == [])
            #expect(try await giver.terms(of: id) == terms)
            #expect(try await giver.fetch(id: id) == nil)
            #expect(try await giver.ownListings().isEmpty)
            _ = try await anna.create(.fixture(location: home))
            #expect(try await anna.takenBack().isEmpty)
            await #expect(throws: AppError.gone) { try await anna.terms(of: id) }
            try await world.pass(31 * 86_400)
            #expect(try await giver.takenBack().isEmpty)
            #expect(try await world.purge() > 0)
            await #expect(throws: AppError.gone) { try await giver.terms(of: id) }
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a promised offer that its giver takes back can be offered again`(backEnd: HandOverBackEnd) async throws {
        try await offered(backEnd) { world, giver, id in
            try await world.person("anna").claim(id: id)
            try await act(giver, .accept)
            try await act(giver, .takeBack(.cannotCome))
            #expect(try await giver.takenBack().map(\.id) == [id])
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `what was handed over is not among the offers that were taken back, nor anything after all data were deleted`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            try await world.person("anna").claim(id: id)
            try await act(giver, .accept)
            try await act(giver, .answer(.worked))
            try await giver.delete(id: id)
            #expect(try await giver.takenBack().isEmpty)
            let other = try await giver.create(.fixture(location: home)).id
            try await giver.delete(id: other)
            #expect(try await giver.takenBack().map(\.id) == [other])
            try await giver.forgetEverything()
            #expect(try await giver.takenBack().isEmpty)
        }
    }
}
