import Foundation
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of databases whose write-ahead log was damaged while no program had them open.
@Suite(.timeLimit(.minutes(10))) struct DamagedLogTests {
  private static let rows = 9
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns a database of nine rows, all of them in its log, as a killed program leaves it.
  private func killed(_ name: String) async throws -> (file: URL, log: URL) {
    let source = folder.file("\(name)-source.sqlite")
    let database = try Database(file: source)
    let notes = DocumentStore(database).collection("notes", of: Note.self)
    for number in 0..<Self.rows { try await notes.put(Note("note \(number)"), key: "\(number)") }
    // Closing would empty the log; the copy is what a kill leaves.
    let file = folder.file("\(name).sqlite")
    let log = URL(fileURLWithPath: file.path + "-wal")
    try FileManager.default.copyItem(at: source, to: file)
    try FileManager.default.copyItem(atPath: source.path + "-wal", toPath: log.path)
    await database.close()
    return (file, log)
  }

  private func change(_ file: URL, _ change: (inout Data) -> Void) throws -> Data {
    var bytes = try Data(contentsOf: file)
    change(&bytes)
    try bytes.write(to: file)
    return bytes
  }

  private func notes(in database: Database) async throws -> Set<String> {
    Set(try await DocumentStore(database).collection("notes", of: Note.self).documents().map(\.key))
  }

  private static let all = Set((0..<rows).map(String.init))
  private static let frame = 24 + 4096

  /// Records a log with a damaged byte, and the rows that were read from it.
  private func record(_ rows: Set<String>) {
    BadDay("damaged-log").record(
      done: ["logs with a damaged byte": 1], seen: ["rows read from these": rows.count],
      lost: ["rows of damaged pages": Self.rows - rows.count])
  }

  @Test
  func `the write-ahead log of a killed program is read completely, and not reported as damaged`()
    async throws
  {
    let (file, log) = try await killed("sound")
    let database = try Database(file: file)
    #expect(database.damagedLog == nil)
    #expect(try await notes(in: database) == Self.all)
    #expect(!FileManager.default.fileExists(atPath: log.path + ".damaged-1"))
    await database.close()
  }

  @Test(arguments: [0, 5, 8, 12, 16, 20, 24, 31])
  func `a write-ahead log with a damaged header is restored completely, and reported`(_ byte: Int)
    async throws
  {
    let (file, log) = try await killed("header")
    let damaged = try change(log) { $0[byte] ^= 0xFF }
    let database = try Database(file: file)
    let had = try await notes(in: database)
    #expect(had == Self.all)
    record(had)
    let report = try #require(database.damagedLog)
    #expect(report.isRescued)
    let kept = log.path + ".damaged-1"
    #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == damaged)
    #expect(report.message.hasPrefix("\(log.path) was damaged: "))
    #expect(report.message.hasSuffix("and the damaged file is kept as \(kept)."))
    await database.close()
    let again = try Database(file: file)
    #expect(again.damagedLog == nil)
    #expect(try await notes(in: again) == Self.all)
    await again.close()
  }

  @Test(arguments: 1...8)
  func `a write-ahead log with a damaged page is restored except for that page's row`(_ nth: Int)
    async throws
  {
    let (file, log) = try await killed("page")
    let count = (try Data(contentsOf: log).count - 32) / Self.frame
    let at = 32 + (count - nth) * Self.frame + 24 + 4000
    let damaged = try change(log) { $0[at] ^= 0xFF }
    let database = try Database(file: file)
    let report = try #require(database.damagedLog)
    #expect(try Data(contentsOf: report.kept) == damaged)
    let had = try await notes(in: database)
    // Each row was stored by pages written at its time, and later ones contain the earlier rows.
    #expect(had.count >= Self.rows - 1, "\(report.message)")
    record(had)
    #expect(report.message.contains("undamaged pages of \(count)") || !report.isRescued)
    let stored = DocumentStore(database).collection("notes", of: Note.self)
    try await stored.put(Note("new"), key: "new")
    #expect(try await notes(in: database) == had.union(["new"]))
    await database.close()
  }

  /// Indices of frames from the first and, if negative, from the last.
  @Test(arguments: [0, 1, 7, -2, -1], 8...15)
  func `a write-ahead log with damaged salts in a frame is restored completely, and reported`(
    _ nth: Int, _ byte: Int
  )
    async throws
  {
    let (file, log) = try await killed("salts")
    let count = (try Data(contentsOf: log).count - 32) / Self.frame
    let damaged = try change(log) { bytes in
      bytes[32 + (nth < 0 ? count + nth : nth) * Self.frame + byte] ^= 0xFF
    }
    let database = try Database(file: file)
    let had = try await notes(in: database)
    #expect(had == Self.all)
    record(had)
    let report = try #require(database.damagedLog)
    #expect(report.isRescued)
    #expect(try Data(contentsOf: report.kept) == damaged)
    await database.close()
  }

  /// Runs of zeroed frames, such as a file system leaves that lost blocks it had not stored.
  @Test(arguments: [0..<100, 0..<1, 5..<7, 10..<100])
  func `a write-ahead log with zeroed frames is reported, and a copy of it is kept`(
    _ range: Range<Int>
  )
    async throws
  {
    let (file, log) = try await killed("zeros")
    let count = (try Data(contentsOf: log).count - 32) / Self.frame
    let zeros = 32 + range.lowerBound * Self.frame..<32 + min(count, range.upperBound) * Self.frame
    let damaged = try change(log) { $0.resetBytes(in: zeros) }
    let database = try Database(file: file)
    let report = try #require(database.damagedLog)
    #expect(try Data(contentsOf: report.kept) == damaged)
    #expect(report.message.contains("pages of \(count)") || !report.isRescued)
    #expect(!report.message.contains(" 0 whole pages"))
    await database.close()
  }

  @Test func `a write-ahead log whose first block is zeroed is reported, and a copy of it is kept`()
    async throws
  {
    let (file, log) = try await killed("block")
    let damaged = try change(log) { $0.resetBytes(in: 0..<4096) }
    let database = try Database(file: file)
    let report = try #require(database.damagedLog)
    #expect(try Data(contentsOf: report.kept) == damaged)
    await database.close()
  }

  @Test func `old frames after the end of the write-ahead log are not reported as damage`()
    async throws
  {
    let source = folder.file("used-source.sqlite")
    let database = try Database(file: source)
    let notes = DocumentStore(database).collection("notes", of: Note.self)
    for number in 0..<Self.rows { try await notes.put(Note("note"), key: "\(number)") }
    // The next change starts the log again, in the same file.
    try await database.perform { connection throws(PersistenceError) in
      try (connection as? Connection)?.script("PRAGMA wal_checkpoint(RESTART)")
    }
    try await notes.put(Note("new"), key: "new")
    let file = folder.file("used.sqlite")
    try FileManager.default.copyItem(at: source, to: file)
    try FileManager.default.copyItem(atPath: source.path + "-wal", toPath: file.path + "-wal")
    await database.close()
    let again = try Database(file: file)
    #expect(again.damagedLog == nil)
    #expect(try await self.notes(in: again) == Self.all.union(["new"]))
    await again.close()
  }

  @Test func `a write-ahead log that is cut within its last page is not reported as damaged`()
    async throws
  {
    let (file, log) = try await killed("cut")
    _ = try change(log) { $0.removeLast(100) }
    let database = try Database(file: file)
    #expect(database.damagedLog == nil)
    #expect(try await notes(in: database).count >= Self.rows - 1)
    await database.close()
  }

  @Test func `a second damaged write-ahead log is kept next to the first`() async throws {
    let (file, log) = try await killed("twice")
    try Data("first".utf8).write(to: URL(fileURLWithPath: log.path + ".damaged-1"))
    let damaged = try change(log) { $0[0] = 0 }
    let database = try Database(file: file)
    #expect(database.damagedLog?.kept.path == log.path + ".damaged-2")
    let kept = [1, 2].map { FileManager.default.contents(atPath: "\(log.path).damaged-\($0)") }
    #expect(kept == [Data("first".utf8), damaged])
    await database.close()
  }

  @Test(arguments: [0, 7])
  func `the database and damaged log of another program are left unchanged`(_ mark: Int) throws {
    let source = folder.file("other-source.sqlite")
    let other = try Connection(file: source, patience: .zero)
    try other.script(
      """
      PRAGMA application_id = \(mark); CREATE TABLE recipes (name TEXT); PRAGMA journal_mode = WAL;
      INSERT INTO recipes VALUES ('soup')
      """)
    let file = folder.file("other.sqlite")
    let log = URL(fileURLWithPath: file.path + "-wal")
    try FileManager.default.copyItem(at: source, to: file)
    try FileManager.default.copyItem(atPath: source.path + "-wal", toPath: log.path)
    let damaged = try change(log) { $0[0] = 0 }
    let before = try Data(contentsOf: file)
    let error = try #require(throws: PersistenceError.self) { try Database(file: file) }
    #expect(error.code == .foreignFile)
    #expect(try Data(contentsOf: file) == before)
    #expect(try Data(contentsOf: log) == damaged)
    #expect(!FileManager.default.fileExists(atPath: log.path + ".damaged-1"))
  }
}
