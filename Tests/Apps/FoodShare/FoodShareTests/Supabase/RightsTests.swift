import Foundation
import StrataKitTesting
import SupabaseSimulator
import Testing

@testable import FoodShare

/// Tests of the rights on each table and each function that an anonymous person, another person and the giver
/// have.
@Suite(.timeLimit(.minutes(10))) struct RightsTests {
    /// The outcome of a statement: the number of rows, or the SQLSTATE of a refusal.
    enum Outcome: Equatable, CustomStringConvertible {
        case rows(Int)
        case refused(String)

        var description: String {
            switch self {
            case .rows(let count): "\(count) rows"
            case .refused(let code): code
            }
        }

        static let denied = Outcome.refused("42501")
    }

    struct Right: Sendable {
        let object: String
        let sql: String
        let anonymous, other, owner: Outcome

        /// Creates a case with the expected outcomes.
        ///
        /// - Parameter sql: The statement, where `$1` is a listing of the giver.
        init(_ object: String, _ sql: String, _ anonymous: Outcome, _ other: Outcome, _ owner: Outcome) {
            (self.object, self.sql, self.anonymous, self.other, self.owner) = (object, sql, anonymous, other, owner)
        }
    }

    private static let insert = """
        insert into food_items (title, category, latitude, longitude, expiry_date)
        select 'Soup', 'meals', 1, 2, now() + interval '1 day' where $1::uuid is not null returning id
        """

    private static let rights: [Right] = [
        Right("food_items", "select * from food_items where id = $1", .rows(1), .rows(1), .rows(1)),
        Right("food_items", insert, .denied, .rows(1), .rows(1)),
        Right("food_items", "update food_items set title = 'Soup' where id = $1 returning id", .denied, .rows(0), .rows(1)),
        Right("food_items", "delete from food_items where id = $1 returning id", .denied, .rows(0), .rows(1)),
        // Columns that the giver may not set: the shown place, the creation time, whether it is
        // hidden.
        Right("food_items", "update food_items set latitude = 3 where id = $1", .denied, .denied, .denied),
        Right("food_items", "update food_items set created_at = now() where id = $1", .denied, .denied, .denied),
        Right("food_items", "update food_items set is_hidden = true where id = $1", .denied, .denied, .denied),
        Right("food_items", "truncate food_items cascade", .denied, .denied, .denied),
        Right("food_parties", "select * from private.food_parties where item_id = $1", .denied, .denied, .denied),
        Right("food_parties", "update private.food_parties set claimer = null where item_id = $1", .denied, .denied, .denied),
        Right("food_spots", "select * from private.food_spots where item_id = $1", .rows(1), .rows(1), .rows(1)),
        Right("food_spots", "update private.food_spots set spot = spot where item_id = $1", .denied, .denied, .denied),
        Right("food_spots", "delete from private.food_spots where item_id = $1", .denied, .denied, .denied),
        Right("food_homes", "select * from private.food_homes", .denied, .denied, .denied),
        Right("food_homes", "update private.food_homes set shown = home", .denied, .denied, .denied),
        Right("food_homes", "delete from private.food_homes", .denied, .denied, .denied),
        Right("food_reports", "select * from private.food_reports where item_id = $1", .denied, .denied, .denied),
        Right("food_reports", "delete from private.food_reports where item_id = $1", .denied, .denied, .denied),
        Right("food_blocks", "select * from private.food_blocks where blocked = $1", .denied, .denied, .denied),
        Right("users", "select * from auth.users where id = $1", .denied, .denied, .denied),
        Right("refresh_tokens", "select * from auth.refresh_tokens where user_id = $1", .denied, .denied, .denied),
        Right(
            "search_food_items_nearby", "select * from search_food_items_nearby(48.2, 16.37, 5000) where id = $1", .rows(1),
            .rows(1), .rows(1)),
        Right("food_item", "select * from food_item($1)", .rows(1), .rows(1), .rows(1)),
        Right("food_item_standing", "select food_item_standing($1)", .rows(1), .rows(1), .rows(1)),
        Right("claim_food_item", "select claim_food_item($1)", .denied, .rows(1), .refused("PT409")),
        Right("accept_food_item_claim", "select accept_food_item_claim($1)", .denied, .refused("PT409"), .refused("PT409")),
        Right("release_food_item", "select release_food_item($1)", .denied, .refused("PT409"), .rows(1)),
        Right("report_food_item", "select report_food_item($1, 'scam')", .denied, .rows(1), .refused("PT409")),
        Right("block_food_item_giver", "select block_food_item_giver($1)", .denied, .rows(1), .refused("PT409")),
        Right("blocked_giver_count", "select blocked_giver_count() where $1::uuid is not null", .denied, .rows(1), .rows(1)),
        Right("unblock_all_givers", "select unblock_all_givers() where $1::uuid is not null", .denied, .rows(1), .rows(1)),
        Right("exact_place", "select * from private.exact_place($1)", .rows(0), .rows(0), .rows(1)),
        Right("owns", "select 1 where private.owns($1)", .rows(0), .rows(0), .rows(1)),
        Right("sees", "select 1 where private.sees($1, true)", .rows(0), .rows(0), .rows(1)),
        Right("is_on_offer", "select 1 where private.is_on_offer($1)", .rows(1), .rows(1), .rows(1)),
        Right("standing", "select 1 where private.standing($1, false) is not null", .rows(1), .rows(1), .rows(1)),
        Right("folded", "select private.folded('É') where $1::uuid is not null", .rows(1), .rows(1), .rows(1)),
        Right("holds", "select 1 where private.holds('É', '{e}') and $1::uuid is not null", .rows(1), .rows(1), .rows(1)),
        Right("item_of", "select private.item_of($1)", .denied, .denied, .denied),
        Right("insist", "select private.insist($1::uuid is null)", .denied, .denied, .denied),
        Right(
            "shown_place", "select private.shown_place($1, 'point(1 2)'::extensions.geography)", .denied, .denied, .denied),
        Right(
            "may_add_photo", "select 1 where private.may_add_photo(lower($1) || '/' || lower($1) || '/full.jpg')", .rows(0), .rows(0),
            .rows(1)),
        Right("food_terms", "select * from private.food_terms where item_id = $1", .denied, .denied, .denied),
        Right("food_handovers", "select * from private.food_handovers where item_id = $1", .denied, .denied, .denied),
        Right("food_handovers", "update private.food_handovers set status = 'accepted' where item_id = $1", .denied, .denied, .denied),
        Right("food_messages", "select * from private.food_messages where handover_id = $1", .denied, .denied, .denied),
        Right("food_messages", "delete from private.food_messages where handover_id = $1", .denied, .denied, .denied),
        Right("food_misses", "select * from private.food_misses where person = $1", .denied, .denied, .denied),
        Right("join_food_item_line", "select join_food_item_line($1)", .denied, .refused("PT409"), .refused("PT409")),
        Right("act_on_food_handover", "select act_on_food_handover($1, 'accept')", .denied, .refused("PT410"), .refused("PT410")),
        Right("act_on_food_handover", "select private.act_on_food_handover($1, 'accept')", .denied, .denied, .denied),
        Right("my_food_handovers", "select my_food_handovers() where $1::uuid is not null", .denied, .rows(1), .rows(1)),
        Right("has_part_in_food_item", "select 1 where has_part_in_food_item($1)", .denied, .rows(0), .rows(1)),
        Right("food_taken_back", "select * from private.food_taken_back where item_id = $1", .denied, .denied, .denied),
        Right("food_taken_back", "delete from private.food_taken_back where item_id = $1", .denied, .denied, .denied),
        Right(
            "my_taken_back_food_items", "select my_taken_back_food_items() where $1::uuid is not null", .denied, .rows(1), .rows(1)),
        Right("forget_my_food", "select private.forget_my_food() where $1::uuid is not null", .denied, .denied, .denied),
        Right("purge_food", "select private.purge_food() where $1::uuid is not null", .denied, .denied, .denied),
        Right("my_food_items", "select my_food_items() where $1::uuid is not null", .denied, .rows(1), .rows(1)),
        Right("food_item_terms", "select food_item_terms($1)", .denied, .refused("PT410"), .rows(1)),
        Right(
            "set_food_item_terms", "select set_food_item_terms($1, '{\"answer_hours\": 2, \"windows\": []}')", .denied,
            .refused("PT409"), .rows(1)),
        Right(
            "move_food_item", "select move_food_item($1, 48.3, 16.4, 'Moved.', 'Hill Road 3')", .denied, .refused("PT409"), .rows(1)),
        Right("move_food_item", "select private.move_food_item($1, 48.3, 16.4, 'Moved.')", .denied, .denied, .denied),
        Right("forget_my_food", "select forget_my_food() where $1::uuid is not null", .denied, .rows(1), .rows(1)),
        Right("purge_food", "select purge_food() where $1::uuid is not null", .denied, .denied, .denied),
        Right(
            "handover_after", "select private.handover_after('asked', 'accept', 'giver') where $1::uuid is not null", .denied, .denied,
            .denied),
        Right("is_final", "select private.is_final('asked') where $1::uuid is not null", .denied, .denied, .denied),
        Right("answer_time", "select private.answer_time($1)", .denied, .denied, .denied),
        Right("free_item", "select private.free_item($1, now())", .denied, .denied, .denied),
        Right("settle_item", "select private.settle_item($1)", .denied, .denied, .denied),
        Right("move_handover", "select private.move_handover($1, 'accept', 'giver')", .denied, .denied, .denied),
        Right("close_handover", "select private.close_handover($1, 'giver')", .denied, .denied, .denied),
        Right("block_person", "select private.block_person($1)", .denied, .denied, .denied),
        Right("are_apart", "select private.are_apart($1, $1)", .denied, .denied, .denied),
        Right("claimer_now", "select private.claimer_now($1)", .denied, .denied, .denied),
        Right("may_ask", "select private.may_ask($1)", .denied, .denied, .denied),
        Right("food_limits", "select * from private.food_limits where $1::uuid is not null", .denied, .denied, .denied),
        Right("food_limits", "update private.food_limits set most = 9 where $1::uuid is not null", .denied, .denied, .denied),
        Right("food_acts", "select * from private.food_acts where person = $1", .denied, .denied, .denied),
        Right("food_acts", "delete from private.food_acts where person <> $1", .denied, .denied, .denied),
        Right("food_cases", "select * from private.food_cases where item_id = $1", .denied, .denied, .denied),
        Right("food_moderators", "select * from private.food_moderators where person <> $1", .denied, .denied, .denied),
        Right("food_moderators", "insert into private.food_moderators (person) values ($1)", .denied, .denied, .denied),
        Right("limit_of", "select private.limit_of($1, 'offers')", .denied, .denied, .denied),
        Right("refuse", "select private.refuse('offers', 1, null) where $1::uuid is not null", .denied, .denied, .denied),
        Right("count_act", "select private.count_act('offers') where $1::uuid is not null", .denied, .denied, .denied),
        Right("open_claims", "select private.open_claims($1)", .denied, .denied, .denied),
        Right("pair_key", "select private.pair_key($1, $1)", .denied, .denied, .denied),
        Right("may_claim", "select private.may_claim(null) where $1::uuid is not null", .denied, .denied, .denied),
        Right("report_reasons", "select private.report_reasons($1)", .denied, .denied, .denied),
        Right("insist_moderator", "select private.insist_moderator() where $1::uuid is not null", .denied, .denied, .denied),
        Right("is_moderator", "select 1 where private.is_moderator() and $1::uuid is not null", .rows(0), .rows(0), .rows(0)),
        Right("is_food_moderator", "select 1 where is_food_moderator() and $1::uuid is not null", .denied, .rows(0), .rows(0)),
        Right("food_item_case", "select food_item_case($1)", .denied, .refused("PT410"), .rows(1)),
        Right(
            "answer_food_item_reports", "select answer_food_item_reports($1, 'Bread')", .denied, .refused("PT409"), .refused("PT409")),
        Right(
            "food_moderation", "select food_moderation() where $1::uuid is not null", .denied, .refused("PT403"), .refused("PT403")),
        Right("decide_food_item", "select decide_food_item($1, 'restored')", .denied, .refused("PT403"), .refused("PT403")),
        Right("decide_food_item", "select decide_food_item($1, 'removed', 'Bread')", .denied, .refused("PT403"), .refused("PT403")),
        Right(
            "food_moderation", "select food_moderation(true) where $1::uuid is not null", .denied, .refused("PT403"), .refused("PT403")),
        Right(
            "food_moderation_log", "select food_moderation_log() where $1::uuid is not null", .denied, .refused("PT403"),
            .refused("PT403")),
        Right("food_moderation_photo", "select food_moderation_photo($1)", .denied, .refused("PT403"), .refused("PT403")),
        Right("food_moderation_photos", "select food_moderation_photos($1)", .denied, .refused("PT403"), .refused("PT403")),
        Right("are_photos", "select 1 where private.are_photos($1, null, null)", .denied, .rows(1), .rows(1)),
        Right(
            "item_of_file", "select 1 where private.item_of_file(lower($1) || '/' || lower($1) || '/full.jpg') = $1::uuid", .rows(1),
            .rows(1), .rows(1)),
        Right("windows_ahead", "select 1 where private.windows_ahead($1) = '[]'", .rows(1), .rows(1), .rows(1)),
        Right("agreed_time", "select 1 where private.agreed_time($1) is null", .rows(1), .rows(1), .rows(1)),
        Right(
            "food_near",
            "select 1 where (select count(*) from private.food_near(0, 0, 0, null, '', '{}', 0, 0)) = 0 and $1::uuid is not null",
            .rows(1), .rows(1), .rows(1)),
        Right("become_food_moderator", "select become_food_moderator($1)", .denied, .rows(1), .rows(1)),
        Right(
            "approve_food_photo", "select approve_food_photo(lower($1) || '/' || lower($1), 'guessed')", .denied, .refused("PT403"),
            .refused("PT403")),
        Right("is_approved", "select 1 where private.is_approved($1)", .rows(1), .rows(1), .rows(1)),
        Right(
            "food_moderator_codes", "select * from private.food_moderator_codes where $1::uuid is not null", .denied, .denied, .denied),
        Right("food_decisions", "select * from private.food_decisions where item_id = $1", .denied, .denied, .denied),
        Right("food_decisions", "delete from private.food_decisions where item_id = $1", .denied, .denied, .denied),
        Right("food_photo_keys", "select * from private.food_photo_keys where $1::uuid is not null", .denied, .denied, .denied),
        Right("food_photo_checks", "insert into private.food_photo_checks values ($1)", .denied, .denied, .denied),
        Right("digest_of", "select private.digest_of($1)", .denied, .denied, .denied),
        Right("make_food_moderator_code", "select private.make_food_moderator_code($1)", .denied, .denied, .denied),
        Right("make_food_photo_key", "select private.make_food_photo_key() where $1::uuid is not null", .denied, .denied, .denied),
        Right("report_weights", "select private.report_weights($1)", .denied, .denied, .denied),
        Right("report_weight", "select private.report_weight($1)", .denied, .denied, .denied),
        Right("purge_photo_checks", "select private.purge_photo_checks() where $1::uuid is not null", .denied, .denied, .denied),
        Right(
            "count_food_items_nearby", "select 1 where count_food_items_nearby(48.2, 16.37, 5000) = 1 and $1::uuid is not null",
            .rows(1), .rows(1), .rows(1)),
        Right("food_changes", "select * from private.food_changes where item_id = $1", .denied, .denied, .denied),
        Right("food_server_keys", "select * from private.food_server_keys where $1::uuid is not null", .denied, .denied, .denied),
        Right("make_food_server_key", "select private.make_food_server_key() where $1::uuid is not null", .denied, .denied, .denied),
        Right("food_changes_since", "select food_changes_since($1)", .refused("PT403"), .refused("PT403"), .refused("PT403")),
        Right("food_photo_leftovers", "select * from private.food_photo_leftovers where object_id = $1", .denied, .denied, .denied),
        Right(
            "food_photo_leftovers", "select food_photo_leftovers() where $1::uuid is not null", .rows(1), .rows(1), .rows(1)),
        Right("is_photo_leftover", "select 1 where private.is_photo_leftover($1, 'x')", .rows(0), .rows(0), .rows(0)),
        Right("is_named_photo", "select private.is_named_photo($1)", .denied, .denied, .denied),
        Right("note_photo_leftovers", "select private.note_photo_leftovers() where $1::uuid is not null", .denied, .denied, .denied),
        Right("my_food_photos", "select my_food_photos() where $1::uuid is not null", .denied, .rows(1), .rows(1)),
        Right("is_plain", "select 1 where private.is_plain($1)", .denied, .rows(1), .rows(1)),
        Right("drawn", "select private.drawn() where $1::uuid is not null", .denied, .denied, .denied),
    ]

    /// The names of the triggers' functions, which cannot be called.
    private static let triggers = [
        "check_dates", "keep_place", "forget_item", "take_back", "keep_copy", "count_offer", "note_change", "drop_late_windows",
        "note_end", "see_end", "note_time", "count_proposals", "keep_taken_back",
    ]

    @Test(.thorough, arguments: SharedProject.Defaults.allCases)
    func `each database role has the expected rights on every table and function`(defaults: SharedProject.Defaults) async throws {
        let people = try await Neighbourhood(defaults)
        let item = try await people.offered()
        for right in Self.rights {
            for (who, person, expected) in [
                ("nobody", nil, right.anonymous), ("another", people.anna, right.other), ("the giver", people.giver, right.owner),
            ] {
                let outcome = try await outcome(of: right.sql, for: person, item, people.connection)
                #expect(outcome == expected, "\(who): \(right.sql)")
            }
        }
    }

    @Test func `the list of rights has every table and function, and each table has row-level security`() async throws {
        let connection = try await Neighbourhood().connection
        let tables = try await connection.query(
            """
            select c.relname as name, c.relrowsecurity as secured from pg_class c
            where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'v', 'm')
            """)
        #expect(tables.count >= 18 && tables.allSatisfy { $0["secured"] == "t" })
        let functions = try await connection.query(
            """
            select p.proname as name, p.proconfig::text as settings from pg_proc p
            where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
            """)
        // A function with an empty search path resolves names independently of its caller.
        #expect(functions.count > 15 && functions.allSatisfy { $0["settings"] == #"{"search_path=\"\""}"# })
        let named = Set(Self.rights.map(\.object) + Self.triggers)
        #expect(Set((tables + functions).compactMap { $0["name"] }).subtracting(named) == [])
    }

    @Test func `the search functions run with their caller's rights, not as SECURITY DEFINER`() async throws {
        let rows = try await Neighbourhood().connection.query(
            "select prosecdef from pg_proc where proname in ('search_food_items_nearby', 'food_item')")
        #expect(rows.map { $0["prosecdef"] } == ["f", "f"])
    }

    /// Returns the outcome of a statement, whose changes are rolled back.
    private func outcome(
        of sql: String, for person: UUID?, _ item: UUID, _ connection: PostgresConnection
    ) async throws -> Outcome {
        let caller = person.map(Caller.person) ?? .anonymous
        let isAboutItem = sql.contains("$1")
        return try await connection.perform { session throws(PostgresFailure) in
            try session.run("begin")
            try session.run("select set_config('request.jwt.claims', $1, true)", [caller.claims])
            try session.run("select set_config('role', $1, true)", [caller.role])
            let outcome: Outcome
            do throws(PostgresFailure) {
                outcome = .rows(try session.run(sql, isAboutItem ? [item.uuidString] : []).count)
            } catch {
                outcome = .refused(error.code)
            }
            try session.run("rollback")
            return outcome
        }
    }
}
