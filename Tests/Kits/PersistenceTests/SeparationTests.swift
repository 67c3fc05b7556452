import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of what collections of one name, and of what forgetting a device, leave alone.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct SeparationTests {
  private let bench: Bench
  private var stalls: PlacedDocuments<Note> {
    DocumentStore(bench.database).placed("notes", of: Note.self)
  }

  init() throws { bench = try Bench() }

  private func forget(_ device: Device) async throws {
    let documents = DeviceHost.$current.withValue(device) { DocumentStore(bench.database).device }
    #expect(documents.device == device.id)
    try await documents.forget()
  }

  @Test func `device, shared and position collections of the same name are separate`() async throws
  {
    let here = try GeoPoint(latitude: 1, longitude: 1)
    let (mine, shared) = (bench.notes(of: bench.first), bench.notes(scope: .shared))
    try await mine.put(Note("mine"), key: "a")
    try await shared.put(Note("shared"), key: "a")
    try await stalls.put(Note("placed"), key: "a", at: here)
    #expect(try await mine.all() == [Note("mine")])
    #expect(try await shared.all() == [Note("shared")])
    #expect(try await stalls.document(key: "a")?.value == Note("placed"))
    try await shared.removeAll()
    #expect(try await mine.all().count == 1)
    #expect(try await stalls.remove(key: "a"))
    #expect(try await mine.value(key: "a") == Note("mine"))
  }

  @Test func `deleting a device's data keeps documents with a position, which have no owner`()
    async throws
  {
    let here = try GeoPoint(latitude: 1, longitude: 1)
    try await bench.notes(of: bench.first).put(Note("mine"), key: "a")
    try await stalls.put(Note("placed"), key: "a", at: here)
    try await forget(bench.first)
    #expect(try await bench.notes(of: bench.first).all().isEmpty)
    #expect(try await stalls.near(here, metres: 1, limit: 9).map(\.document.key) == ["a"])
  }

  @Test
  func `deleting a device's data allows its handled events again, but not other devices' events`()
    async throws
  {
    let entry = ScheduledEntry(kind: "task", id: "a", due: .at(0), value: Data())
    func take(_ device: Device) async throws -> Database.Taking {
      bench.database.schedule(of: device.id).put(entry)
      return try await bench.database.take(
        DueEntry(device: device.id, entry: entry), event: "once", at: .at(0))
    }
    #expect(try await take(bench.first) == .taken)
    #expect(try await take(bench.second) == .taken)
    try await forget(bench.first)
    #expect(try await take(bench.first) == .taken)
    #expect(try await take(bench.second) == .repeated)
  }

  @Test func `deleting a device's data removes its rows from every table`() async throws {
    let here = try GeoPoint(latitude: 1, longitude: 1)
    #expect(try await bench.database.rowCounts().values.allSatisfy { $0 == 0 })
    for device in [bench.first, bench.second] {
      try await bench.notes(of: device).put(Note("a"), key: "a")
      try bench.database.keyValues(of: device.id).set(Data([1]), forKey: "k")
      bench.database.schedule(of: device.id).put(
        ScheduledEntry(kind: "task", id: "a", due: .at(0), value: Data()))
    }
    try await stalls.put(Note("placed"), key: "a", at: here)
    let full = [
      "documents": 2, "placed documents": 1, "small values": 2, "scheduled": 2, "claims": 0,
    ]
    #expect(try await bench.database.rowCounts() == full)
    try await forget(bench.first)
    let rest = [
      "documents": 1, "placed documents": 1, "small values": 1, "scheduled": 1, "claims": 0,
    ]
    #expect(try await bench.database.rowCounts() == rest)
  }

  @Test func `taking a due entry schedules its next date and its work for its device only`()
    async throws
  {
    let entry = ScheduledEntry(kind: "task", id: "a", due: .at(0), value: Data([1]))
    let next = ScheduledEntry(kind: "task", id: "a", due: .at(60), value: Data([2]))
    let work = ["x", "y"].map {
      ScheduledEntry(kind: "work", id: $0, due: .at(1), value: Data([3]))
    }
    for device in [bench.first, bench.second] {
      bench.database.schedule(of: device.id).put(entry)
    }
    let due = DueEntry(device: bench.first.id, entry: entry)
    #expect(try await bench.database.take(due, next: next, work: work, at: .at(0)) == .taken)
    let (mine, yours) = (
      bench.database.schedule(of: bench.first.id), bench.database.schedule(of: bench.second.id)
    )
    #expect(mine.entries(kind: "task") == [next] && mine.entries(kind: "work") == work)
    #expect(yours.entries(kind: "task") == [entry] && yours.entries(kind: "work").isEmpty)
    #expect(try await bench.database.take(due, next: next, work: work, at: .at(0)) == .gone)
    #expect(mine.entries(kind: "work").count == 2)
  }

  @Test func `a transaction in which the app throws an error can be repeated at once`() async throws
  {
    let notes = bench.notes()
    let store = DocumentStore(bench.database)
    for attempt in 1...3 {
      let error = await #expect(throws: PersistenceError.self) {
        try await store.change { changes throws(PersistenceError) in
          try changes.put(Note("\(attempt)"), key: "a", in: notes)
          throw PersistenceError(.unencodable, key: "\(attempt)")
        }
      }
      #expect(error?.key == "\(attempt)")
    }
    #expect(try await notes.all().isEmpty)
    let count = try await store.change { changes throws(PersistenceError) -> Int in
      try changes.put(Note("kept"), key: "a", in: notes)
      return try changes.documents(in: notes).count
    }
    #expect(count == 1)
    #expect(try await notes.value(key: "a") == Note("kept"))
  }
}
