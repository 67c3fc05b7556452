import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests that all rows are copied between the engines: backups, and the move to PostgreSQL.
@Suite(.onEachEngine) struct CopyingTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `a copy of a database has every row, and keeps the order of documents of equal times`()
    async throws
  {
    let notes = bench.notes(of: bench.first)
    for key in ["b", "a", "c"] { try await notes.put(Note(key), key: key, at: .at(0)) }
    let here = try GeoPoint(latitude: 1, longitude: 2)
    try await DocumentStore(bench.database).placed("stalls").put(Note("tea"), key: "t", at: here)
    try bench.database.keyValues(of: bench.first.id).set(Data([1]), forKey: "k")
    let entry = ScheduledEntry(kind: "task", id: "1", due: .at(0), value: Data("x".utf8))
    bench.database.schedule(of: bench.first.id).put(entry)
    let file = bench.folder.file("copy.sqlite")
    let copy = try Database(file: file)
    #expect(try await bench.database.copy(into: copy) == 6)
    #expect(try await copy.rowCounts() == bench.database.rowCounts())
    let copied = DeviceHost.$current.withValue(bench.first) {
      DocumentStore(copy).collection("notes", of: Note.self)
    }
    #expect(try await copied.all().map(\.text) == ["c", "a", "b"])
    let near = try await DocumentStore(copy).placed("stalls", of: Note.self)
      .near(here, metres: 1, limit: 2)
    #expect(near.map(\.document.key) == ["t"])
    #expect(try copy.keyValues(of: bench.first.id).data(forKey: "k") == Data([1]))
    #expect(copy.schedule(of: bench.first.id).entries(kind: "task") == [entry])
    await copy.close()
  }

  @Test func `a snapshot has nothing of what another process writes meanwhile`() async throws {
    let notes = bench.notes(of: bench.first)
    try await notes.put(Note("before"), key: "a")
    let other = try bench.again()
    let place = notes.place
    let counts = try bench.database.performNow { engine throws(PersistenceError) in
      try engine.preparePlaces()
      return try engine.snapshot { () throws(PersistenceError) -> [Int] in
        let before = try engine.rowCounts()["documents"] ?? -1
        try other.performNow { engine throws(PersistenceError) in
          try engine.put(Data("{}".utf8), key: "b", seconds: 0, in: place)
        }
        return [before, try engine.rowCounts()["documents"] ?? -1]
      }
    }
    #expect(counts == [1, 1])
    #expect(try await bench.database.rowCounts()["documents"] == 2)
    await other.close()
  }

  @Test func `a copy that replaces removes what was there, and is read again by those who use it`()
    async throws
  {
    let backup = try Database(file: bench.folder.file("backup.sqlite"))
    let values = try bench.database.keyValues(of: bench.first.id)
    values.set(Data([1]), forKey: "k")
    let notes = bench.notes(of: bench.first)
    try await notes.put(Note("kept"), key: "a")
    let here = try GeoPoint(latitude: 1, longitude: 2)
    let stalls = DocumentStore(bench.database).placed("stalls", of: Note.self)
    try await stalls.put(Note("tea"), key: "t", at: here)
    #expect(try await bench.database.copy(into: backup) == 3)
    values.set(Data([2]), forKey: "k")
    try await notes.put(Note("later"), key: "b")
    try await stalls.put(Note("soup"), key: "s", at: here)
    // Another process restores.
    let other = try bench.again()
    #expect(try await backup.copy(into: other, replacing: true) == 3)
    bench.database.readAgain()
    #expect(values.data(forKey: "k") == Data([1]))
    #expect(try await notes.all() == [Note("kept")])
    let near = try await stalls.near(here, metres: 1, limit: 9)
    #expect(near.map(\.document.key) == ["t"])
    await other.close()
    await backup.close()
  }

  @Test func `a copy that replaces and fails leaves everything as it was`() async throws {
    let notes = bench.notes(of: bench.first)
    try await notes.put(Note("here"), key: "a")
    let closed = try Database(file: bench.folder.file("closed.sqlite"))
    await closed.close()
    await #expect(throws: PersistenceError.self) {
      try await closed.copy(into: bench.database, replacing: true)
    }
    #expect(try await notes.all() == [Note("here")])
  }

  @Test(.onSQLite)
  func `the files of a data folder are copied, databases with what is in their log`()
    throws
  {
    let (data, copies) = (try TemporaryFolder(), try TemporaryFolder())
    try data.write("host.key", "secret")
    try data.write("devices/a/photo.jpg", "picture")
    for left in ["caches/tiles/x", "homes/1/y", "data.sqlite", "data.sqlite.damaged-1"] {
      try data.write(left, "left")
    }
    let store = data.url.appendingPathComponent("devices/a/model.store")
    let connection = try Connection(file: store, patience: .zero)
    try connection.script("PRAGMA journal_mode = WAL; CREATE TABLE t (x); INSERT INTO t VALUES (7)")
    #expect(FileManager.default.fileExists(atPath: store.path + "-wal"))
    #expect(try FolderCopy.copy(data.url, to: copies.url, without: "data.sqlite") == 3)
    let found = FileManager.default.subpaths(atPath: copies.url.path) ?? []
    #expect(
      found.sorted() == [
        "devices", "devices/a", "devices/a/model.store", "devices/a/photo.jpg", "host.key",
      ])
    let copy = try Connection(
      file: copies.url.appendingPathComponent("devices/a/model.store"), patience: .zero)
    let rows = try copy.rows(text: "SELECT x FROM t") { row throws(PersistenceError) in
      row.integer(0)
    }
    #expect(rows == [7])
    withExtendedLifetime(connection) {}
  }

  @Test func `a SQLite file is copied into an empty database, and not into one with rows`()
    async throws
  {
    let source = try Database(file: bench.folder.file("source.sqlite"))
    try await DocumentStore(source).collection("n", scope: .shared).put(1, key: "a")
    #expect(try await source.copy(into: bench.database) == 1)
    let error = await #expect(throws: PersistenceError.self) {
      try await source.copy(into: bench.database)
    }
    #expect(error?.code == .notEmpty)
    #expect(try await bench.database.rowCounts()["documents"] == 1)
    await source.close()
  }
}
