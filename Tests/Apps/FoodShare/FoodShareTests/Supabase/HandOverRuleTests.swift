import Foundation
import SupabaseSimulator
import Testing

@testable import FoodShare

/// Tests that the database's rules for hand-overs equal those of the app.
@Suite(.timeLimit(.minutes(10))) struct HandOverRuleTests {
    @Test func `the database permits exactly the transitions of the app's hand-over state machine`() async throws {
        let connection = try await Neighbourhood().connection
        for status in HandOverStatus.allCases {
            for move in HandOverMove.allCases {
                for actor in HandOverActor.allCases {
                    let row = try await connection.query(
                        "select private.handover_after($1, $2, $3) as after", [status.rawValue, "\(move)", "\(actor)"]
                    ).first
                    let expected = status.after(move, by: actor)?.rawValue
                    #expect(row?["after"] == expected, "\(status) \(move) \(actor)")
                }
            }
            let final = try await connection.query("select private.is_final($1) as final", [status.rawValue]).first?["final"]
            #expect(final == (status.isFinal ? "t" : "f"))
        }
    }

    @Test(arguments: ["", " \n", "a\u{202E}b", "a\u{2067}b", "a\u{7}b", "a\u{200B}b", String(repeating: "x", count: 8_001)])
    func `the database refuses messages that are empty, too long or contain control characters`(text: String) async throws {
        let people = try await Neighbourhood()
        let item = try await people.offered()
        try await people.ask(people.anna, "select claim_food_item($1)", [item.uuidString])
        let id = try #require(try await people.connection.query("select id from private.food_handovers").first?["id"])
        let send = "select act_on_food_handover($1, 'send', jsonb_build_object('text', $2::text))"
        try await people.ask(people.anna, send, [id, "Hello\nمرحبا 👩‍👩‍👧‍👦"])
        #expect(await people.refusal { try await people.ask(people.anna, send, [id, text]) } == "23514")
        #expect(await people.refusal { try await people.ask(people.ben, send, [id, "Hello"]) } == "PT410")
        #expect(try await people.connection.query("select number from private.food_messages").count == 1)
    }

    @Test func `the database stores pickup times without any further fields of the request`() async throws {
        let people = try await Neighbourhood()
        let item = try await people.offered()
        try await people.ask(
            people.giver, "update food_items set expiry_date = now() + interval '3 days' where id = $1", [item.uuidString])
        let keep = "select set_food_item_terms($1, jsonb_build_object('answer_hours', 2, 'note', $2::text, 'windows', $3::jsonb))"
        let windows = #"[{"start": "tomorrow 10:00", "end": "tomorrow 11:00", "more": "words for the other person's app"}]"#
        try await people.ask(people.giver, keep, [item.uuidString, "Ring at Huber", windows])
        for note in ["a\u{202E}b", "a\u{7}b", String(repeating: "x", count: 2_401)] {
            #expect(await people.refusal { try await people.ask(people.giver, keep, [item.uuidString, note, windows]) } == "23514")
        }
        try await people.ask(people.anna, "select claim_food_item($1)", [item.uuidString])
        try await people.ask(people.giver, "select accept_food_item_claim($1)", [item.uuidString])
        let id = try #require(try await people.connection.query("select id from private.food_handovers").first?["id"])
        let choice = #"{"start": "tomorrow 10:00", "end": "tomorrow 11:00"}"#
        try await people.ask(people.anna, "select act_on_food_handover($1, 'choose', $2::jsonb)", [id, choice])
        let row = try await people.ask(people.giver, "select my_food_handovers() as found").first
        let read = try JSONDecoder().decode([HandOverDTO].self, from: Data((row?["found"] ?? "").utf8))
        let handOver = try #require(try read.first?.toDomain())
        #expect(handOver.terms.windows.count == 1 && handOver.course.chosen == handOver.terms.windows.first)
        #expect(row?["found"]?.contains("other person's app") == false)
    }

    @Test func `a chosen pickup time that has ended stays when the giver withdraws the proposed times`() async throws {
        let people = try await Neighbourhood()
        let item = try await people.offered()
        try await people.ask(people.anna, "select claim_food_item($1)", [item.uuidString])
        try await people.ask(people.giver, "select accept_food_item_claim($1)", [item.uuidString])
        let arrange =
            "update private.food_handovers set status = 'arranged', chosen = jsonb_build_object('start', now() - interval '1 hour', 'end', "
        let keep = #"select set_food_item_terms($1, '{"answer_hours": 2, "note": "", "windows": []}')"#
        for (end, expected) in [("now() - interval '1 second'", "arranged"), ("now() + interval '1 hour'", "accepted")] {
            try await people.connection.query("\(arrange)\(end))")
            try await people.ask(people.giver, keep, [item.uuidString])
            #expect(try await people.connection.query("select status from private.food_handovers").first?["status"] == expected)
        }
    }

    @Test func `an offer that was handed over does not become available when its receiver's account is deleted`() async throws {
        let people = try await Neighbourhood()
        let item = try await people.offered()
        try await people.ask(people.anna, "select claim_food_item($1)", [item.uuidString])
        try await people.ask(people.giver, "select accept_food_item_claim($1)", [item.uuidString])
        let id = try #require(try await people.connection.query("select id from private.food_handovers").first?["id"])
        let answer = #"select act_on_food_handover($1, 'answer', '{"outcome": "worked"}')"#
        try await people.ask(people.giver, answer, [id])
        try await people.connection.query("delete from auth.users where id = $1", [people.anna.uuidString])
        #expect(try await people.found(by: people.ben).isEmpty)
        #expect(try await people.standing(item, for: people.ben) == "taken")
        #expect(await people.refusal { try await people.ask(people.ben, "select claim_food_item($1)", [item.uuidString]) } == "PT409")
        #expect(try await people.ask(people.giver, "select my_food_handovers() as found").first?["found"] == "[]")
        try await people.connection.query("select purge_food()")
        #expect(try await people.connection.query("select id from food_items").isEmpty)
    }

    @Test func `a claim stored by an earlier version becomes a request without a deadline, and can be accepted`() async throws {
        let people = try await Neighbourhood()
        let item = try await people.offered()
        try await people.connection.query("update private.food_parties set claimer = $1", [people.anna.uuidString])
        #expect(try await people.standing(item, for: people.anna) == "asked")
        try await people.ask(people.giver, "select accept_food_item_claim($1)", [item.uuidString])
        #expect(try await people.standing(item, for: people.anna) == "received")
        let row = try await people.connection.query("select status, answer_by from private.food_handovers").first
        #expect(row?["status"] == "accepted" && row?["answer_by"] == nil)
    }

    @Test func `an offer can be claimed again as soon as its request's deadline has passed`() async throws {
        let people = try await Neighbourhood()
        let item = try await people.offered()
        try await people.ask(people.anna, "select claim_food_item($1)", [item.uuidString])
        #expect(try await people.standing(item, for: people.ben) == "taken")
        try await people.connection.query("update private.food_handovers set answer_by = now() - interval '1 second'")
        #expect(try await people.found(by: people.ben) == [item])
        #expect(try await people.standing(item, for: people.ben) == "open")
        try await people.ask(people.ben, "select claim_food_item($1)", [item.uuidString])
        #expect(try await people.standing(item, for: people.ben) == "asked")
        #expect(try await people.standing(item, for: people.anna) == "taken")
    }
}
