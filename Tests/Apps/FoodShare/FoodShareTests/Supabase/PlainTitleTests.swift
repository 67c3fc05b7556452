import Foundation
import SupabaseSimulator
import Testing

@testable import FoodShare

/// Tests that titles and descriptions in a project change the direction of no other text, whoever stores them.
@Suite(.timeLimit(.minutes(10))) struct PlainTitleTests {
    @Test(arguments: ["Rye\u{202E}bread", "Rye\u{200B}bread", "Rye\u{7}bread", "Rye\nbread", "Rye\u{2029}bread", "Rye\u{2066}bread"])
    func `the database refuses a title with control characters, direction marks or a line break`(title: String) async throws {
        let people = try await Neighbourhood()
        #expect(await people.refusal { _ = try await people.offered(title: title) } == "23514")
        let item = try await people.offered(title: "خبز Rye")
        let edit = "update food_items set title = $2 where id = $1"
        #expect(await people.refusal { try await people.ask(people.giver, edit, [item.uuidString, title]) } == "23514")
    }

    @Test func `the database refuses a description with direction marks, and takes its line breaks`() async throws {
        let people = try await Neighbourhood()
        let item = try await people.offered()
        let edit = "update food_items set description = $2 where id = $1"
        try await people.ask(people.giver, edit, [item.uuidString, "Two loaves.\n\nمن اليوم"])
        #expect(await people.refusal { try await people.ask(people.giver, edit, [item.uuidString, "Two\u{202E} loaves"]) } == "23514")
    }

    @Test func `the migration cleans titles and descriptions that are stored already`() async throws {
        let people = try await Neighbourhood()
        var items: [UUID] = []
        for _ in 0..<3 { items.append(try await people.offered()) }
        let connection = people.connection
        for name in ["title", "description"] {
            try await connection.query("alter table public.food_items drop constraint food_items_plain_\(name)")
        }
        let texts = [("Rye\u{202E}\nbread", "One\r\nTwo\u{202E}"), ("a\u{200B}\u{200B}", "\u{7}"), ("Plain", "Two\nlines")]
        for (item, text) in zip(items, texts) {
            try await connection.query(
                "update public.food_items set title = $2, description = $3 where id = $1", [item.uuidString, text.0, text.1])
        }
        let migration = SharedProject.migrations.appending(path: "20261130100000_plain_titles.sql")
        let script = try String(contentsOf: migration, encoding: .utf8)
        let start = try #require(script.range(of: "update public.food_items"))
        let end = try #require(script.range(of: "-- Functions are everybody's"))
        let statements = String(script[start.lowerBound..<end.lowerBound])
        try await connection.perform { session throws(PostgresFailure) in try session.run(script: statements) }
        var found: [String] = []
        for item in items {
            let row = try await connection.query("select title, description from public.food_items where id = $1", [item.uuidString]).first
            found.append("\(row?["title"] ?? "")|\(row?["description"] ?? "")")
        }
        #expect(found == ["Rye bread|One\nTwo", "a..|", "Plain|Two\nlines"])
    }
}
