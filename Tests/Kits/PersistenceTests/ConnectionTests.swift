import Foundation
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of the layer above SQLite: values, statements, transactions, waiting.
@Suite struct ConnectionTests {
  private let connection: Connection

  init() throws {
    connection = try Connection(
      file: URL(fileURLWithPath: "/nowhere/memory.sqlite"), patience: .zero, isInMemory: true)
  }

  private func values(_ sql: String, _ values: [SQLValue] = [], columns: Int = 1) throws
    -> [[SQLValue]]
  {
    try connection.rows(text: sql, values) { row throws(PersistenceError) in row.values(columns) }
  }

  @Test(arguments: [
    SQLValue.text(""), .text("a"), .text("a\u{0}b"), .text("Grüße 東京 🌦️ \u{202E}"),
    .text(String(repeating: "x", count: 100_000)), .bytes(Data()), .bytes(Data([0, 255, 0])),
    .bytes(Data(count: 100_000)), .real(0.1), .real(-.infinity), .real(1e300), .integer(0),
    .integer(.min), .integer(.max), .null,
  ])
  func `an SQL value is read with the type and bytes with which it was bound`(value: SQLValue)
    throws
  {
    #expect(try values("SELECT ?", [value]) == [[value]])
    try connection.run(text: "CREATE TABLE kept (value ANY) STRICT")
    try connection.run(text: "INSERT INTO kept VALUES (?)", [value])
    #expect(try values("SELECT value FROM kept") == [[value]])
  }

  @Test func `SQLite stores JSON as text, and NaN as null`() throws {
    #expect(try values("SELECT ?", [.json(Data("{}".utf8))]) == [[.text("{}")]])
    #expect(try values("SELECT ?", [.json(Data())]) == [[.text("")]])
    #expect(try values("SELECT ?", [.real(.nan)]) == [[.null]])
  }

  @Test func `a bound value with SQL in it does not change the statement`() throws {
    try connection.run(text: "CREATE TABLE kept (value TEXT)")
    let odd = "'); DROP TABLE kept; --"
    try connection.run(text: "INSERT INTO kept VALUES (?)", [.text(odd)])
    #expect(try values("SELECT value FROM kept WHERE value = ?", [.text(odd)]) == [[.text(odd)]])
  }

