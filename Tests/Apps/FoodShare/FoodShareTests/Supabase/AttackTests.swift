import Foundation
import StrataKitTesting
import Supabase
import SupabaseSimulator
import Testing

@testable import FoodShare

/// Tests of attacks by a client that sends requests to the database directly.
@Suite(.timeLimit(.minutes(10))) struct AttackTests {
    private let home = Neighbourhood.home
    private let insert = """
        insert into food_items (title, category, latitude, longitude, expiry_date)
        values ('Loaf', 'bakery', 48.2, 16.37, now() + interval '1 day')
        """

    private func count(_ people: Neighbourhood, _ table: String) async throws -> String? {
        try await people.connection.query("select count(*) as n from \(table)").first?["n"]
    }

    @Test func `the database accepts ten of 300 concurrent offers of a new account, and more a day later`() async throws {
        let people = try await Neighbourhood(hasLimits: true)
        let many = "\(insert), \(Array(repeating: "('Loaf', 'bakery', 1, 2, now() + interval '1 day')", count: 299).joined(separator: ","))"
        #expect(await people.refusal { try await people.ask(people.giver, many) } == "PT429")
        #expect(try await count(people, "food_items") == "0")
        var hands: [PostgresConnection] = []
        for _ in 0..<10 { hands.append(try await people.database.connectAsAuthenticator()) }
        let (giver, insert) = (people.giver, insert)
        await withTaskGroup(of: Void.self) { group in
            for hand in hands {
                group.addTask { for _ in 0..<30 { _ = try? await Neighbourhood.ask(hand, giver, insert) } }
            }
        }
        #expect(try await count(people, "food_items") == "10")
        // Taking offers back does not make room for more.
        try await people.ask(people.giver, "delete from food_items")
        #expect(await people.refusal { try await people.ask(people.giver, insert) } == "PT429")
        try await people.connection.query("update auth.users set created_at = now() - interval '1 day'")
        for _ in 0..<10 { try await people.ask(people.giver, insert) }
        #expect(await people.refusal { try await people.ask(people.giver, insert) } == "PT429")
        try await people.connection.query("update private.food_acts set at = at - interval '1 hour'")
        try await people.ask(people.giver, insert)
    }

    @Test func `the database permits three open requests of an account, and another after one is released`() async throws {
        let people = try await Neighbourhood(hasLimits: true)
        try await people.connection.query(
            "update auth.users set created_at = now() - interval '60 days' where id = $1", [people.giver.uuidString])
        for _ in 0..<30 { try await people.ask(people.giver, insert) }
        let ids = try await people.connection.query("select id from food_items").compactMap { $0["id"] }
        let (database, anna) = (people.database, people.anna)
        await withTaskGroup(of: Void.self) { group in
            for id in ids {
                group.addTask {
                    guard let hand = try? await database.connectAsAuthenticator() else { return }
                    _ = try? await Neighbourhood.ask(hand, anna, "select claim_food_item($1)", [id])
                }
            }
        }
        #expect(try await count(people, "private.food_handovers") == "3")
        let claimed = try await people.connection.query("select item_id::text as id from private.food_handovers").compactMap { $0["id"] }
        try await people.ask(people.anna, "select release_food_item($1)", [claimed[0]])
        let free = try #require(ids.first { !claimed.contains($0) })
        try await people.ask(people.anna, "select claim_food_item($1)", [free])
        #expect(try await count(people, "private.food_handovers where status = 'asked'") == "3")
    }

    @Test func `the service accepts at most sixty messages and three reports from one new account`() async throws {
        let service = try await SupabaseBackEnd(hasLimits: true)
        let (giver, anna) = (service.person(), service.person())
        var ids: [UUID] = []
        for _ in 0..<5 { ids.append(try await giver.create(.fixture(location: home)).id) }
        try await anna.claim(id: ids[0])
        let asked = try #require(try await anna.all().first)
        await withTaskGroup(of: Void.self) { group in
            for sender in 0..<7 {
                group.addTask {
                    for number in 0..<10 {
                        try? await anna.perform(.send(HandOverMessage.text("\(sender) \(number)")), on: asked.id, of: asked.listing)
                    }
                }
            }
        }
        #expect(try await giver.all().first?.messages.count == 60)
        for id in ids[1...3] { try await anna.report(id: id, for: .scam) }
        for kind in [AppLimit.Kind.messages, .reports] {
            do {
                let message = try HandOverMessage.text("one more")
                switch kind {
                case .messages: try await anna.perform(.send(message), on: asked.id, of: asked.listing)
                default: try await anna.report(id: ids[4], for: .scam)
                }
                Issue.record("one more of \(kind) was accepted")
            } catch AppError.limited(let limit) {
                #expect(limit.kind == kind)
            }
        }
        await service.stop()
    }

    @Test func `reports of three new accounts do not hide an offer from all, those of three day-old accounts do`() async throws {
        let people = try await Neighbourhood(hasLimits: true)
        let item = try await people.offered()
        for _ in 0..<3 {
            let fresh = UUID()
            try await people.admit(fresh)
            try await people.ask(fresh, "select report_food_item($1, 'scam')", [item.uuidString])
            #expect(try await people.found(by: fresh).isEmpty)
        }
        #expect(try await people.found(by: nil) == [item])
        for _ in 0..<3 {
            let known = UUID()
            try await people.admit(known)
            try await people.connection.query(
                "update auth.users set created_at = now() - interval '1 day' where id = $1", [known.uuidString])
            try await people.ask(known, "select report_food_item($1, 'scam')", [item.uuidString])
        }
        #expect(try await people.found(by: nil).isEmpty)
        #expect(try await people.standing(item, for: people.giver) == "own_reported")
    }

    @Test func `a report repeated when its account is a day old counts, but not after a moderator's decision`() async throws {
        let people = try await Neighbourhood(hasLimits: true)
        let (item, reporters) = (try await people.offered(), [UUID(), UUID(), UUID()])
        let report = "select report_food_item($1, 'scam')"
        for reporter in reporters {
            try await people.admit(reporter)
            try await people.ask(reporter, report, [item.uuidString])
        }
        #expect(try await people.found(by: nil) == [item])
        for reporter in reporters {
            try await people.connection.query(
                "update auth.users set created_at = now() - interval '1 day' where id = $1", [reporter.uuidString])
            try await people.ask(reporter, report, [item.uuidString])
        }
        #expect(try await people.found(by: nil).isEmpty)
        try await people.connection.query("insert into private.food_moderators (person) values ($1)", [people.anna.uuidString])
        try await people.ask(people.anna, "select decide_food_item($1, 'restored')", [item.uuidString])
        for reporter in reporters { try await people.ask(reporter, report, [item.uuidString]) }
        #expect(try await people.found(by: nil) == [item])
    }

    @Test func `a giver can answer reports, and only a moderator can read the answer and restore the offer`() async throws {
        let people = try await Neighbourhood()
        let item = try await people.offered()
        for number in 0..<3 {
            let person = UUID()
            try await people.admit(person)
            try await people.ask(person, "select report_food_item($1, $2)", [item.uuidString, number == 0 ? "spoiled" : "scam"])
        }
        let answer = "select answer_food_item_reports($1, $2)"
        #expect(await people.refusal { try await people.ask(people.anna, answer, [item.uuidString, "x"]) } == "PT409")
        #expect(await people.refusal { try await people.ask(people.giver, answer, [item.uuidString, " "]) } == "23514")
        try await people.ask(people.giver, answer, [item.uuidString, "It is from today."])
        #expect(await people.refusal { try await people.ask(people.anna, "select food_moderation()") } == "PT403")
        try await people.connection.query("insert into private.food_moderators (person) values ($1)", [people.anna.uuidString])
        let page = try await people.ask(people.anna, "select food_moderation() as page").first?["page"] ?? ""
        #expect(page.contains("It is from today.") && page.contains(#""scam": 2"#))
        #expect(!page.contains(people.giver.uuidString.lowercased()) && !page.contains("latitude"))
        try await people.ask(people.anna, "select decide_food_item($1, 'restored')", [item.uuidString])
        #expect(try await people.found(by: people.ben) == [item])
        #expect(try await people.ask(people.anna, "select food_moderation() as page").first?["page"] == "[]")
        // One more report does not bring the old ones back.
        try await people.ask(people.ben, "select report_food_item($1, 'scam')", [item.uuidString])
        #expect(try await people.found(by: nil) == [item])
    }

    @Test func `two people who block each other at once both succeed, however many offers are between them`() async throws {
        let people = try await Neighbourhood()
        var handOvers: [String] = []
        for (giver, taker) in [(people.anna, people.ben), (people.ben, people.anna)] {
            for _ in 0..<10 {
                let id = try #require(try await people.ask(giver, "\(insert) returning id").first?["id"])
                try await people.ask(taker, "select claim_food_item($1)", [id])
            }
        }
        handOvers = try await people.connection.query("select id from private.food_handovers order by item_id").compactMap { $0["id"] }
        let (first, last) = (try #require(handOvers.first), try #require(handOvers.last))
        let hands = [try await people.database.connectAsAuthenticator(), try await people.database.connectAsAuthenticator()]
        let calls = [(hands[0], people.anna, first), (hands[1], people.ben, last)]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (hand, person, id) in calls {
                group.addTask { _ = try await Neighbourhood.ask(hand, person, "select act_on_food_handover($1, 'block')", [id]) }
            }
            try await group.waitForAll()
        }
        #expect(try await count(people, "private.food_handovers where is_closed") == "20")
        #expect(try await people.found(by: people.anna).count == 10)
    }

    @Test func `reading a photo throws an error if HTML was uploaded as a JPEG by the REST API`() async throws {
        let service = try await SupabaseBackEnd(hasLimits: true)
        let client = service.client()
        try await client.auth.signInAnonymously()
        let (id, reader) = (UUID(), service.person())
        let name = "\(id)/\(UUID())".lowercased()
        let page = Data("<html><script>alert(1)</script></html>".utf8)
        for size in ListingPhoto.Size.allCases {
            try await client.storage.from("food-photos")
                .upload("\(name)/\(size.rawValue).jpg", data: page, options: FileOptions(contentType: "image/jpeg"))
        }
        let giver = SupabaseFoodListingRepository(client: client)
        _ = try await giver.create(.fixture(id: id, location: home, photo: name))
        #expect(try await reader.fetch(id: id)?.photo == name)
        for size in ListingPhoto.Size.allCases {
            await #expect(throws: AppError.photoUnreadable) { try await reader.photo(name, size) }
        }
        await service.stop()
    }

    @Test func `an offer beyond the rate limit throws an error with the limit of ten and its end time`() async throws {
        let service = try await SupabaseBackEnd(hasLimits: true)
        let giver = service.person()
        for _ in 0..<10 { _ = try await giver.create(.fixture(location: home)) }
        do {
            _ = try await giver.create(.fixture(location: home))
            Issue.record("the eleventh offer was accepted")
        } catch AppError.limited(let limit) {
            #expect(limit.kind == .offers && limit.most == 10)
            let seconds = try #require(limit.until).timeIntervalSinceNow
            #expect((3_000...3_601).contains(seconds))
        }
        await service.stop()
    }

    @Test func `the local database has the same rate limits as the SQL migrations`() async throws {
        let people = try await Neighbourhood(hasLimits: true)
        let rows = try await people.connection.query("select action, least_days, most from private.food_limits")
        #expect(rows.count == 21)
        for row in rows {
            let days = try #require(row["least_days"].flatMap(Double.init))
            let most = try #require(row["most"].flatMap(Int.init))
            let action = row["action"] ?? ""
            if action == "reportWeight" {
                #expect(PersonLimits.standard.weight(after: days * 86_400) == most)
            } else if let kind = AppLimit.Kind(rawValue: action) {
                #expect(PersonLimits.standard.most(kind, after: days * 86_400) == most, "\(action) after \(days) days")
            } else {
                #expect(action == "photos")
            }
        }
    }
}
