import Foundation
import StrataCSQLite
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of the statements that SQLite gets for one search, and of files of earlier versions.
@Suite(.timeLimit(.minutes(5))) struct PlacedStatementTests {
  private let folder: TemporaryFolder
  private let here = GeoPoint(stored: 51.5, -0.1)
  private let facts = StoredFacts(presenceOf: ["taken"], textsOf: [])

  init() throws { folder = try TemporaryFolder() }

  private func entries(_ count: Int) -> [PlacedEntry<[String: String]>] {
    (0..<count).map { number in
      let point = GeoPoint(stored: 51.5 + Double(number) * 0.000_001, -0.1)
      return PlacedEntry(key: "\(number)", point: point, time: .at(0), value: ["name": "\(number)"])
    }
  }

  /// Returns the statements that SQLite runs meanwhile.
  private func statements(
    of database: Database, during work: () async throws -> Void
  ) async throws -> [String] {
    let record = Recorded<String>()
    func trace(_ events: Int32) throws {
      try database.performNow { engine throws(PersistenceError) in
        let context = Unmanaged.passUnretained(record).toOpaque()
        sqlite3_trace_v2((engine as? Connection)?.handle, UInt32(events), noteStatement, context)
      }
    }
    try trace(SQLITE_TRACE_STMT)
    try await work()
    try trace(0)
    return record.all
  }

  @Test(
    arguments: [
      (501, ["BEGIN", "WITH", "SELECT", "WITH", "ROLLBACK"]),
      (20, ["BEGIN", "WITH", "SELECT", "ROLLBACK"]),
    ] as [(Int, [String])])
  func `the nearest of a crowded place and their number are found in one read transaction`(
    most: Int, words: [String]
  ) async throws {
    let database = try Database(file: folder.file("places.sqlite"))
    let offers: PlacedDocuments<[String: String]> = DocumentStore(database)
      .placed("offers", remembering: facts)
    try await offers.put(entries(600))
    let found = try await statements(of: database) {
      let found = try await offers.near(
        here, metres: 5_000, limit: 20, countingTo: most, certain: [.isMissing("taken")]
      ) { _ in true }
      #expect(found.nearest.count == 20 && found.count == most)
    }
    #expect(found.compactMap { $0.split(separator: " ").first.map(String.init) } == words)
    #expect(!found.contains { $0.contains("json_extract") }, "no document's JSON is looked into")
    await database.close()
  }

  @Test(arguments: [true, false])
  func `documents of a file with an R*Tree are found after its migration`(
    isRemembering: Bool
  ) async throws {
    let file = folder.file("old.sqlite")
    let (steps, version) = (Schema.steps.prefix(2).joined(separator: "\n"), 2)
    try Connection(file: file, patience: .zero).script(
      """
      \(steps)
      PRAGMA application_id = \(Schema.applicationID);
      PRAGMA user_version = \(version);
      CREATE TABLE placed_documents (
        sequence INTEGER PRIMARY KEY, collection TEXT NOT NULL, key TEXT NOT NULL, at REAL NOT NULL,
        latitude REAL NOT NULL, longitude REAL NOT NULL, value TEXT NOT NULL,
        UNIQUE (collection, key)) STRICT;
      CREATE VIRTUAL TABLE placed_index
        USING rtree(sequence, south, north, west, east, +collection TEXT);
      INSERT INTO placed_documents VALUES
        (1, 'offers', 'a', 0, 51.5, -0.1, '{}'), (2, 'offers', 'b', 0, 51.501, -0.1, '{"taken":1}'),
        (3, 'others', 'c', 0, 51.5, -0.1, '{}'), (4, 'offers', 'd', 0, -90, 180, '{}'),
        (5, 'offers', 'e', 0, 51.502, -0.1, '{}'), (6, 'offers', 'f', 0, 51.503, -0.1, 'no JSON');
      INSERT INTO placed_index
        SELECT sequence, latitude, latitude, longitude, longitude, collection FROM placed_documents;
      """)
    let database = try Database(file: file)
    let offers: PlacedDocuments<[String: Int]> = DocumentStore(database)
      .placed("offers", remembering: isRemembering ? facts : nil)
    let found = try await offers.near(here, metres: 300, limit: 9)
    #expect(found.map(\.document.key) == ["a", "b", "e"])
    let counted = try await offers.near(
      here, metres: 300, limit: 1, countingTo: 9, certain: [.isMissing("taken")]
    ) { $0["taken"] == nil }
    #expect(counted.count == 2)
    #expect(try await offers.remove(key: "e"))
    #expect(try await offers.near(here, metres: 300, limit: 9).map(\.document.key) == ["a", "b"])
    #expect(try tables(of: database) == ["placed_documents", "placed_facts", "placed_spots"])
    await database.close()
  }

  private func tables(of database: Database) throws -> [String] {
    try database.performNow { engine throws(PersistenceError) in
      try engine.rows(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'placed_%' ORDER BY name"
      ) { row throws(PersistenceError) in row.text(0) }
    }
  }
}

/// Notes the text of a statement that SQLite begins.
private func noteStatement(
  _ event: UInt32, _ context: UnsafeMutableRawPointer?, _ statement: UnsafeMutableRawPointer?,
  _ text: UnsafeMutableRawPointer?
) -> Int32 {
  guard let context, let text else { return 0 }
  Unmanaged<Recorded<String>>.fromOpaque(context).takeUnretainedValue()
    .record(String(cString: text.assumingMemoryBound(to: CChar.self)))
  return 0
}
