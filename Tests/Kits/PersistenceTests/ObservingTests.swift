import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of two windows of one device, each with a separate store.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct ObservingTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func store(_ device: Device) -> DocumentStore {
    DeviceHost.$current.withValue(device) { DocumentStore(bench.database) }
  }

  private func notes(_ store: DocumentStore, _ device: Device) -> DocumentCollection<Note> {
    DeviceHost.$current.withValue(device) { store.collection("notes") }
  }

  private func changes(_ store: DocumentStore, _ device: Device) -> AsyncStream<StoredChange> {
    DeviceHost.$current.withValue(device) { store.device.changesOfOthers() }
  }

  @Test func `each window is notified of another window's changes, not of its own`()
    async throws
  {
    let (mine, other) = (store(bench.first), store(bench.first))
    var heard = changes(mine, bench.first).makeAsyncIterator()
    try await notes(mine, bench.first).put(Note("own"), key: "a")
    try await notes(other, bench.first).put(Note("other's"), key: "b")
    let first = await heard.next()
    #expect(first?.collections == ["notes"])
    _ = try await other.change {
      [notes = notes(other, bench.first)] changes throws(PersistenceError) in
      try changes.remove(key: "b", in: notes)
    }
    #expect(await heard.next()?.touches("notes") == true)
    _ = try await other.change {
      [notes = notes(other, bench.first)] changes throws(PersistenceError) in
      try changes.put(Note("more"), key: "c", in: notes)
    }
    #expect(await heard.next()?.collections == ["notes"])
    try await DeviceHost.$current.withValue(bench.first) { try await other.device.forget() }
    let last = await heard.next()
    #expect(last?.collections == nil && last?.touches("anything") == true)
    #expect(first?.removesEverything == false && last?.removesEverything == true)
  }

  @Test func `a device is not notified of changes of another device's or of shared documents`()
    async throws
  {
    let mine = store(bench.first)
    var heard = changes(mine, bench.first).makeAsyncIterator()
    try await bench.notes(of: bench.second).put(Note("yours"), key: "a")
    try await bench.notes(of: bench.first, scope: .shared).put(Note("public"), key: "a")
    try await bench.notes(of: bench.first, named: "last").put(Note("mine"), key: "a")
    #expect(await heard.next()?.collections == ["last"], "this is the first notification")
  }

  @Test func `an observer hears of each window's changes before their calls return`()
    async throws
  {
    let (mine, heard) = (store(bench.first), Recorded<Set<String>?>())
    do {
      let observation = DeviceHost.$current.withValue(bench.first) {
        mine.device.observe { heard.record($0.collections) }
      }
      try await notes(mine, bench.first).put(Note("own"), key: "a")
      try await notes(store(bench.first), bench.first).put(Note("other's"), key: "b")
      try await bench.notes(of: bench.second).put(Note("yours"), key: "a")
      #expect(heard.all == [["notes"], ["notes"]])
      withExtendedLifetime(observation) {}
    }
    try await notes(mine, bench.first).put(Note("more"), key: "c")
    #expect(heard.all.count == 2)
  }

  @Test func `a window that keeps up with a fast writer is told once in a frame of a screen`()
    async throws
  {
    let (mine, other) = (store(bench.first), store(bench.first))
    let (told, heard) = (Recorded<Bool>(), changes(mine, bench.first))
    let start = ContinuousClock.now
    let reader = Task { for await _ in heard { told.record(true) } }
    for number in 0..<300 {
      try await notes(other, bench.first).put(Note("\(number)"), key: "a")
    }
    await told.wait(for: 2)
    reader.cancel()
    await reader.value
    let frames = (ContinuousClock.now - start) / .milliseconds(16)
    #expect(Double(told.all.count - 1) <= frames)
  }

  @Test func `a window that is behind is told once of many changes of a collection`() async throws {
    let (mine, other) = (store(bench.first), store(bench.first))
    var heard = changes(mine, bench.first).makeAsyncIterator()
    let meanings = DeviceHost.$current.withValue(bench.first) {
      mine.device.changesOfOthers { $0.touches("notes") ? "notes" : nil }
    }
    var meant = meanings.makeAsyncIterator()
    for text in ["a", "b", "c"] {
      try await notes(other, bench.first).put(Note(text), key: text)
      try await bench.notes(of: bench.first, named: "last").put(Note(text), key: text)
    }
    #expect(await heard.next()?.collections == ["notes"])
    try await notes(other, bench.first).put(Note("d"), key: "d")
    #expect(await heard.next()?.collections == ["last"])
    #expect(await heard.next()?.collections == ["notes"], "it was taken before this change")
    #expect(await meant.next() == "notes")
    try await DeviceHost.$current.withValue(bench.first) { try await other.device.forget() }
    #expect(await heard.next()?.collections == nil)
    #expect(await meant.next() == "notes")
  }

  @Test func `a stream of changes ends with the task that reads it`() async throws {
    let changes = changes(store(bench.first), bench.first)
    let reader = Task {
      for await _ in changes {}
      return true
    }
    reader.cancel()
    #expect(await reader.value)
    // Nobody waits for this change any more.
    try await notes(store(bench.first), bench.first).put(Note("a"), key: "a")
  }

  @Test func `a transaction that was rolled back sends no notification`() async throws {
    let mine = store(bench.first)
    let other = store(bench.first)
    var heard = changes(mine, bench.first).makeAsyncIterator()
    let notes = notes(other, bench.first)
    await #expect(throws: PersistenceError.self) {
      try await other.change { changes throws(PersistenceError) in
        try changes.put(Note("gone"), key: "a", in: notes)
        try changes.put(Note("never"), key: "b", at: Date(timeIntervalSince1970: .nan), in: notes)
      }
    }
    try await bench.notes(of: bench.first, named: "last").put(Note("mine"), key: "a")
    #expect(await heard.next()?.collections == ["last"])
  }

  @Test func `a collection's revision changes with each stored change`() async throws {
    let notes = bench.notes(of: bench.first)
    let before = notes.revision
    _ = try await notes.all()
    #expect(notes.revision == before)
    try await bench.notes(of: bench.first).put(Note("a"), key: "a")
    let changed = notes.revision
    #expect(changed != before)
    try await DeviceHost.$current.withValue(bench.first) {
      try await DocumentStore(bench.database).device.forget()
    }
    #expect(notes.revision != changed)
  }

  @Test(arguments: [
    (ENOSPC, 1 << 30, PersistenceError.Code.diskFull), (EDQUOT, 1 << 30, .diskFull),
    (0, 4096, .diskFull), (EIO, 1 << 30, .failed),
  ])
  func `a full disk is recognised by the system's error or by too little free space`(
    system: Int32, free: Int, code: PersistenceError.Code
  ) {
    #expect(PersistenceError.code(ofSystem: system, freeBytes: free) == code)
  }
}
