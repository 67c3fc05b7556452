import Foundation
import Testing

@testable import FoodShare

/// Tests of changes of an agreed pickup time, of which the other person has to be told, in both stores.
extension HandOverStoreTests {
    /// Runs a test with an offer with two pickup times that is promised to Anna.
    private func promised(
        _ backEnd: HandOverBackEnd, _ work: (any HandOverPerson, any HandOverPerson, UUID) async throws -> Void
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            try await giver.keep(PickupTerms(windows: [window(in: 1), window(in: 3)]), of: id)
            try await anna.claim(id: id)
            try await act(giver, .accept)
            try await work(giver, anna, id)
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `each change of the chosen pickup time is news of its own, also back to the first one`(backEnd: HandOverBackEnd) async throws {
        try await promised(backEnd) { giver, anna, id in
            var events: [String] = []
            for hours in [1.0, 3, 1] {
                try await act(anna, .choose(window(in: hours)))
                // Read twice: one change has one name.
                for _ in 0..<2 { events += try await only(giver).news(at: Date()).map(\.event) }
            }
            #expect(events.count == 6 && Set(events).count == 3)
            // The same one again is no change.
            try await act(anna, .choose(window(in: 1)))
            #expect(try await only(giver).news(at: Date()).map(\.event) == events.suffix(1))
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `another chosen pickup time waits for the giver until they have opened the conversation`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await promised(backEnd) { giver, anna, id in
            try await act(anna, .choose(window(in: 1)))
            #expect(try await !only(giver).isWaiting(at: Date()))
            try await act(anna, .choose(window(in: 3)))
            for person in [giver, anna] { #expect(try await only(person).course.earlier == window(in: 1)) }
            #expect(try await only(giver).isWaiting(at: Date()))
            #expect(try await !only(anna).isWaiting(at: Date()))
            try await act(anna, .markRead)
            #expect(try await only(giver).isTimeUnseen)
            try await act(giver, .markRead)
            #expect(try await !only(giver).isWaiting(at: Date()))
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a withdrawn pickup time waits for the taker, and stays known to both`(backEnd: HandOverBackEnd) async throws {
        try await promised(backEnd) { giver, anna, id in
            try await act(anna, .choose(window(in: 3)))
            try await giver.keep(PickupTerms(windows: [window(in: 1)]), of: id)
            let told = try await only(anna)
            #expect(told.status == .accepted && told.course.chosen == nil && told.course.earlier == window(in: 3))
            #expect(told.isTimeUnseen)
            #expect(try await !only(giver).isTimeUnseen)
            // Not to whom the food is no longer promised.
            try await act(giver, .cancel(.cannotCome))
            #expect(try await !only(anna).isTimeUnseen)
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `each change of the proposed pickup times is news of its own, also back to earlier ones`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await promised(backEnd) { giver, anna, id in
            func news() async throws -> [String] { try await only(anna).news(at: Date()).map(\.event) }
            var events = try await news()
            for hours in [[1.0], [1, 3], [1], [1]] {
                try await giver.keep(PickupTerms(note: "\(hours)", windows: hours.map { window(in: $0) }), of: id)
                events += try await news()
            }
            #expect(events.count == 5 && Set(events).count == 4 && events[3] == events[4])
        }
    }
}
