import Foundation
import StrataKitTesting
import StrataPersistence
import Testing

/// Tests of the order of documents at one position, and of visiting all of them.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct PlacedOrderTests {
  private let bench: Bench
  private var stalls: PlacedDocuments<Note> {
    DocumentStore(bench.database).placed("stalls", of: Note.self)
  }

  init() throws { bench = try Bench() }

  private func put(_ keys: [String]) async throws {
    let here = try GeoPoint(latitude: 1, longitude: 1)
    try await stalls.put(
      keys.map { PlacedEntry(key: $0, point: here, time: .at(0), value: Note($0)) })
  }

  private func found(_ limit: Int = 99) async throws -> [String] {
    let here = try GeoPoint(latitude: 1, longitude: 1)
    return try await stalls.near(here, metres: 10, limit: limit).map(\.document.key)
  }

  @Test func `a search returns documents at the same position in the order of their storing`()
    async throws
  {
    try await put(["c", "a", "b"])
    #expect(try await found() == ["c", "a", "b"])
    #expect(try await found(2) == ["c", "a"])
    try await put(["c"])
    #expect(try await found() == ["a", "b", "c"], "a document that is stored again is the last")
    _ = try await stalls.change(key: "a") { note in
      note.text = "changed"
      return true
    }
    #expect(try await found() == ["a", "b", "c"], "a change in place keeps the order")
  }

  @Test func `keys of documents with positions are read page by page, in the order of their bytes`()
    async throws
  {
    try await put(["b", "a", "é", "Z", "aa", "東"])
    #expect(try await stalls.keys(after: "", limit: 2) == ["Z", "a"])
    #expect(try await stalls.keys(after: "a", limit: 2) == ["aa", "b"])
    #expect(try await stalls.keys(after: "b", limit: 9) == ["é", "東"])
    #expect(try await stalls.keys(after: "東", limit: 9).isEmpty)
    #expect(try await stalls.keys(after: "", limit: 0).isEmpty)
    #expect(try await stalls.keys(after: "ab", limit: 1) == ["b"], "the last key may be gone")
    let others = DocumentStore(bench.database).placed("others", of: Note.self)
    #expect(try await others.keys(after: "", limit: 9).isEmpty)
  }

  @Test func `reading keys page by page visits every document once, even if each is removed then`()
    async throws
  {
    try await put((0..<50).map { "\($0)" })
    var (visited, last) = ([String](), "")
    while let key = try await stalls.keys(after: last, limit: 7).last {
      for key in try await stalls.keys(after: last, limit: 7) {
        visited.append(key)
        try await stalls.remove(key: key)
      }
      last = key
    }
    #expect(visited.count == 50 && Set(visited).count == 50)
    #expect(try await found().isEmpty)
  }

  @Test func `a document that does not decode makes a search fail, and can be removed by its key`()
    async throws
  {
    try await put(["good"])
    let here = try GeoPoint(latitude: 1, longitude: 1)
    let numbers = DocumentStore(bench.database).placed("stalls", of: Int.self)
    try await numbers.put(7, key: "odd", at: here)
    let error = await #expect(throws: PersistenceError.self) { try await found() }
    #expect(error?.code == .corruptRow && error?.key == "odd" && error?.collection == "stalls")
    let change = await #expect(throws: PersistenceError.self) {
      try await stalls.change(key: "odd") { _ in true }
    }
    #expect(change?.code == .corruptRow)
    #expect(try await stalls.keys(after: "", limit: 9) == ["good", "odd"])
    #expect(try await stalls.remove(key: "odd"))
    #expect(try await found() == ["good"])
  }
}