  @Test func `the columns of each row are read in their order`() throws {
    let rows = try values(
      "SELECT * FROM (VALUES (1, 'a', NULL), (2, 'b', x'00')) LIMIT 5", columns: 3)
    #expect(
      rows == [[.integer(1), .text("a"), .null], [.integer(2), .text("b"), .bytes(Data([0]))]])
    #expect(try values("SELECT 1, 2", columns: 0) == [[]])
    #expect(try values("SELECT 1 WHERE 0").isEmpty)
  }

  @Test func `a prepared statement does not keep the values bound at its last use`() throws {
    #expect(try values("SELECT ?, ?", [.integer(1), .integer(2)], columns: 2).first?.count == 2)
    #expect(
      try values("SELECT ?, ?", [.integer(3)], columns: 2) == [[.integer(3), .null]])
    #expect(try values("SELECT ?, ?", columns: 2) == [[.null, .null]])
  }

  @Test func `a prepared statement that failed works the next time`() throws {
    try connection.run(text: "CREATE TABLE kept (value INTEGER PRIMARY KEY)")
    let insert = "INSERT INTO kept VALUES (?)"
    #expect(try connection.run(text: insert, [.integer(1)]) == 1)
    let error = try #require(throws: PersistenceError.self) {
      try connection.run(text: insert, [.integer(1)])
    }
    #expect(error.code == .failed && error.detail.contains("UNIQUE"))
    #expect(error.file?.path == "/nowhere/memory.sqlite")
    #expect(try connection.run(text: insert, [.integer(2)]) == 1)
    #expect(try values("SELECT count(*) FROM kept") == [[.integer(2)]])
  }

  @Test func `running a statement returns the number of rows that it changed`() throws {
    try connection.run(text: "CREATE TABLE kept (value INTEGER)")
    #expect(try connection.run(text: "INSERT INTO kept VALUES (1), (2), (3)") == 3)
    #expect(try connection.run(text: "UPDATE kept SET value = 0 WHERE value > 1") == 2)
    #expect(try connection.run(text: "DELETE FROM kept WHERE value = 9") == 0)
  }

  @Test(arguments: ["SELEC 1", "SELECT * FROM nothing", "SELECT ?1 WHERE nothing", ""])
  func `a statement that SQLite does not know is an error with its message`(sql: String) throws {
    let error = try #require(throws: PersistenceError.self) { try connection.run(text: sql) }
    #expect(error.code == .failed && !error.detail.isEmpty)
    #expect(error.localizedDescription == "/nowhere/memory.sqlite cannot be used: \(error.detail).")
  }

  @Test func `binding more values than the statement has parameters is an error`() throws {
    #expect(throws: PersistenceError.self) { try values("SELECT ?", [.integer(1), .integer(2)]) }
    #expect(try values("SELECT ?", [.integer(1)]) == [[.integer(1)]])
  }

  @Test func `an SQL script stops at its first invalid statement`() throws {
    let error = try #require(throws: PersistenceError.self) {
      try connection.script("CREATE TABLE a (x); nonsense; CREATE TABLE b (x)")
    }
    #expect(error.code == .failed)
    #expect(try values("SELECT name FROM sqlite_schema") == [[.text("a")]])
  }

  /// A connection keeps only a limited number of prepared statements; this test runs more.
  @Test func `the first of a thousand statements still works after the others`() throws {
    for number in 0..<1_000 {
      #expect(try values("SELECT \(number)") == [[.integer(number)]])
    }
    #expect(try values("SELECT 0") == [[.integer(0)]])
  }

  @Test func `a transaction is stored as a whole or not at all`() throws {
    try connection.run(text: "CREATE TABLE kept (value INTEGER)")
    let kept = try connection.transaction { () throws(PersistenceError) in
      try connection.run(text: "INSERT INTO kept VALUES (1)")
    }
    #expect(kept == 1)
    #expect(throws: PersistenceError.self) {
      try connection.transaction { () throws(PersistenceError) in
        try connection.run(text: "INSERT INTO kept VALUES (2)")
        throw PersistenceError(.unencodable)
      }
    }
    #expect(try values("SELECT value FROM kept") == [[.integer(1)]])
    try connection.transaction { () throws(PersistenceError) in
      _ = try connection.run(text: "INSERT INTO kept VALUES (3)")
    }
    #expect(try values("SELECT value FROM kept ORDER BY value") == [[.integer(1)], [.integer(3)]])
  }

  @Test func `a nested transaction is refused, and neither transaction has an effect`() throws {
    try connection.run(text: "CREATE TABLE kept (value INTEGER)")
    #expect(throws: PersistenceError.self) {
      try connection.transaction { () throws(PersistenceError) in
        try connection.run(text: "INSERT INTO kept VALUES (1)")
        try connection.transaction { () throws(PersistenceError) in
          _ = try connection.run(text: "INSERT INTO kept VALUES (2)")
        }
      }
    }
    #expect(try values("SELECT count(*) FROM kept") == [[.integer(0)]])
  }

  @Test(arguments: [
    (Duration.zero, 0), (.milliseconds(250), 250), (.seconds(5), 5_000), (.seconds(-1), 0),
    (.seconds(Int64.max), Int(Int32.max)),
  ])
  func `the requested patience becomes SQLite's busy timeout in milliseconds`(
    patience: Duration, milliseconds: Int
  ) throws {
    let connection = try Connection(
      file: URL(fileURLWithPath: "/nowhere/memory.sqlite"), patience: patience, isInMemory: true)
    #expect(try connection.number("PRAGMA busy_timeout") == milliseconds)
  }

  /// Result codes of SQLite, the last two with an extension in their upper bits.
  @Test(
    arguments: [
      (14, PersistenceError.Code.unreadableFolder), (3, .unreadableFolder), (8, .unreadableFolder),
      (23, .unreadableFolder), (26, .corruptFile), (11, .corruptFile), (13, .diskFull), (5, .busy),
      (6, .busy), (1, .failed), (19, .failed), (20, .failed), (5 | 1 << 8, .busy),
      (11 | 1 << 8, .corruptFile),
    ] as [(Int32, PersistenceError.Code)])
  func `each SQLite result code maps to an error code`(
    result: Int32, code: PersistenceError.Code
  ) {
    let error = PersistenceError(result, on: connection.handle, file: connection.file)
    #expect(error.code == code && error.file == connection.file)
  }
}
