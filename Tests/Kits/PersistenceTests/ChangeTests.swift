import Foundation
import Testing

@testable import StrataPersistence

/// Tests of several documents in one transaction: all or nothing.
@Suite(.onEachEngine) struct ChangeTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private var store: DocumentStore { DocumentStore(bench.database) }

  @Test func `a transaction that succeeds is stored as a whole`() async throws {
    let (notes, others) = (bench.notes(), bench.notes(named: "others"))
    try await notes.put(Note("old"), key: "a", at: .at(0))
    let keys = try await store.change { changes throws(PersistenceError) in
      try changes.put(Note("new"), key: "b", at: .at(1), in: notes)
      try changes.remove(key: "a", in: notes)
      try changes.put(Note("other"), key: "c", in: others)
      return try changes.keys(in: notes)
    }
    #expect(keys == ["b"])
    #expect(try await notes.all() == [Note("new")])
    #expect(try await others.all() == [Note("other")])
  }

  @Test func `a transaction that fails half-way leaves everything unchanged`() async throws {
    let notes = bench.notes()
    try await notes.put(Note("old"), key: "a", at: .at(0))
    let error = await #expect(throws: PersistenceError.self) {
      try await store.change { changes throws(PersistenceError) in
        try changes.removeAll(in: notes)
        try changes.put(Note("new"), key: "b", in: notes)
        try changes.put(Note("odd"), key: "c", at: Date(timeIntervalSince1970: .nan), in: notes)
      }
    }
    #expect(error?.code == .invalidTime)
    #expect(try await notes.documents().map(\.key) == ["a"])
  }

  @Test(.onSQLite)
  func `a transaction during which the disk becomes full leaves everything unchanged`() async throws
  {
    let bench = try Bench(maximumBytes: 128 * 1_024)
    let notes = bench.notes()
    try await notes.put(Note("old"), key: "a", at: .at(0))
    let big = Note(String(repeating: "x", count: 10_000))
    let error = await #expect(throws: PersistenceError.self) {
      try await DocumentStore(bench.database).change { changes throws(PersistenceError) in
        try changes.removeAll(in: notes)
        for index in 0..<40 { try changes.put(big, key: "\(index)", in: notes) }
      }
    }
    #expect(error?.code == .diskFull)
    #expect(try await notes.all() == [Note("old")])
    try await notes.put(Note("still works"), key: "b")
  }

  @Test func `a transaction is isolated from concurrent transactions`() async throws {
    let notes = bench.notes()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask { [store] in
          try await store.change { changes throws(PersistenceError) in
            let count = try changes.document(key: "count", in: notes)?.value.text.count ?? 0
            try changes.put(
              Note(String(repeating: "|", count: count + 1)), key: "count", in: notes)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await notes.value(key: "count")?.text.count == 50)
  }
}
