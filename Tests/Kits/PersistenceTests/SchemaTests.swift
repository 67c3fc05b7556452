import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of files of earlier versions, empty files, and those that are refused.
@Suite struct SchemaTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String, _ sql: String) throws -> URL {
    let file = folder.file(name)
    try Connection(file: file, patience: .zero).script(sql)
    return file
  }

  private func number(_ sql: EngineText, in database: Database) throws -> Int {
    let found = try database.performNow { engine throws(PersistenceError) in
      try (engine as? Connection)?.number(sql)
    }
    return try #require(found, "these tests are about SQLite's files")
  }

  @Test(arguments: 1..<Schema.steps.count)
  func `a database file of an earlier version is migrated, and keeps its documents`(
    version: Int
  ) async throws {
    let steps = Schema.steps.prefix(version).joined(separator: "\n")
    let file = try file(
      "old.sqlite",
      """
      \(steps)
      PRAGMA application_id = \(Schema.applicationID);
      PRAGMA user_version = \(version);
      INSERT INTO documents (owner, collection, key, at, value)
        VALUES ('device:local', 'numbers', 'a', 0, '7');
      INSERT INTO key_values VALUES ('local', 'k', x'01');
      """)
    let database = try Database(file: file)
    #expect(try number("PRAGMA user_version", in: database) == Schema.steps.count)
    #expect(try database.keyValues(of: .local).data(forKey: "k") == Data([1]))
    let numbers = DocumentStore(database).collection("numbers", of: Int.self)
    #expect(try await numbers.value(key: "a") == 7)
    let entry = ScheduledEntry(kind: "task", id: "a", due: .at(0), value: Data())
    #expect(database.schedule(of: .local).put(entry))
    await database.close()
  }

  @Test func `a new database file has the application id and the newest schema version`()
    async throws
  {
    let database = try Database(file: folder.file("new.sqlite"))
    #expect(try number("PRAGMA application_id", in: database) == Schema.applicationID)
    #expect(try number("PRAGMA user_version", in: database) == Schema.steps.count)
    #expect(try number("PRAGMA secure_delete", in: database) == 1)
    #expect(try number("PRAGMA trusted_schema", in: database) == 0)
    await database.close()
    let again = try Database(file: folder.file("new.sqlite"))
    #expect(try number("PRAGMA user_version", in: again) == Schema.steps.count)
    await again.close()
  }

  @Test func `an empty file is initialized as a database`() async throws {
    try Data().write(to: folder.file("empty.sqlite"))
    let database = try Database(file: folder.file("empty.sqlite"))
    #expect(try number("PRAGMA application_id", in: database) == Schema.applicationID)
    await database.close()
  }

  @Test(arguments: [
    ("PRAGMA application_id = 7", PersistenceError.Code.foreignFile),
    ("CREATE TABLE recipes (name)", .foreignFile),
    ("PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = -1", .newerSchema),
    (
      "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = "
        + "\(Schema.steps.count + 1)", .newerSchema
    ),
  ])
  func `a file with another application id or an unknown version is refused and unchanged`(
    sql: String, code: PersistenceError.Code
  ) throws {
    let file = try file("odd.sqlite", sql)
    let before = try Data(contentsOf: file)
    let error = try #require(throws: PersistenceError.self) { try Database(file: file) }
    #expect(error.code == code && error.file == file)
    #expect(try Data(contentsOf: file) == before)
  }

  @Test func `the maximum size of a database becomes SQLite's maximum page count`() async throws {
    let database = try Database(file: folder.file("small.sqlite"), maximumBytes: 100_000)
    let page = try number("PRAGMA page_size", in: database)
    #expect(try number("PRAGMA max_page_count", in: database) == 100_000 / page)
    await database.close()
  }

  @Test(arguments: 1..<Schema.steps.count)
  func `of several processes that open a file of an earlier version at once, one migrates it`(
    version: Int
  ) async throws {
    let file = try file(
      "earlier.sqlite",
      """
      \(Schema.steps.prefix(version).joined(separator: "\n"))
      PRAGMA application_id = \(Schema.applicationID);
      PRAGMA user_version = \(version);
      INSERT INTO documents (owner, collection, key, at, value)
        VALUES ('device:local', 'numbers', 'a', 0, '7');
      """)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let database = try Database(file: file)
          try await DocumentStore(database).collection("numbers", of: Int.self)
            .put(number, key: "\(number)")
          await database.close()
        }
      }
      try await group.waitForAll()
    }
    let database = try Database(file: file)
    #expect(try number("PRAGMA user_version", in: database) == Schema.steps.count)
    let all = try await DocumentStore(database).collection("numbers", of: Int.self).all()
    #expect(all.sorted() == [0, 1, 2, 3, 4, 5, 6, 7, 7])
    BadDay("migrating-together").record(
      done: ["processes that migrated together": 8, "documents and models": 9],
      lost: ["documents and models that are missing": 9 - all.count])
    await database.close()
  }

  @Test func `two processes that open a new file at once both can use it`() async throws {
    let file = folder.file("both.sqlite")
    let databases = await withTaskGroup(of: Database?.self) { group in
      for _ in 0..<8 { group.addTask { try? Database(file: file) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(databases.allSatisfy { $0 != nil })
    for (number, database) in databases.compactMap(\.self).enumerated() {
      let notes = DocumentStore(database).collection("notes", of: Note.self)
      try await notes.put(Note("\(number)"), key: "\(number)")
      #expect(try await notes.all().count == number + 1)
    }
  }
}
