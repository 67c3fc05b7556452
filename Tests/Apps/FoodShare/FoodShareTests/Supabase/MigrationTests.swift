import Foundation
import StrataKitTesting
import SupabaseSimulator
import Testing

@testable import FoodShare

/// Tests of the migrations in a real PostgreSQL with PostGIS.
@Suite(.timeLimit(.minutes(10))) struct MigrationTests {
    private let home = Neighbourhood.home

    @Test func `other people get a location 100 to 500 m from the real one, the same for each request`() async throws {
        let people = try await Neighbourhood()
        let item = try await people.offered()
        let seen = try await people.place(item, for: people.anna)
        #expect((99...502).contains(home.metres(to: seen)))
        for person in [people.anna, people.ben, nil] { #expect(try await people.place(item, for: person) == seen) }
        let row = try #require(
            try await people.ask(nil, "select latitude, longitude from search_food_items_nearby(48.2, 16.37, 5000)").first)
        #expect(row["latitude"] == "\(seen.latitude)" && row["longitude"] == "\(seen.longitude)")
        #expect(try await people.place(item, for: people.giver) == home)
        // Neither an edit nor another offer from the same home draws a new place; another home has
        // another one.
        try await people.ask(people.giver, "update food_items set title = 'Rolls' where id = $1", [item.uuidString])
        #expect(try await people.place(item, for: people.anna) == seen)
        let again = try await people.offered(at: home.moved(metres: 30, turns: 0.4))
        #expect(try await people.place(again, for: people.anna) == seen)
        let elsewhere = try await people.offered(at: home.moved(metres: 80, turns: 0.4))
        #expect(try await people.place(elsewhere, for: people.anna) != seen)
    }

    @Test func `concurrent offers from one home have the same blurred place, and another giver's is different`() async throws {
        let people = try await Neighbourhood()
        let insert = """
            insert into food_items (title, category, latitude, longitude, expiry_date)
            values ('Soup', 'meals', 48.2, 16.37, now() + interval '1 day')
            """
        var hands: [PostgresConnection] = []
        for _ in 0..<8 { hands.append(try await people.database.connectAsAuthenticator()) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for hand in hands { group.addTask { _ = try await Neighbourhood.ask(hand, people.giver, insert) } }
            try await group.waitForAll()
        }
        let places = "select distinct latitude, longitude from food_items"
        #expect(try await people.ask(nil, places).count == 1)
        try await people.ask(people.ben, insert)
        #expect(try await people.ask(nil, places).count == 2)
    }

    @Test func `the exact place is returned to the accepted claimer and to no one else`() async throws {
        let people = try await Neighbourhood()
        let exact = Coordinate(latitude: 48.212_345_6, longitude: 16.371_234_5)
        let item = try await people.offered(at: exact)
        try await people.ask(people.anna, "select claim_food_item($1)", [item.uuidString])
        #expect(try await people.place(item, for: people.anna) != exact)
        #expect(
            await people.refusal { try await people.ask(people.anna, "select accept_food_item_claim($1)", [item.uuidString]) } == "PT409")
        try await people.ask(people.giver, "select accept_food_item_claim($1)", [item.uuidString])
        #expect(try await people.place(item, for: people.anna) == exact)
        for person in [people.ben, nil] {
            for sql in [
                "select * from food_items", "select * from food_item('\(item)')",
                "select *, extensions.st_astext(spot) from private.food_spots",
                "select * from search_food_items_nearby(48.2, 16.37, 100000)", "select food_item_standing('\(item)')",
            ] {
                let text = "\(try await people.ask(person, sql))"
                #expect(!text.contains("48.21234") && !text.contains("16.37123"), "\(sql)")
            }
        }
        try await people.ask(people.giver, "select release_food_item($1)", [item.uuidString])
        #expect(try await people.place(item, for: people.anna) != exact)
    }

    @Test func `the claim status that each person reads changes with a claim, its acceptance and its release`() async throws {
        let people = try await Neighbourhood()
        let item = try await people.offered()
        func standings() async throws -> [String?] {
            var all: [String?] = []
            for person in [people.giver, people.anna, people.ben, nil] { all.append(try await people.standing(item, for: person)) }
            return all
        }
        #expect(try await standings() == ["own", "open", "open", "open"])
        try await people.ask(people.anna, "select claim_food_item($1)", [item.uuidString])
        #expect(try await standings() == ["own_waiting", "asked", "taken", "taken"])
        #expect(await people.refusal { try await people.ask(people.ben, "select claim_food_item($1)", [item.uuidString]) } == "PT409")
        #expect(await people.refusal { try await people.ask(people.ben, "select release_food_item($1)", [item.uuidString]) } == "PT409")
        for person in [people.anna, people.ben, nil] { #expect(try await people.found(by: person) == [item]) }
        try await people.ask(people.giver, "select accept_food_item_claim($1)", [item.uuidString])
        for person in [people.giver, people.anna] { #expect(try await people.found(by: person) == [item]) }
        for person in [people.ben, nil] { #expect(try await people.found(by: person).isEmpty) }
        #expect(try await standings() == ["own_accepted", "received", "taken", "taken"])
        try await people.ask(people.anna, "select release_food_item($1)", [item.uuidString])
        #expect(try await standings() == ["own", "open", "open", "open"])
        try await people.ask(people.giver, "delete from food_items where id = $1", [item.uuidString])
        #expect(await people.refusal { _ = try await people.standing(item, for: people.anna) } == "PT410")
        #expect(await people.refusal { try await people.ask(people.anna, "select claim_food_item($1)", [item.uuidString]) } == "PT410")
    }

    @Test(.thorough) func `exactly one of eight concurrent claims wins, a thousand times`() async throws {
        let people = try await Neighbourhood()
        let claimers = (0..<8).map { _ in UUID() }
        for claimer in claimers { try await people.admit(claimer) }
        var hands: [(UUID, PostgresConnection)] = []
        for claimer in claimers { hands.append((claimer, try await people.database.connectAsAuthenticator())) }
        let rows = try await people.ask(
            people.giver,
            """
            insert into food_items (title, category, latitude, longitude, expiry_date)
            select 'Loaf ' || n, 'bakery', 1, 2, now() + interval '1 day' from generate_series(1, 1000) n returning id
            """)
        #expect(rows.count == 1_000)
        for row in rows {
            let id = try #require(row["id"])
            let winners = await withTaskGroup(of: Bool.self) { group in
                for (claimer, connection) in hands {
                    group.addTask {
                        (try? await Neighbourhood.ask(connection, claimer, "select claim_food_item($1)", [id])) != nil
                    }
                }
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(winners == 1)
        }
    }

    @Test func `a reported listing is hidden from its reporters, then from all but giver and claimer`() async throws {
        let people = try await Neighbourhood()
        let (item, promised) = try await (people.offered(), people.offered())
        try await people.ask(people.ben, "select claim_food_item($1)", [promised.uuidString])
        try await people.ask(people.giver, "select accept_food_item_claim($1)", [promised.uuidString])
        let reporters = [people.anna, UUID(), UUID()]
        for (number, reporter) in reporters.enumerated() {
            if number > 0 { try await people.admit(reporter) }
            for id in [item, promised] {
                try await people.ask(reporter, "select report_food_item($1, 'spoiled')", [id.uuidString])
                // A second report replaces the reason and counts once.
                try await people.ask(reporter, "select report_food_item($1, 'scam')", [id.uuidString])
            }
            #expect(try await !people.found(by: reporter).contains(item))
            #expect(try await people.found(by: nil).contains(item) == (number < 2))
        }
        #expect(try await people.found(by: people.ben) == [promised])
        #expect(try await Set(people.found(by: people.giver)) == [item, promised])
        #expect(try await people.standing(item, for: people.giver) == "own_reported")
        #expect(
            await people.refusal { try await people.ask(people.anna, "select report_food_item($1, 'dull')", [item.uuidString]) } == "23514")
    }

    @Test func `a hidden giver is hidden from one person only, who can unhide them`() async throws {
        let people = try await Neighbourhood()
        let items = try await [people.offered(), people.offered()]
        try await people.ask(people.anna, "select block_food_item_giver($1)", [items[0].uuidString])
        #expect(try await people.found(by: people.anna).isEmpty)
        #expect(try await people.found(by: people.ben).count == 2)
        #expect(try await people.ask(people.anna, "select blocked_giver_count() as n").first?["n"] == "1")
        #expect(try await people.ask(people.ben, "select blocked_giver_count() as n").first?["n"] == "0")
        try await people.ask(people.ben, "select unblock_all_givers()")
        #expect(try await people.found(by: people.anna).isEmpty)
        try await people.ask(people.anna, "select unblock_all_givers()")
        #expect(try await people.found(by: people.anna).count == 2)
    }

    @Test(arguments: [
        ("91, 0, 5", "user_lat is 91, but must be from -90 to 90"), ("0, 181, 5", "user_lng is 181, but must be from -180 to 180"),
        ("0, 0, -1", "radius_meters is -1, but must be from 0 to 100000"), ("'NaN', 0, 5", "user_lat is NaN, but must be from -90 to 90"),
        ("0, 0, 1e9", "radius_meters is 1000000000, but must be from 0 to 100000"),
        ("null, 0, 5", "user_lat is <NULL>, but must be from -90 to 90"),
        ("0, 0, 5, null, repeat('a', 1001)", "only_words has 1001 letters, but must have at most 1000"),
    ])
    func `a search out of range is refused with the field, the value and the rule`(arguments: String, words: String) async throws {
        let people = try await Neighbourhood()
        let failure = await #expect(throws: PostgresFailure.self) {
            try await people.ask(nil, "select * from search_food_items_nearby(\(arguments))")
        }
        #expect(failure?.message == words && failure?.code == "22023")
    }

    @Test(arguments: [
        (90.0, 0.0, 89.999, 120.0), (-90, 0, -89.999, -60), (0, 180, 0, -179.99), (12, -180, 12, 179.995), (89.9999, 0, 89.9999, 180),
    ])
    func `listings at the poles and the date line are found`(
        latitude: Double, longitude: Double, from: Double, at: Double
    ) async throws {
        let people = try await Neighbourhood()
        let place = Coordinate(latitude: latitude, longitude: longitude)
        let item = try await people.offered(at: place)
        #expect(try await people.found(by: people.anna, at: Coordinate(latitude: from, longitude: at), metres: 2_500) == [item])
        let seen = try await people.place(item, for: nil)
        #expect(seen.isOnEarth && (99...502).contains(place.metres(to: seen)))
    }

    @Test(arguments: [
        ("'ab', 1, 2, now() + interval '1 day'", "23514"), ("'Bread', 91, 2, now() + interval '1 day'", "23514"),
        ("'Bread', 1, 'NaN', now() + interval '1 day'", "23514"), ("'Bread', 1, 2, now() - interval '1 minute'", "23514"),
        ("'Bread', 1, 2, now() + interval '3 years'", "23514"), ("'Bread', 1, 2, 'infinity'", "23514"),
    ])
    func `an offer that breaks a rule is refused by the database`(values: String, code: String) async throws {
        let people = try await Neighbourhood()
        let refusal = await people.refusal {
            try await people.ask(
                people.giver,
                "insert into food_items (category, title, latitude, longitude, expiry_date) values ('other', \(values))")
        }
        #expect(refusal == code)
    }

    @Test func `an offer's creation time is set by the database, and an expired offer is not found`() async throws {
        let people = try await Neighbourhood()
        let rows = try await people.ask(
            people.giver,
            """
            insert into food_items (title, category, latitude, longitude, created_at, expiry_date)
            values ('Bread', 'bakery', 48.2, 16.37, now() + interval '9 days', now() + interval '1 day')
            returning id, created_at = now() as is_new
            """)
        #expect(rows.first?["is_new"] == "t")
        #expect(try await people.found(by: nil).count == 1)
        try await people.connection.query("alter table food_items disable trigger check_dates")
        try await people.connection.query("update food_items set expiry_date = now() - interval '1 second'")
        #expect(try await people.found(by: nil).isEmpty)
    }

    @Test(arguments: [
        ("null", "null", 4), ("'bakery'", "null", 1), ("'other'", "null", 2), ("'meals'", "null", 0), ("null", "''", 4),
        ("null", "'  '", 4), ("null", "'CRÈME'", 1), ("null", "'creme  cups'", 1), ("null", "'cre%'", 0), ("null", "'a_'", 0),
        ("'bakery'", "'cups'", 0), ("null", "E'\\\\'", 0), ("null", "'ΣΟΥΠΑ'", 1), ("'other'", "'kim'", 1),
    ])
    func `a search matches category and text regardless of case and accents`(kind: String, words: String, count: Int) async throws {
        let people = try await Neighbourhood()
        try await people.ask(
            people.giver,
            """
            insert into food_items (title, description, category, latitude, longitude, expiry_date)
            select title, description, category, 48.2, 16.37, now() + interval '1 day' from (values
              ('Bread', null, 'bakery'), ('Crème fraîche', 'Two cups', 'dairy'), ('Kimchi', '', 'fermented'),
              ('Σούπα', '', 'other')) as _(title, description, category)
            """)
        let rows = try await people.ask(
            nil, "select title from search_food_items_nearby(48.2, 16.37, 5000, \(kind), \(words))")
        #expect(rows.count == count, "\(rows)")
    }

    @Test func `search results and single listings contain the reader's claim status`() async throws {
        let people = try await Neighbourhood()
        let item = try await people.offered()
        func words(_ person: UUID?) async throws -> Set<String?> {
            let near = try await people.ask(person, "select standing from search_food_items_nearby(48.2, 16.37, 5000)")
            let alone = try await people.ask(person, "select standing from food_item($1)", [item.uuidString])
            let told = try await people.standing(item, for: person)
            return Set((near + alone).map { $0["standing"] } + [told])
        }
        #expect(try await words(people.giver) == ["own"])
        #expect(try await words(nil) == ["open"])
        try await people.ask(people.anna, "select claim_food_item($1)", [item.uuidString])
        #expect(try await words(people.giver) == ["own_waiting"])
        #expect(try await words(people.anna) == ["asked"])
        #expect(try await words(people.ben) == ["taken"])
        try await people.ask(people.giver, "select accept_food_item_claim($1)", [item.uuidString])
        #expect(try await words(people.giver) == ["own_accepted"])
        #expect(try await words(people.anna) == ["received"])
    }

    @Test func `deleting a giver deletes their listings, deleting a claimer releases the claim`() async throws {
        let people = try await Neighbourhood()
        let item = try await people.offered()
        try await people.ask(people.anna, "select claim_food_item($1)", [item.uuidString])
        try await people.connection.query("delete from auth.users where id = $1", [people.anna.uuidString])
        #expect(try await people.standing(item, for: people.ben) == "open")
        try await people.connection.query("delete from auth.users where id = $1", [people.giver.uuidString])
        #expect(try await people.ask(nil, "select id from food_items").isEmpty)
        #expect(try await people.ask(nil, "select item_id from private.food_spots").isEmpty)
    }

    /// Under row-level security PostgreSQL defers conditions that are not leakproof, which
    /// PostGIS's are not.
    @Test(.thorough) func `a nearby search under row-level security uses the spatial index`() async throws {
        let people = try await Neighbourhood()
        try await people.ask(
            people.giver,
            """
            insert into food_items (title, category, latitude, longitude, expiry_date)
            select 'Loaf ' || n, 'bakery', 40 + n * 0.01, 16, now() + interval '1 day' from generate_series(1, 2000) n
            """)
        try await people.connection.query("analyze")
        func scans(_ sql: String) async throws -> Int {
            try await people.connection.query("select pg_stat_force_next_flush()")
            return try await people.connection.query(sql).first?["n"].flatMap(Int.init) ?? 0
        }
        let ofIndex = "select idx_scan as n from pg_stat_user_indexes where indexrelname = 'food_spots_spot'"
        let ofTable = "select seq_scan as n from pg_stat_user_tables where relname = 'food_items'"
        let before = try await (index: scans(ofIndex), table: scans(ofTable))
        let found = try await people.found(by: nil, at: Coordinate(latitude: 50, longitude: 16))
        #expect((6...12).contains(found.count))
        #expect(try await scans(ofIndex) > before.index)
        #expect(try await scans(ofTable) == before.table)
    }
}
