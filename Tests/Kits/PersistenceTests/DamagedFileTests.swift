import Foundation
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of damaged database files: they are found by a check, set aside, and replaced by a backup.
@Suite(.timeLimit(.minutes(10))) struct DamagedFileTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("data.sqlite")
  }

  private func fill(_ file: URL, rows: Int) async throws {
    let database = try Database(file: file)
    let notes = DocumentStore(database).collection("notes", of: Note.self)
    for number in 0..<rows {
      try await notes.put(Note(String(repeating: "word ", count: 200)), key: "\(number)")
    }
    await database.close()
  }

  @Test func `checking an undamaged database file finds no problems`() async throws {
    try await fill(file, rows: 30)
    let database = try Database(file: file)
    #expect(try await database.problems() == [])
    await database.close()
  }

  @Test func `checking a database file finds a damaged header of any page`() async throws {
    try await fill(file, rows: 30)
    let whole = try Data(contentsOf: file)
    try #require(whole.count > 10 * 4096)
    let pages = 1..<(whole.count / 4096)
    var (refused, unnoticed) = (0, 0)
    // The headers of pages, on which everything else on a page depends.
    for page in pages {
      var damaged = whole
      damaged.resetBytes(in: (page * 4096)..<(page * 4096 + 512))
      let copy = folder.file("page-\(page).sqlite")
      try damaged.write(to: copy)
      guard let database = try? Database(file: copy) else {
        refused += 1
        continue
      }
      let problems = (try? await database.problems()) ?? ["unreadable"]
      #expect(!problems.isEmpty, "page \(page)")
      if problems.isEmpty { unnoticed += 1 }
      await database.close()
    }
    BadDay("damaged-file").record(
      done: ["files with a damaged page": pages.count],
      seen: ["files that cannot be opened": refused],
      lost: ["files that pass as undamaged": unnoticed])
  }

  @Test(arguments: [true, false])
  func `a database that is gone is refused while its log has changes, and the log stays as it is`(
    isEmpty: Bool
  ) throws {
    let log = folder.file("data.sqlite-wal")
    try folder.write("data.sqlite-wal", "log")
    if isEmpty { try folder.write("data.sqlite", "") }
    let error = #expect(throws: PersistenceError.self) { try Database(file: file) }
    #expect(error?.code == .corruptFile)
    #expect(error?.localizedDescription.contains("has 3 bytes of changes") == true)
    #expect(try Data(contentsOf: log) == Data("log".utf8))
    #expect(FileManager.default.fileExists(atPath: file.path) == isEmpty)
    let aside = isEmpty ? "data.sqlite.damaged-1" : "data.sqlite.damaged-1-wal"
    #expect(try Database.setAside(file)?.path == folder.file(aside).path)
    #expect(try Database.setAside(file) == nil)
    #expect(try Data(contentsOf: folder.file("data.sqlite.damaged-1-wal")) == Data("log".utf8))
    // The next log without a database does not take the place of the first.
    try folder.write("data.sqlite-wal", "second")
    #expect(try Database.setAside(file)?.lastPathComponent == "data.sqlite.damaged-2-wal")
  }

  @Test func `a new database has no rows, and one with a document has some`() async throws {
    let database = try Database(file: file)
    #expect(try !database.hasRows())
    try await DocumentStore(database).collection("notes", of: Note.self).put(Note("a"), key: "a")
    #expect(try database.hasRows())
    await database.close()
  }

  @Test func `a damaged database is renamed with its log to the first free name`() async throws {
    try await fill(file, rows: 1)
    let bytes = try Data(contentsOf: file)
    try folder.write("data.sqlite-wal", "log")
    try folder.write("data.sqlite-shm", "index")
    try folder.write("data.sqlite.damaged-1", "earlier")
    let aside = try #require(try Database.setAside(file))
    #expect(aside.path == file.path + ".damaged-2")
    #expect(try Data(contentsOf: aside) == bytes)
    for (end, text) in [("-wal", "log"), ("-shm", "index")] {
      #expect(try String(contentsOfFile: aside.path + end, encoding: .utf8) == text)
      #expect(!FileManager.default.fileExists(atPath: file.path + end))
    }
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(try Database.setAside(file) == nil, "there is none any more")
  }

  @Test func `a database that was renamed can be opened and has all rows`() async throws {
    try await fill(file, rows: 3)
    let aside = try #require(try Database.setAside(file))
    let database = try Database(file: aside)
    #expect(try await database.rowCounts()["documents"] == 3)
    await database.close()
  }
}
