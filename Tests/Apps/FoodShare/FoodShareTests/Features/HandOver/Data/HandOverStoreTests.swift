import Foundation
import Testing

@testable import FoodShare

/// Tests of hand-overs from the request to their end, in SQLite and in a Supabase project.
@Suite(.timeLimit(.minutes(10))) struct HandOverStoreTests {
    let home = Coordinate(latitude: 48.21234, longitude: 16.37123)

    /// Runs a test with an offer of a giver, in one of the stores.
    func offered(
        _ backEnd: HandOverBackEnd, _ work: (any HandOverWorld, any HandOverPerson, UUID) async throws -> Void
    ) async throws {
        let world = try await backEnd.start()
        let giver = try await world.person("giver")
        // Whole seconds, which every store returns unchanged.
        let expiry = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 + 86_400).rounded())
        let id = try await giver.create(.fixture(title: "Rye bread", location: home, expiryDate: expiry)).id
        try await work(world, giver, id)
        await world.stop()
    }

    func only(_ person: any HandOverPerson) async throws -> HandOver {
        let all = try await person.all()
        try #require(all.count == 1, "\(all)")
        return all[0]
    }

    func act(_ person: any HandOverPerson, _ action: HandOverAction) async throws {
        let handOver = try await only(person)
        try await person.perform(action, on: handOver.id, of: handOver.listing)
    }

    func window(in hours: Double) -> PickupWindow {
        let hour = (Date().timeIntervalSince1970 / 3600).rounded(.up) * 3600
        let start = Date(timeIntervalSince1970: hour + hours * 3600)
        return PickupWindow(start: start, end: start.addingTimeInterval(3600))
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a request can be accepted, get a pickup time and messages, and end as handed over`(backEnd: HandOverBackEnd) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            let (first, second) = (window(in: 1), window(in: 3))
            var terms = PickupTerms(answerHours: 4, note: "Ring at Huber", address: "12 Mill Lane\nLondon", windows: [second, first])
            try await giver.keep(terms, of: id)
            terms.windows = [first, second]
            #expect(try await giver.terms(of: id) == terms)
            try await anna.claim(id: id)
            let asked = try await only(anna)
            #expect(asked.status == .asked && asked.role == .taker && asked.title == "Rye bread" && asked.listing == id)
            #expect(asked.place == nil && asked.terms.note.isEmpty && asked.terms.address.isEmpty)
            #expect(asked.terms.windows == [first, second])
            #expect(abs((asked.course.answerBy ?? .distantPast).timeIntervalSinceNow - 4 * 3600) < 60)
            #expect(try await only(giver).isWaiting(at: Date()))
            try await act(anna, .send(HandOverMessage.text("<i>Hello</i>\nIs it sliced?")))
            #expect(try await only(giver).unread == 1)
            #expect(try await only(giver).messages.map(\.text) == ["<i>Hello</i>\nIs it sliced?"])
            try await act(giver, .markRead)
            #expect(try await only(giver).unread == 0)
            try await act(giver, .accept)
            let accepted = try await only(anna)
            #expect(accepted.status == .accepted && accepted.place == home && accepted.terms.note == "Ring at Huber")
            #expect(accepted.terms.address == "12 Mill Lane\nLondon")
            #expect(try await anna.standing(of: id) == .received)
            try await act(anna, .choose(second))
            #expect(try await only(giver).status == .arranged)
            #expect(try await only(giver).course.chosen == second)
            try await act(giver, .send(HandOverMessage.text("Yes.")))
            #expect(try await only(anna).messages.map(\.isOwn) == [true, false])
            try await act(giver, .answer(.worked))
            #expect(try await only(anna).status == .handedOver)
            try await act(anna, .send(HandOverMessage.text("Thank you!")))
            try await act(anna, .answer(.worked))
            #expect(try await only(giver).messages.last?.text == "Thank you!")
            #expect(try await giver.ownListings().isEmpty)
            for person in [giver, anna] {
                #expect(try await person.fetchNearby(location: home, radiusKm: 5).isEmpty)
            }
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `only giver and taker can read a hand-over, and each can take only the actions of their role`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            // Ben is known to the service, too.
            _ = try await ben.create(.fixture(location: home))
            try await giver.keep(PickupTerms(windows: [window(in: 1)]), of: id)
            try await anna.claim(id: id)
            let handOver = try await only(anna)
            #expect(try await ben.all().isEmpty)
            #expect(try await !ben.hasPart(in: id))
            await #expect(throws: AppError.gone) { try await ben.handOver(handOver.id, of: id) }
            let text = try HandOverMessage.text("Hello")
            let actions: [HandOverAction] = [
                .accept, .decline, .choose(window(in: 1)), .cancel(.other), .answer(.worked), .send(text), .markRead, .block,
            ]
            for action in actions {
                await #expect(throws: AppError.gone) { try await ben.perform(action, on: handOver.id, of: id) }
            }
            for action in [HandOverAction.accept, .decline, .choose(window(in: 1)), .cancel(.notAvailable), .answer(.worked)] {
                await #expect(throws: AppError.changed) { try await anna.perform(action, on: handOver.id, of: id) }
            }
            for action in [HandOverAction.choose(window(in: 1)), .cancel(.other), .answer(.missed)] {
                await #expect(throws: AppError.changed) { try await giver.perform(action, on: handOver.id, of: id) }
            }
            await #expect(throws: AppError.self) { try await anna.keep(PickupTerms(), of: id) }
            await #expect(throws: AppError.gone) { try await anna.terms(of: id) }
            try await act(giver, .accept)
            await #expect(throws: AppError.changed) { try await act(anna, .choose(window(in: 2))) }
            await #expect(throws: AppError.changed) { try await act(anna, .answer(.missed)) }
            #expect(try await only(anna).course.status == .accepted)
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a request without an answer expires after two hours, and the next person in line becomes claimer`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let (anna, ben, dora) = (try await world.person("anna"), try await world.person("ben"), try await world.person("dora"))
            await #expect(throws: AppError.changed) { try await ben.joinLine(of: id) }
            try await anna.claim(id: id)
            await #expect(throws: AppError.taken) { try await ben.claim(id: id) }
            try await ben.joinLine(of: id)
            try await dora.joinLine(of: id)
            for person in [giver, anna, ben] {
                await #expect(throws: AppError.changed) { try await person.joinLine(of: id) }
            }
            #expect(try await only(ben).status == .inLine)
            #expect(try await only(dora).ahead == 2)
            #expect(try await giver.all().count == 1, "the giver sees who is asked, not the line")
            try await world.pass(2 * 3600 + 60)
            #expect(try await anna.standing(of: id) == .taken)
            #expect(try await ben.standing(of: id) == .asked)
            #expect(try await only(anna).status == .lapsed)
            #expect(try await only(ben).status == .asked)
            #expect(try await giver.all().map(\.status).contains(.asked))
            // Declined, too, makes room for the next.
            let request = try #require(try await giver.all().first { $0.status == .asked })
            try await giver.perform(.decline, on: request.id, of: id)
            #expect(try await only(ben).status == .declined)
            #expect(try await only(dora).status == .asked)
            try await act(dora, .cancel(.notNeeded))
            #expect(try await anna.standing(of: id) == .open)
            try await anna.claim(id: id)
            #expect(try await anna.all().map(\.status).sorted { $0.rawValue < $1.rawValue } == [.asked, .lapsed])
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `an offer that was asked for stays in other people's lists until its giver accepts`(backEnd: HandOverBackEnd) async throws {
        try await offered(backEnd) { world, giver, id in
            let (anna, ben, dora) = (try await world.person("anna"), try await world.person("ben"), try await world.person("dora"))
            func standings(_ person: any HandOverPerson) async throws -> [ListingStanding?] {
                let found = try await person.fetchNearby(location: home, radiusKm: 5)
                let count = try await person.countNearby(location: home, radiusKm: 5, filter: FeedFilter())
                #expect(!count.isMore(than: found.count))
                return found.map(\.standing)
            }
            try await anna.claim(id: id)
            try await ben.joinLine(of: id)
            for person in [ben, dora] { #expect(try await standings(person) == [.taken]) }
            try await act(giver, .accept)
            for person in [ben, dora] { #expect(try await standings(person).isEmpty) }
            #expect(try await standings(anna) == [.received])
            try await act(anna, .cancel(.notNeeded))
            #expect(try await standings(ben) == [.asked])
            for person in [anna, dora] { #expect(try await standings(person) == [.taken]) }
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `when an offer expires, waiting requests expire, but an accepted request stays accepted`(backEnd: HandOverBackEnd) async throws {
        try await offered(backEnd) { world, giver, id in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            try await anna.claim(id: id)
            try await ben.joinLine(of: id)
            try await act(giver, .accept)
            try await world.pass(86_500)
            #expect(try await only(ben).status == .lapsed)
            let promised = try await only(anna)
            #expect(promised.status == .accepted && promised.course.asks(.taker, at: promised.expiry, expiry: promised.expiry))
            #expect(promised.place == home)
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a giver can cancel an accepted request with a reason, which the taker can read`(backEnd: HandOverBackEnd) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            try await anna.claim(id: id)
            try await act(giver, .accept)
            try await act(giver, .cancel(.cannotCome))
            let cancelled = try await only(anna)
            #expect(cancelled.status == .cancelled && cancelled.course.reason == .cannotCome)
            #expect(cancelled.course.cancelledBy == .giver && cancelled.place == nil)
            await #expect(throws: AppError.changed) { try await act(anna, .send(HandOverMessage.text("But why?"))) }
            #expect(try await anna.standing(of: id) == .open)
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `deleting an offer while its taker is on the way cancels the pickup`(backEnd: HandOverBackEnd) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            try await anna.claim(id: id)
            try await act(giver, .accept)
            try await act(anna, .send(HandOverMessage.text("On my way.")))
            try await giver.delete(id: id)
            let cancelled = try await only(anna)
            #expect(cancelled.status == .cancelled && cancelled.course.reason == .takenBack && cancelled.messages.count == 1)
            #expect(try await anna.fetch(id: id) == nil)
            #expect(try await giver.ownListings().isEmpty)
            await #expect(throws: AppError.gone) { try await anna.claim(id: id) }
            await #expect(throws: AppError.gone) { try await giver.delete(id: id) }
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a pickup that the taker missed is counted and shown to the giver at the next request`(backEnd: HandOverBackEnd) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            try await anna.claim(id: id)
            try await act(giver, .accept)
            await #expect(throws: AppError.changed) { try await act(giver, .answer(.missed)) }
            try await world.pass(86_500)
            try await act(giver, .answer(.missed))
            #expect(try await only(anna).course.reason == .missed)
            let later = Date(timeIntervalSinceNow: 10 * 86_400)
            let other = try await giver.create(.fixture(location: home, expiryDate: later)).id
            try await anna.claim(id: other)
            #expect(try await giver.all().first { $0.listing == other }?.missed == 1)
            #expect(try await anna.all().allSatisfy { $0.missed == 0 })
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `blocking the giver after a claim was accepted cancels it and closes the conversation for both`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            try await anna.claim(id: id)
            try await act(giver, .accept)
            try await act(anna, .block)
            for person in [giver, anna] {
                let closed = try await only(person)
                #expect(closed.course.isClosed && closed.status == .cancelled && (closed.place == nil || closed.role == .giver))
                await #expect(throws: AppError.changed) { try await act(person, .send(HandOverMessage.text("Hello?"))) }
            }
            #expect(try await anna.fetch(id: id) == nil)
            #expect(try await anna.blockedCount() == 1)
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a taker whom the giver has blocked cannot claim any of the giver's offers`(backEnd: HandOverBackEnd) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            try await anna.claim(id: id)
            try await act(giver, .block)
            #expect(try await only(anna).course.isClosed)
            await #expect(throws: AppError.self) { try await anna.claim(id: id) }
            let other = try await giver.create(.fixture(location: home)).id
            await #expect(throws: AppError.self) { try await anna.claim(id: other) }
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a hand-over is deleted for giver and taker thirty days after its end`(backEnd: HandOverBackEnd) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            try await anna.claim(id: id)
            try await act(giver, .accept)
            try await act(giver, .answer(.worked))
            try await world.pass(30 * 86_400 - 600)
            #expect(try await world.purge() == 0)
            #expect(try await only(anna).place == home)
            try await world.pass(1_200)
            #expect(try await world.purge() > 0)
            for person in [giver, anna] { #expect(try await person.all().isEmpty) }
            #expect(try await giver.fetch(id: id) == nil)
            #expect(try await world.purge() == 0)
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `deleting all data of a person removes their offers and their messages for the other people, too`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await offered(backEnd) { world, giver, id in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            try await anna.claim(id: id)
            try await ben.joinLine(of: id)
            try await act(giver, .accept)
            try await act(anna, .send(HandOverMessage.text("Hello")))
            try await anna.forgetEverything()
            #expect(try await anna.all().isEmpty)
            #expect(try await only(ben).status == .asked)
            #expect(try await only(giver).messages.isEmpty)
            try await act(giver, .send(HandOverMessage.text("Are you there?")))
            try await giver.forgetEverything()
            #expect(try await ben.fetch(id: id) == nil)
            #expect(try await giver.all().isEmpty)
            #expect(try await only(ben).messages.isEmpty)
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a conversation refuses the 201st message`(backEnd: HandOverBackEnd) async throws {
        try await offered(backEnd) { world, giver, id in
            let anna = try await world.person("anna")
            try await anna.claim(id: id)
            let handOver = try await only(anna)
            for number in 1...HandOverMessage.most {
                try await anna.perform(.send(HandOverMessage.text("\(number)")), on: handOver.id, of: id)
            }
            let more = try HandOverMessage.text("one more")
            await #expect(throws: AppError.changed) { try await giver.perform(.send(more), on: handOver.id, of: id) }
            #expect(try await only(giver).messages.count == 200)
            #expect(try await !only(giver).takesMessages)
        }
    }
}
