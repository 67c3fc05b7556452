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
