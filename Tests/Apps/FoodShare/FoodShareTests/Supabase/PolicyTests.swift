import Foundation
import SupabaseSimulator
import Testing

@testable import FoodShare

/// Tests of the policies with pgTAP, where Debian's package postgresql-15-pgtap is installed, and of other
/// things that a project needs.
@Suite(.timeLimit(.minutes(5))) struct PolicyTests {
    private static let folder = SharedProject.migrations.deletingLastPathComponent()

    @Test func `the pgTAP tests of the policies pass`() async throws {
        let database = try await SharedProject.fresh(hasLimits: true)
        let connection = try await database.connect()
        let known = try await connection.query("select 1 from pg_available_extensions where name = 'pgtap'")
        guard !known.isEmpty else { return }
        let script = try String(contentsOf: Self.folder.appending(path: "tests/policies.test.sql"), encoding: .utf8)
        var passed = 0
        for statement in Self.statements(script) {
            for row in try await connection.query(statement) {
                for words in row.values {
                    #expect(!words.hasPrefix("not ok") && !words.contains("Looks like"), "\(words)")
                    if words.hasPrefix("ok ") { passed += 1 }
                }
            }
        }
        #expect(passed == 90)
    }

    @Test func `the seed script creates three sample offers with blurred locations`() async throws {
        let connection = try await SharedProject.fresh(hasLimits: true).connect()
        // GoTrue's table has these columns; the simulator's does not need them.
        try await connection.query("alter table auth.users add column aud text, add column role text")
        let script = try String(contentsOf: Self.folder.appending(path: "seed.sql"), encoding: .utf8)
        for statement in Self.statements(script) { try await connection.query(statement) }
        let rows = try await connection.query(
            "select title from food_items i join private.food_parties p on p.item_id = i.id where p.latitude <> i.latitude")
        #expect(rows.count == 3 && rows.allSatisfy { $0["title"]?.hasPrefix("Sample") == true })
    }

    /// Returns the statements of a script, each of which ends at the end of a line.
    private static func statements(_ script: String) -> [String] {
        let lines = script.split(separator: "\n").filter { !$0.hasPrefix("--") }.joined(separator: "\n")
        return lines.components(separatedBy: ";\n").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }
}
