import Foundation
import Testing

@testable import StrataPersistence

/// Tests of reading a column as another type than it was stored, and of rows that fail half-way.
@Suite struct SQLiteRowTests {
  private let connection: Connection

  init() throws {
    connection = try Connection(
      file: URL(fileURLWithPath: "/nowhere/rows.sqlite"), patience: .zero, isInMemory: true)
  }

  private func first<Value>(_ sql: String, _ read: (Row) -> Value) throws -> Value {
    let values = try connection.rows(text: sql) { row throws(PersistenceError) in read(row) }
    return try #require(values.first)
  }

  @Test func `null is read as empty text, empty data or zero`() throws {
    #expect(try first("SELECT NULL") { $0.text(0) } == "")
    #expect(try first("SELECT NULL") { $0.data(0) } == Data())
    #expect(try first("SELECT NULL") { $0.real(0) } == 0)
    #expect(try first("SELECT NULL") { $0.integer(0) } == 0)
  }

  @Test func `integers and reals are converted to each other and to text when they are read`()
    throws
  {
    #expect(try first("SELECT 7") { $0.real(0) } == 7)
    #expect(try first("SELECT 7.9") { $0.integer(0) } == 7)
    #expect(try first("SELECT -7") { $0.text(0) } == "-7")
    #expect(try first("SELECT '12 apples'") { $0.integer(0) } == 12)
  }

  @Test func `a text that is not valid Unicode is read with replacements`() throws {
    #expect(try first("SELECT CAST(x'61FF62' AS TEXT)") { $0.text(0) } == "a\u{FFFD}b")
    #expect(try first("SELECT CAST(x'61FF62' AS TEXT)") { $0.data(0) } == Data([0x61, 0xFF, 0x62]))
  }

  @Test func `an error while reading a row ends the query, and the statement works again`() throws {
    let sql = "SELECT * FROM (VALUES (1), (2), (3))"
    var seen: [Int] = []
    let error = try #require(throws: PersistenceError.self) {
      try connection.rows(text: sql) { row throws(PersistenceError) in
        seen.append(row.integer(0))
        guard seen.count < 2 else { throw PersistenceError(.corruptRow, key: "2") }
      }
    }
    #expect(error.code == .corruptRow && seen == [1, 2])
    let all = try connection.rows(text: sql) { row throws(PersistenceError) in row.integer(0) }
    #expect(all == [1, 2, 3])
  }

  @Test func `a prepared statement without new values is run with null for each parameter`() throws
  {
    let sql = "SELECT ?, ?"
    func values(_ bound: [SQLValue]) throws -> [SQLValue] {
      try #require(
        connection.rows(text: sql, bound) { row throws(PersistenceError) in row.values(2) }.first)
    }
    #expect(try values([.integer(1), .text("a")]) == [.integer(1), .text("a")])
    #expect(try values([.integer(2)]) == [.integer(2), .null])
    #expect(try values([]) == [.null, .null])
  }

  @Test func `a query without results returns no rows, and zero as a number`() throws {
    let rows = try connection.rows(text: "SELECT 1 WHERE 0") { row throws(PersistenceError) in
      row.integer(0)
    }
    #expect(rows.isEmpty)
    #expect(try connection.number("SELECT 1 WHERE 0") == 0)
    #expect(try connection.number("SELECT 5 UNION SELECT 6 ORDER BY 1") == 5)
  }

  @Test func `the tables for positions are created once, and only when they are needed`() throws {
    let tables: EngineText = "SELECT count(*) FROM sqlite_schema WHERE name LIKE 'placed_%'"
    #expect(try connection.number(tables) == 0)
    try connection.preparePlaces()
    let made = try connection.number(tables)
    #expect(made >= 2 && connection.hasPlaces)
    try connection.preparePlaces()
    #expect(try connection.number(tables) == made)
  }

  @Test func `a folder cannot be opened as a database`() throws {
    let folder = FileManager.default.temporaryDirectory
    let error = try #require(throws: PersistenceError.self) {
      try Connection(file: folder, patience: .zero)
    }
    #expect(error.code == .unreadableFolder && error.file == folder)
  }
}
