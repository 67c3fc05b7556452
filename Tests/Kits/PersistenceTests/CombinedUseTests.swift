import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of several collections in one change, many rows in a copy, and one event of many entries.
@Suite(.onEachEngine, .timeLimit(.minutes(10))) struct CombinedUseTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func store(of device: Device) -> DocumentStore {
    DeviceHost.$current.withValue(device) { DocumentStore(bench.database) }
  }

  @Test
  func `a transaction on several collections sends one notification, without shared collections`()
    async throws
  {
    let listening = DeviceHost.$current.withValue(bench.first) {
      DocumentStore(bench.database).device.changesOfOthers()
    }
    var heard = listening.makeAsyncIterator()
    let (notes, drafts) = (
      bench.notes(of: bench.first), bench.notes(of: bench.first, named: "drafts")
    )
    let news = bench.notes(named: "news", scope: .shared)
    try await store(of: bench.first).change { changes throws(PersistenceError) in
      try changes.put(Note("a"), key: "a", in: notes)
      try changes.put(Note("b"), key: "b", in: news)
      try changes.put(Note("c"), key: "c", in: drafts)
      try changes.put(Note("d"), key: "d", in: notes)
    }
    #expect(await heard.next()?.collections == ["notes", "drafts"])
    try await drafts.put(Note("later"), key: "e")
    #expect(await heard.next()?.collections == ["drafts"], "there was one notification before")
    #expect(try await news.value(key: "b") == Note("b"))
  }

  @Test func `keys that look the same but have different bytes belong to different documents`()
    async throws
  {
    let notes = bench.notes()
    try await notes.put(Note("one letter"), key: "\u{E9}", at: .at(1))
    try await notes.put(Note("two letters"), key: "e\u{301}", at: .at(2))
    #expect(try await notes.value(key: "\u{E9}") == Note("one letter"))
    let keys = try await notes.documents().map { Array($0.key.utf8) }
    #expect(keys == [[101, 204, 129], [195, 169]])
    try await notes.remove(key: "e\u{301}")
    #expect(try await notes.all() == [Note("one letter")])
  }

  @Test(arguments: [Date.distantPast, .at(-0.5), .at(0), .at(1e-6), .distantFuture])
  func `a document's time is stored without loss of precision`(time: Date) async throws {
    let notes = bench.notes()
    try await notes.put(Note("a"), key: "a", at: time)
    #expect(try await notes.document(key: "a")?.at == time)
  }

  @Test func `copying a database keeps the order of more rows than are read at once`() async throws
  {
    let notes = bench.notes(of: bench.first)
    try await store(of: bench.first).change { changes throws(PersistenceError) in
      for number in 0..<1_203 {
        try changes.put(Note("\(number)"), key: "\(number)", at: .at(0), in: notes)
      }
    }
    let copy = try Database(file: bench.folder.file("copy.sqlite"))
    #expect(try await bench.database.copy(into: copy) == 1_203)
    let copied = DeviceHost.$current.withValue(bench.first) {
      DocumentStore(copy).collection("notes", of: Note.self)
    }
    #expect(try await copied.all().map(\.text) == (0..<1_203).reversed().map { "\($0)" })
    await copy.close()
  }

  @Test func `an event that was handled also counts as handled in a copy of the database`()
    async throws
  {
    let entry = ScheduledEntry(kind: "task", id: "a", due: .at(0), value: Data([0, 255]))
    let due = DueEntry(device: bench.first.id, entry: entry)
    bench.database.schedule(of: bench.first.id).put(entry)
    #expect(try await bench.database.take(due, event: "once", at: .at(0)) == .taken)
    let copy = try Database(file: bench.folder.file("copy.sqlite"))
    #expect(try await bench.database.copy(into: copy) == 1)
    copy.schedule(of: bench.first.id).put(entry)
    #expect(try await copy.take(due, event: "once", at: .at(1)) == .repeated)
    await copy.close()
  }

  @Test func `a database that contains only a key-value pair refuses a copy, and keeps the pair`()
    async throws
  {
    try await bench.notes().put(Note("a"), key: "a")
    let full = try Database(file: bench.folder.file("full.sqlite"))
    try full.keyValues(of: .local).set(Data([1]), forKey: "k")
    let error = await #expect(throws: PersistenceError.self) {
      try await bench.database.copy(into: full)
    }
    #expect(
      error?.localizedDescription
        == "\(full.file.path) has rows already, so nothing was copied into it.")
    let counts = try await full.rowCounts()
    #expect(counts["documents"] == 0 && counts["small values"] == 1)
    await full.close()
  }

  @Test func `of 20 scheduled entries for one event only one is taken by two processes`()
    async throws
  {
    let other = try bench.again()
    let entries = (0..<20).map { number in
      ScheduledEntry(kind: "task", id: "\(number)", due: .at(0), value: Data())
    }
    for entry in entries { bench.database.schedule(of: bench.first.id).put(entry) }
    let takings = await withTaskGroup(of: Database.Taking?.self) { group in
      for (number, entry) in entries.enumerated() {
        let database = number.isMultiple(of: 2) ? bench.database : other
        let due = DueEntry(device: bench.first.id, entry: entry)
        group.addTask { try? await database.take(due, event: "once", at: .at(1)) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(takings.count { $0 == .taken } == 1)
    #expect(takings.count { $0 == .repeated } == 19)
    #expect(bench.database.schedule(of: bench.first.id).entries(kind: "task").isEmpty)
    await other.close()
  }

  @Test(arguments: [Data(), Data([0]), Data([0, 255, 10, 13, 34, 39, 92]), Data(count: 10_000)])
  func `a scheduled entry keeps every byte of its value`(value: Data) async throws {
    let entry = ScheduledEntry(kind: "k'\"\\", id: "東京", due: .at(0.25), value: value)
    let schedule = bench.database.schedule(of: bench.first.id)
    #expect(schedule.put(entry))
    #expect(schedule.entries(kind: "k'\"\\") == [entry])
    let due = try await bench.database.due(kind: "k'\"\\", at: .at(0.25))
    #expect(due == [DueEntry(device: bench.first.id, entry: entry)])
    let taking = try await bench.database.take(try #require(due.first), at: .at(1))
    #expect(taking == .taken)
    #expect(schedule.entries(kind: "k'\"\\").isEmpty)
  }
}
