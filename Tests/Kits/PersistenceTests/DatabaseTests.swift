import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

@Suite struct DatabaseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a database uses WAL and full sync, and is readable by its user only`() throws {
    let file = folder.file("deep/er/new.sqlite")
    let database = try Database(file: file)
    #expect(try pragma("PRAGMA journal_mode", of: database) == "wal")
    #expect(try pragma("PRAGMA synchronous", of: database) == "2")
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(rights as? Int == 0o600)
  }

  @Test func `nothing is stored any more once the file was removed or replaced while it is in use`()
    async throws
  {
    let file = folder.file("used/data.sqlite")
    let database = try Database(file: file)
    let notes = DocumentStore(database).collection("notes", of: Note.self)
    try await notes.put(Note("before"), key: "a")
    try await database.check()
    let used = file.deletingLastPathComponent()
    try FileManager.default.moveItem(at: used, to: folder.file("elsewhere"))
    var (attempts, refused) = (0, 0)
    for isReplaced in [false, true] {
      if isReplaced { try await fill(file) }
      for work in [{ try await notes.put(Note("lost"), key: "b") }, { try await database.check() }]
      {
        let error = await #expect(throws: PersistenceError.self) { try await work() }
        #expect(error?.code == .unreadableFolder)
        let isSaid = error?.localizedDescription.contains("was removed or replaced") == true
        #expect(isSaid)
        (attempts, refused) = (attempts + 1, refused + (isSaid ? 1 : 0))
      }
    }
    try FileManager.default.removeItem(at: used)
    try FileManager.default.moveItem(at: folder.file("elsewhere"), to: used)
    try await notes.put(Note("after"), key: "b")
    let kept = try await notes.all().count
    #expect(kept == 2)
    await database.close()
    BadDay("lost-file").record(
      done: ["attempts to store or check": attempts],
      seen: ["attempts that failed with a sentence": refused],
      lost: ["stored documents that are missing once it is back": 2 - kept])
  }

  @Test func `a check of a file that can only be read fails as storing does, and changes nothing`()
    async throws
  {
    let file = folder.file("fixed.sqlite")
    try await fill(file)
    let usual = try Data(contentsOf: file)
    var bytes = usual
    // A file of this version may only be read: https://www.sqlite.org/fileformat.html.
    bytes[18] = 9
    try bytes.write(to: file)
    let fixed = try Database(file: file)
    let notes = DocumentStore(fixed).collection("notes", of: Note.self)
    for work in [{ try await notes.put(Note("lost"), key: "b") }, { try await fixed.check() }] {
      let error = await #expect(throws: PersistenceError.self) { try await work() }
      #expect(error?.code == .unreadableFolder)
    }
    #expect(try await notes.all().count == 50)
    await fixed.close()
    try usual.write(to: file)
    let mended = try Database(file: file)
    for _ in 0..<3 { try await mended.check() }
    #expect(try Data(contentsOf: file) == usual)
    #expect(try Data(contentsOf: URL(fileURLWithPath: "\(file.path)-wal")).isEmpty)
    await mended.close()
  }

  @Test func `a newer schema is refused in one sentence and the file is unchanged`() async throws {
    let file = folder.file("newer.sqlite")
    try await fill(file)
    try change(file, "PRAGMA user_version = 99")
    let before = try Data(contentsOf: file)
    let error = try #require(throws: PersistenceError.self) { try Database(file: file) }
    #expect(error.code == .newerSchema)
    #expect(
      error.localizedDescription
        == "\(file.path) was written by a newer version of this program: "
        + "the database's schema has version 99, but this program supports only versions up to \(Schema.steps.count)."
    )
    #expect(try Data(contentsOf: file) == before)
  }

  @Test func `a file that is not a database is refused and left unchanged`() throws {
    let file = folder.file("text.sqlite")
    let text = Data(String(repeating: "not a database ", count: 500).utf8)
    try text.write(to: file)
    let error = try #require(throws: PersistenceError.self) { try Database(file: file) }
    #expect(error.code == .corruptFile)
    #expect(try Data(contentsOf: file) == text)
  }

  @Test func `a damaged database file throws an error and does not crash`() async throws {
    let file = folder.file("damaged.sqlite")
    try await fill(file)
    var bytes = try Data(contentsOf: file)
    for index in 4_096..<bytes.count { bytes[index] = 0xA5 }
    try bytes.write(to: file)
    let error = await #expect(throws: PersistenceError.self) {
      try await DocumentStore(Database(file: file)).collection("notes", of: Note.self).all()
    }
    #expect(error?.code == .corruptFile)
  }

  @Test func `a database of which only the first page is intact is refused when it is opened`()
    async throws
  {
    let file = folder.file("half.sqlite")
    try await fill(file)
    var bytes = try Data(contentsOf: file)
    for index in 4_096..<bytes.count { bytes[index] = 0xA5 }
    try bytes.write(to: file)
    let error = try #require(throws: PersistenceError.self) { try Database(file: file) }
    #expect(error.code == .corruptFile)
    #expect(try Data(contentsOf: file) == bytes)
  }

  @Test func `a database of another program is refused and left unchanged`() throws {
    let file = folder.file("other.sqlite")
    try change(file, "CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES ('soup')")
    let before = try Data(contentsOf: file)
    let error = try #require(throws: PersistenceError.self) { try Database(file: file) }
    #expect(error.code == .foreignFile)
    #expect(try Data(contentsOf: file) == before)
  }

  @Test func `a folder that cannot be created is refused with the reason`() throws {
    try Data().write(to: folder.file("file"))
    let error = try #require(throws: PersistenceError.self) {
      try Database(file: folder.file("file/data.sqlite"))
    }
    #expect(error.code == .unreadableFolder)
    #expect(error.localizedDescription.hasSuffix("not a directory."))
  }

  @Test func `a full disk loses no stored document, and removing documents frees space`()
    async throws
  {
    let database = try Database(file: folder.file("full.sqlite"), maximumBytes: 128 * 1_024)
    let notes = DocumentStore(database).collection("notes", of: Note.self)
    let big = Note(String(repeating: "x", count: 10_000))
    var stored: [String] = []
    let error = await #expect(throws: PersistenceError.self) {
      for number in 0..<100 {
        try await notes.put(big, key: "\(number)", at: .at(Double(number)))
        stored.append("\(number)")
      }
    }
    #expect(error?.code == .diskFull)
    let kept = try await notes.documents().map(\.key)
    #expect(kept == stored.reversed())
    BadDay("full-disk").record(
      done: ["documents until the disk was full": stored.count],
      lost: ["documents of these that are missing": Set(stored).subtracting(kept).count])
    try await notes.removeAll()
    try await notes.put(big, key: "again")
    #expect(try await notes.all() == [big])
  }

  @Test
  func `writing to a locked database file throws busy, and succeeds after the lock is released`()
    async throws
  {
    let file = folder.file("held.sqlite")
    let database = try Database(file: file, patience: .zero)
    let notes = DocumentStore(database).collection("notes", of: Note.self)
    let holder = try Connection(file: file, patience: .zero)
    try holder.run("BEGIN IMMEDIATE")
    let error = await #expect(throws: PersistenceError.self) {
      try await notes.put(Note("a"), key: "a")
    }
    #expect(error?.code == .busy)
    try holder.run("ROLLBACK")
    try await notes.put(Note("a"), key: "a")
    #expect(try await notes.all() == [Note("a")])
  }

  @Test func `every call to a closed database throws the error closed`() async throws {
    let database = try Database(file: folder.file("closed.sqlite"))
    let notes = DocumentStore(database).collection("notes", of: Note.self)
    await database.close()
    let error = await #expect(throws: PersistenceError.self) { try await notes.all() }
    #expect(error?.code == .closed)
    await database.close()
  }

  @Test func `a process shares one database for each name, in the host's data folder`() async throws
  {
    let before = DeviceHost.dataFolder
    DeviceHost.dataFolder = folder.url
    defer { DeviceHost.dataFolder = before }
    let database = try Database.shared(named: "one")
    #expect(try Database.shared(named: "one") === database)
    #expect(try Database.shared(named: "two") !== database)
    #expect(database.file == folder.file("one.sqlite"))
    await Database.closeShared()
    #expect(throws: PersistenceError.self) { try database.keyValues(of: .local) }
    #expect(try Database.shared(named: "one").keyValues(of: .local).data(forKey: "a") == nil)
    await Database.closeShared()
  }

  private func fill(_ file: URL) async throws {
    let database = try Database(file: file)
    let notes = DocumentStore(database).collection("notes", of: Note.self)
    for number in 0..<50 {
      try await notes.put(Note(String(repeating: "x", count: 1_000)), key: "\(number)")
    }
    await database.close()
  }

  private func change(_ file: URL, _ sql: String) throws {
    try Connection(file: file, patience: .zero).script(sql)
  }

  private func pragma(_ sql: EngineText, of database: Database) throws -> String? {
    try database.performNow { connection throws(PersistenceError) in
      try connection.rows(sql) { row throws(PersistenceError) in row.text(0) }
    }.first
  }
}
