import Foundation
import StrataKitTesting
import StrataPersistence
import Testing

/// Tests that windows learn of changes of documents with a position.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct PlacedChangesTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func stalls(_ name: String = "stalls") -> PlacedDocuments<Note> {
    DocumentStore(bench.database).placed(name)
  }

  @Test
  func `each change of a document's position is reported with key and position, by any store`()
    async throws
  {
    let point = try GeoPoint(latitude: 51.5, longitude: -0.12)
    var heard = stalls().changes().makeAsyncIterator()
    try await stalls("other").put(Note("elsewhere"), key: "x", at: point)
    try await stalls().put(Note("bread"), key: "a", at: point)
    let first = await heard.next()
    #expect(first?.key == "a" && first?.point == point)
    // A change without effect is not reported.
    _ = try await stalls().change(key: "a") { _ in false }
    _ = try await stalls().change(key: "none") { _ in true }
    try await stalls().remove(key: "none")
    _ = try await stalls().change(key: "a") { note in
      note = Note("rolls")
      return true
    }
    let second = await heard.next()
    #expect(second?.key == "a" && second?.point == point)
    #expect(try await stalls().document(key: "a")?.value == Note("rolls"))
    try await stalls().put(Note("soup"), key: "b", at: point)
    try await stalls().remove(key: "a")
    #expect(await heard.next()?.key == "b")
    let last = await heard.next()
    #expect(last?.key == "a" && last?.point == point)
  }

  @Test func `a change is minor if whoever makes it says so of the values before and after it`()
    async throws
  {
    let point = try GeoPoint(latitude: 51.5, longitude: -0.12)
    try await stalls().put(Note("bread"), key: "a", at: point)
    var heard = stalls().changes().makeAsyncIterator()
    for text in ["rolls", "soup"] {
      _ = try await stalls().change(
        key: "a", isMinor: { $0 == Note("bread") && $1 == Note("rolls") },
        { note in
          note = Note(text)
          return true
        })
    }
    #expect(await heard.next()?.isMinor == true)
    #expect(await heard.next()?.isMinor == false)
  }

  @Test func `a moved document is found and read at its new position only, and reported at both`()
    async throws
  {
    let (old, new) = (
      try GeoPoint(latitude: 51.5, longitude: -0.12), try GeoPoint(latitude: 48.2, longitude: 16.37)
    )
    try await stalls().put(Note("bread"), key: "a", at: old)
    var heard = stalls().changes().makeAsyncIterator()
    _ = try await stalls().move(key: "a", to: new) { _ in false }
    #expect(try await stalls().move(key: "none", to: new) { _ in true } == nil)
    let moved = try await stalls().move(key: "a", to: new) { note in
      note = Note("rolls")
      return true
    }
    #expect(moved == Note("rolls"))
    #expect(await heard.next()?.point == old)
    #expect(await heard.next()?.point == new)
    #expect(try await stalls().near(old, metres: 1_000, limit: 9).isEmpty)
    let found = try await stalls().near(new, metres: 1_000, limit: 9)
    #expect(found.map(\.document.value) == [Note("rolls")] && found.map(\.point) == [new])
  }

  @Test func `an observer hears of a change before its call returns, unless it is quiet`()
    async throws
  {
    let (point, heard) = (try GeoPoint(latitude: 0, longitude: 0), Recorded<String>())
    let observation = stalls().observe { heard.record($0.key) }
    try await stalls("other").put(Note("elsewhere"), key: "x", at: point)
    try await stalls().put(Note("bread"), key: "a", at: point)
    #expect(heard.all == ["a"])
    let quiet = PlacedEntry(key: "b", point: point, time: Date(), value: Note("tea"))
    try await stalls().put([quiet], isTold: false)
    #expect(try await stalls().document(key: "b")?.value == Note("tea"))
    #expect(heard.all == ["a"])
    observation.end()
    try await stalls().remove(key: "a")
    #expect(heard.all == ["a"])
  }

  @Test func `a reader that is behind is told once of many changes of a document at one position`()
    async throws
  {
    let (old, new) = (
      try GeoPoint(latitude: 51.5, longitude: -0.12), try GeoPoint(latitude: 48.2, longitude: 16.37)
    )
    var heard = stalls().changes().makeAsyncIterator()
    var keys = stalls().changes { $0.key }.makeAsyncIterator()
    for text in ["bread", "rolls", "cake"] {
      try await stalls().put(Note(text), key: "a", at: old)
      try await stalls().put(Note(text), key: "b", at: old)
    }
    _ = try await stalls().move(key: "a", to: new) { _ in true }
    let told = [await heard.next(), await heard.next(), await heard.next()]
    #expect(told.map { $0?.key } == ["a", "b", "a"])
    #expect(told.map { $0?.point } == [old, old, new])
    #expect(await keys.next() == "a")
    #expect(await keys.next() == "b")
    try await stalls().remove(key: "b")
    #expect(await heard.next()?.key == "b")
    #expect(await keys.next() == "b")
  }

  @Test func `releasing one stream of changes does not end the others`() async throws {
    let point = try GeoPoint(latitude: 0, longitude: 0)
    var heard = stalls().changes().makeAsyncIterator()
    do {
      let gone = stalls().changes()
      _ = gone
    }
    try await stalls().put(Note("bread"), key: "a", at: point)
    #expect(await heard.next()?.key == "a")
  }
}
