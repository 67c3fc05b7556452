import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of the bytes that each device may store.
@Suite(.onEachEngine) struct DeviceQuotaTests {
  private static let limit = 1_000
  /// A note of which two fit, with their keys, and three do not.
  private static let note = Note(String(repeating: "é", count: 200))
  private let bench: Bench

  init() throws {
    bench = try Bench()
    bench.database.limitDevices(to: Self.limit)
  }

  /// Returns whether a change beyond the limit is refused, and records it.
  private func isRefused(_ change: () async throws -> Void) async throws -> Bool {
    let isRefused = try await isFull(change)
    BadDay("full-device").record(
      done: ["changes beyond the limit": 1],
      seen: ["changes that were refused with a sentence": isRefused ? 1 : 0])
    return isRefused
  }

  private func isFull(_ work: () async throws -> Void) async throws -> Bool {
    do {
      try await work()
      return false
    } catch let error as PersistenceError where error.code == .diskFull {
      #expect(
        error.localizedDescription
          == "This device has stored as much as it may, which is 1000 bytes: delete something, "
          + "then try again.")
      return true
    }
  }

  @Test func `a device that has stored as much as it may stores no more documents`() async throws {
    let notes = bench.notes(of: bench.first)
    for key in ["a", "b"] { try await notes.put(Self.note, key: key) }
    #expect(try await isRefused { try await notes.put(Self.note, key: "c") })
    let kept = try await notes.all().count
    #expect(kept == 2)
    BadDay("full-device").record(lost: ["documents and models that are missing": 2 - kept])
    try await notes.put(Note("small"), key: "d")
    try await bench.notes(of: bench.second).put(Self.note, key: "a")
    let shared = bench.notes(named: "all", scope: .shared)
    for key in ["a", "b", "c"] { try await shared.put(Self.note, key: key) }
  }

  @Test func `a device may store again what it has removed, and replace documents by equal ones`()
    async throws
  {
    let notes = bench.notes(of: bench.first)
    for key in ["a", "b"] { try await notes.put(Self.note, key: key) }
    for _ in 0..<5 { try await notes.put(Self.note, key: "a") }
    try await notes.remove(key: "b")
    try await notes.put(Self.note, key: "c")
    #expect(try await isRefused { try await notes.put(Self.note, key: "b") })
  }

  @Test func `documents that another process has stored count, too`() async throws {
    let other = try bench.again()
    let notes = DeviceHost.$current.withValue(bench.first) {
      DocumentStore(other).collection("notes", of: Note.self)
    }
    for key in ["a", "b"] { try await notes.put(Self.note, key: key) }
    #expect(
      try await isRefused { try await bench.notes(of: bench.first).put(Self.note, key: "c") })
    await other.close()
  }

  @Test func `a change of several documents stores all of them or nothing`() async throws {
    let notes = bench.notes(of: bench.first)
    let store = DeviceHost.$current.withValue(bench.first) { DocumentStore(bench.database) }
    let refused = try await isRefused {
      try await store.change { changes throws(PersistenceError) in
        for key in ["a", "b", "c"] { try changes.put(Self.note, key: key, in: notes) }
      }
    }
    #expect(refused)
    #expect(try await notes.all() == [])
    try await notes.put(Self.note, key: "a")
  }

  @Test func `a small value for which there is no room is reported, and the host's own are stored`()
    throws
  {
    let failures = Recorded<PersistenceError>()
    let values = try bench.database.keyValues(of: bench.first.id) { failures.record($0) }
    values.set(Data(repeating: 1, count: 600), forKey: "a")
    values.set(Data(repeating: 1, count: 600), forKey: "b")
    values.change(forKey: "c") { _ in Data(repeating: 1, count: 600) }
    #expect(failures.all.map(\.code) == [.diskFull, .diskFull])
    values.set(Data(repeating: 1, count: 600), forKey: "host.seen")
    values.set(nil, forKey: "a")
    #expect(failures.all.count == 2)
  }

  @Test func `without a limit a device stores what it wants`() async throws {
    bench.database.limitDevices(to: nil)
    let notes = bench.notes(of: bench.first)
    for key in 0..<10 { try await notes.put(Self.note, key: "\(key)") }
    #expect(try await notes.all().count == 10)
  }

  @Test func `on a disk with too little room nothing is stored, and removing works`() async throws {
    let notes = bench.notes(of: bench.first)
    let shared = bench.notes(named: "all", scope: .shared)
    let failures = Recorded<PersistenceError>()
    let values = try bench.database.keyValues(of: bench.first.id) { failures.record($0) }
    for place in [notes, shared] { try await place.put(Note("a"), key: "a") }
    values.set(Data([1]), forKey: "a")
    bench.database.keepFree(.max)
    // PostgreSQL's disk is not this one.
    let isKept = bench.server != nil
    for place in [notes, shared] {
      do throws(PersistenceError) {
        try await place.put(Note("b"), key: "b")
        #expect(isKept)
      } catch {
        #expect(error.code == .diskFull && !isKept)
      }
    }
    values.set(Data([1]), forKey: "b")
    values.set(Data([1]), forKey: "host.seen")
    #expect(failures.all.map(\.code) == (isKept ? [] : [.diskFull]))
    for place in [notes, shared] { try await place.remove(key: "a") }
    values.set(nil, forKey: "a")
    bench.database.keepFree(0)
    for place in [notes, shared] { try await place.put(Note("b"), key: "b") }
  }
}
