import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of reading within a change, of trimming, and of who is notified of what.
@Suite(.timeLimit(.minutes(5))) struct ChangeReadingTests {
  private let bench: Bench
  private var store: DocumentStore { DocumentStore(bench.database) }

  init() throws { bench = try Bench() }

  @Test func `reads in a transaction see its own writes, the newest first`() async throws {
    let notes = bench.notes()
    let read = try await store.change { changes throws(PersistenceError) in
      try changes.put(Note("old"), key: "a", at: .at(1), in: notes)
      try changes.put(Note("new"), key: "b", at: .at(2), in: notes)
      #expect(try changes.document(key: "a", in: notes)?.at == .at(1))
      #expect(try changes.document(key: "c", in: notes) == nil)
      #expect(try changes.keys(in: notes) == ["b", "a"])
      return try changes.documents(in: notes).map(\.value.text)
    }
    #expect(read == ["new", "old"])
  }

  @Test func `a transaction can list and remove documents that do not decode`() async throws {
    let notes = bench.notes()
    try await store.collection("notes", of: Int.self).put(7, key: "odd")
    let error = await #expect(throws: PersistenceError.self) {
      _ = try await store.change { changes throws(PersistenceError) in
        try changes.documents(in: notes)
      }
    }
    #expect(error?.code == .corruptRow && error?.key == "odd")
    let removals = try await store.change { changes throws(PersistenceError) in
      #expect(try changes.keys(in: notes) == ["odd"])
      return [
        try changes.remove(key: "odd", in: notes), try changes.remove(key: "odd", in: notes),
      ]
    }
    #expect(removals == [true, false])
    #expect(try await notes.all().isEmpty)
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (3, 3), (9, 3)])
  func `trimming in a transaction keeps at most the given number of documents, the newest`(
    count: Int, left: Int
  )
    async throws
  {
    let notes = bench.notes()
    for number in 1...3 { try await notes.put(Note("\(number)"), key: "\(number)", at: .at(0)) }
    try await notes.trim(to: count)
    #expect(try await notes.all().map(\.text) == ["3", "2", "1"].prefix(left).map(\.self))
  }

  @Test func `removing no document sends no notification, and trimming sends one`() async throws {
    let notes = bench.notes()
    let before = notes.revision
    #expect(try await !notes.remove(key: "none"))
    #expect(notes.revision == before)
    try await notes.trim(to: 5)
    #expect(notes.revision != before)
    let trimmed = notes.revision
    try await notes.put(Note("a"), key: "a")
    try await notes.remove(key: "a")
    #expect(notes.revision == trimmed + 2)
  }

  @Test func `a transaction on one collection leaves the revision of another unchanged`()
    async throws
  {
    let (notes, others) = (bench.notes(), bench.notes(named: "others"))
    let before = others.revision
    try await notes.put(Note("a"), key: "a")
    #expect(others.revision == before)
    try await store.change { changes throws(PersistenceError) in
      try changes.removeAll(in: others)
    }
    #expect(others.revision == before + 1)
  }

  @Test func `a stored change concerns its collections, or all of them if it lists none`() {
    let some = StoredChange(collections: ["a", "b"], origin: ChangeOrigin())
    #expect(some.touches("a") && some.touches("b") && !some.touches("c"))
    #expect(StoredChange(collections: nil, origin: ChangeOrigin()).touches("c"))
  }

  @Test func `a document that is stored without a time gets the current time`() async throws {
    let notes = bench.notes()
    let before = Date()
    try await notes.put(Note("a"), key: "a")
    let stored = try #require(try await notes.document(key: "a"))
    #expect(stored.at >= before && stored.at <= Date())
  }

  @Test func `an event that was handled is remembered for forty days, separately for each device`()
    async throws
  {
    let day = 86_400.0
    func take(_ device: Device, at seconds: Double) async throws -> Database.Taking {
      let entry = ScheduledEntry(kind: "task", id: "a", due: .at(seconds), value: Data())
      bench.database.schedule(of: device.id).put(entry)
      return try await bench.database.take(
        DueEntry(device: device.id, entry: entry), event: "e", at: .at(seconds))
    }
    #expect(try await take(bench.first, at: 0) == .taken)
    #expect(try await take(bench.second, at: 0) == .taken)
    #expect(try await take(bench.first, at: 40 * day) == .repeated)
    #expect(try await take(bench.first, at: 40 * day + 1) == .taken)
  }

  @Test func `due entries of equal times are sorted by device and identifier`() async throws {
    for (device, id) in [(bench.second, "a"), (bench.first, "b"), (bench.first, "a")] {
      bench.database.schedule(of: device.id).put(
        ScheduledEntry(kind: "task", id: id, due: .at(0), value: Data()))
    }
    let due = try await bench.database.due(kind: "task", at: .at(0))
    #expect(
      due.map { "\($0.device.rawValue) \($0.entry.id)" } == ["first a", "first b", "second a"])
    #expect(try await bench.database.due(kind: "task", at: .at(-0.001)).isEmpty)
    #expect(try await bench.database.due(kind: "task", at: .at(0), limit: 0).isEmpty)
    let all = try await bench.database.entries(kind: "task", of: [bench.first.id, bench.second.id])
    #expect(all == due)
    bench.database.schedule(of: bench.first.id).remove(kind: "task", id: "none")
    bench.database.schedule(of: bench.first.id).remove(kind: "other", id: "a")
    bench.database.schedule(of: bench.second.id).remove(kind: "task", id: "b")
    #expect(try await bench.database.due(kind: "task", at: .at(0)) == due)
  }
}
