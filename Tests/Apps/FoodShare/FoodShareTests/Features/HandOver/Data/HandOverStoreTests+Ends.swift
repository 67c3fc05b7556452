import Foundation
import Testing

@testable import FoodShare

/// Tests of ends by one person of which the other has to be told, in both stores.
extension HandOverStoreTests {
    @Test(arguments: HandOverBackEnd.allCases)
    func `a giver who deletes all data leaves the taker and the line with the reason, for thirty days, and with nothing else`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            try await giver.keep(PickupTerms(note: "Ring at Huber", address: "12 Mill Lane"), of: id)
            try await anna.claim(id: id)
            try await ben.joinLine(of: id)
            try await act(giver, .accept)
            try await act(anna, .send(HandOverMessage.text("On my way.")))
            try await giver.forgetEverything()
            #expect(try await giver.all().isEmpty)
            for person in [anna, ben] {
                let left = try await only(person)
                #expect(left.status == .cancelled && left.course.reason == .giverLeft && left.title == "Rye bread")
                #expect(left.messages.isEmpty && left.place == nil && left.terms == PickupTerms() && !left.takesMessages)
                #expect(left.isWaiting(at: Date()))
                try await act(person, .markRead)
                #expect(try await !only(person).isWaiting(at: Date()))
                #expect(try await person.fetch(id: id) == nil)
                await #expect(throws: AppError.self) { try await person.claim(id: id) }
            }
            try await world.pass(31 * 86_400)
            #expect(try await world.purge() > 0)
            for person in [anna, ben] { #expect(try await person.all().isEmpty) }
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `blocking a giver who has left is refused, and leaves the conversation and the blocked people as they are`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            try await anna.claim(id: id)
            try await giver.forgetEverything()
            await #expect(throws: AppError.self) { try await act(anna, .block) }
            await #expect(throws: AppError.self) { try await anna.block(giverOf: id) }
            #expect(try await !only(anna).course.isClosed)
            #expect(try await anna.blockedCount() == 0)
        }
    }

    @Test func `an offer whose giver has left has no giver`() async throws {
        let world = try OwnWorld()
        let (giver, anna) = (world.own("giver"), world.own("anna"))
        let id = try await giver.create(.fixture()).id
        try await anna.claim(id: id)
        #expect(try await anna.hasGiver(id: id))
        try await giver.forgetEverything()
        #expect(try await !anna.hasGiver(id: id))
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a request that had lapsed before the giver deleted all data is not told as the giver's leaving`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            try await anna.claim(id: id)
            try await world.pass(3 * 3600)
            try await giver.forgetEverything()
            #expect(try await anna.all().allSatisfy { $0.course.reason != .giverLeft && !$0.isEndUnseen })
        }
    }

    @Test(arguments: HandOverBackEnd.allCases, HandOverRole.allCases)
    func `a cancellation waits for the other person until they have opened the conversation`(
        backEnd: HandOverBackEnd, role: HandOverRole
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            let (one, other) = role == .giver ? (giver, anna) : (anna, giver)
            try await anna.claim(id: id)
            try await act(giver, .accept)
            try await act(one, .cancel(.cannotCome))
            #expect(try await only(other).isWaiting(at: Date()))
            #expect(try await !only(one).isWaiting(at: Date()))
            // What the one reads is not seen by the other.
            try await act(one, .markRead)
            #expect(try await only(other).isEndUnseen)
            try await act(other, .markRead)
            #expect(try await !only(other).isWaiting(at: Date()))
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `the giver is not told of a person who leaves the line`(backEnd: HandOverBackEnd) async throws {
        try await offered(backEnd) { world, giver, id in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            try await anna.claim(id: id)
            try await ben.joinLine(of: id)
            try await act(ben, .cancel(.notNeeded))
            #expect(try await only(ben).status == .cancelled)
            #expect(try await giver.all().allSatisfy { !$0.isEndUnseen })
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `an offer that its giver cancels as not available ends, and who is in line reads that it was taken back`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            try await anna.claim(id: id)
            try await ben.joinLine(of: id)
            try await act(giver, .accept)
            try await act(giver, .cancel(.notAvailable))
            let (promised, waited) = (try await only(anna), try await only(ben))
            #expect(promised.status == .cancelled && promised.course.reason == .notAvailable && promised.isEndUnseen)
            #expect(waited.status == .cancelled && waited.course.reason == .takenBack && waited.isEndUnseen)
            for person in [giver, anna, ben] { #expect(try await person.fetch(id: id) == nil) }
            #expect(try await giver.ownListings().isEmpty)
            #expect(try await ben.fetchNearby(location: home, radiusKm: 1, filter: FeedFilter()).isEmpty)
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `an offer that its giver takes back while it is promised ends, and the taker reads the reason`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            try await anna.claim(id: id)
            try await ben.joinLine(of: id)
            try await act(giver, .accept)
            await #expect(throws: AppError.changed) { try await act(anna, .takeBack(.cannotCome)) }
            try await act(giver, .takeBack(.cannotCome))
            let (promised, waited) = (try await only(anna), try await only(ben))
            #expect(promised.status == .cancelled && promised.course.reason == .cannotCome && promised.isEndUnseen)
            #expect(waited.status == .cancelled && waited.course.reason == .takenBack && waited.isEndUnseen)
            for person in [giver, anna, ben] { #expect(try await person.fetch(id: id) == nil) }
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a giver who offers promised food to others does not say that it is not available`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            try await anna.claim(id: id)
            try await act(giver, .accept)
            try await giver.release(id: id)
            #expect(try await only(anna).course.reason == .other)
            #expect(try await anna.standing(of: id) == .open)
        }
    }
}
