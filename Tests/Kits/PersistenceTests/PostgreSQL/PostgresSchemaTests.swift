import Testing

@testable import StrataPersistence

/// Tests of the name of a database, which becomes part of PostgreSQL's statements.
@Suite struct PostgresSchemaTests {
  @Test(arguments: ["a", "weda_2", "_", "0", String(repeating: "z", count: 40)])
  func `the schema of a database name is that name with the prefix strata_`(name: String) throws {
    let schema = try PostgresSchema(of: name)
    #expect(schema.name == "strata_\(name)")
    #expect(schema.turn.contains("'strata_\(name)'"))
  }

  @Test(arguments: [
    "", "A", "a-b", "a b", "é", "a;DROP TABLE x", "a'", "a\"b", "a\u{0}", "a\n",
    String(repeating: "z", count: 41),
  ])
  func `a name that could change a statement is refused with its value and rule`(name: String) {
    let error = #expect(throws: PersistenceError.self) { try PostgresSchema(of: name) }
    #expect(error?.code == .invalidAddress)
    #expect(error?.detail.contains("“\(name)”") == true)
    #expect(error?.detail.hasSuffix("must have 1 to 40 letters a to z, digits or _") == true)
  }

  @Test func `schemas and locks of databases with different names are different`() throws {
    let names = ["a", "b", "ab", "a_b", "strata_a"]
    let schemas = try names.map { try PostgresSchema(of: $0) }
    #expect(Set(schemas.map(\.name)).count == names.count)
    #expect(Set(schemas.map(\.turn)).count == names.count, "they do not wait for each other")
  }
}
