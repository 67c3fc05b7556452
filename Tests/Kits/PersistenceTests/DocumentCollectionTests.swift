import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing

@Suite(.onEachEngine) struct DocumentCollectionTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `a document is found under its key only`() async throws {
    let notes = bench.notes()
    try await notes.put(Note("tea"), key: "a")
    #expect(try await notes.value(key: "a") == Note("tea"))
    #expect(try await notes.value(key: "A") == nil)
    #expect(try await bench.notes(named: "other").value(key: "a") == nil)
  }

  @Test func `a second document with the same key replaces the first`() async throws {
    let notes = bench.notes()
    try await notes.put(Note("old"), key: "a", at: .at(1))
    try await notes.put(Note("new"), key: "a", at: .at(2))
    #expect(try await notes.documents() == [Document(key: "a", at: .at(2), value: Note("new"))])
  }

  @Test func `the newest document comes first, and of equal times the one stored later`()
    async throws
  {
    let notes = bench.notes()
    for (key, time) in [("b", 2.0), ("a", 1), ("d", 3.5), ("c", 2)] {
      try await notes.put(Note(key), key: key, at: .at(time))
    }
    #expect(try await notes.all().map(\.text) == ["d", "c", "b", "a"])
    try await notes.put(Note("b"), key: "b", at: .at(2))
    #expect(try await notes.all(limit: 2).map(\.text) == ["d", "b"])
    #expect(try await notes.all(limit: 0).isEmpty)
    #expect(try await notes.all(limit: -1).isEmpty)
  }

  @Test func `trimming a collection keeps its newest documents and all of other collections`()
    async throws
  {
    let notes = bench.notes()
    let others = bench.notes(named: "others")
    try await others.put(Note("other"), key: "0", at: .at(0))
    for number in 1...25 {
      try await notes.put(Note("\(number)"), key: "\(number)", at: .at(Double(number)))
    }
    try await notes.trim(to: 20)
    #expect(try await notes.all().map(\.text) == (6...25).reversed().map { "\($0)" })
    #expect(try await others.all() == [Note("other")])
  }

  @Test func `removing a document returns whether it existed`() async throws {
    let notes = bench.notes()
    try await notes.put(Note("a"), key: "a")
    try await notes.put(Note("b"), key: "b")
    #expect(try await notes.remove(key: "a"))
    #expect(try await !notes.remove(key: "a"))
    #expect(try await notes.all() == [Note("b")])
    try await notes.removeAll()
    #expect(try await notes.all().isEmpty)
  }

  @Test(arguments: [
    "", "'; DROP TABLE documents; --", "\"", "<script>", "a\u{0}b", "東京 🌦️", "\u{202E}rtl",
    String(repeating: "x", count: 10_000),
  ])
  func `any text can be a key, a collection's name and a value`(text: String) async throws {
    let notes = bench.notes(named: text)
    try await notes.put(Note(text), key: text)
    try await notes.put(Note("neighbour"), key: "neighbour", at: .distantPast)
    let read = try await notes.documents()
    #expect(read.map(\.key) == [text, "neighbour"])
    #expect(read.map(\.value.text) == [text, "neighbour"])
  }

  @Test func `a read counts as open for the window whose code asks for it`() async throws {
    let reads = OpenReads.of(bench.first)
    let notes = bench.notes(of: bench.first)
    try await notes.put(Note("a"), key: "a")
    #expect(!reads.takeOpen())
    try await DeviceHost.$current.withValue(bench.first) { _ = try await notes.value(key: "a") }
    #expect(reads.takeOpen() && !reads.takeOpen())
    try await DeviceHost.$current.withValue(bench.second) { _ = try await notes.all() }
    #expect(!reads.takeOpen())
  }

  @Test func `stored values are read after the database was closed and opened`() async throws {
    try await bench.notes().put(Note("kept"), key: "a", at: .at(0.123_456_789))
    await bench.database.close()
    let again = DocumentStore(try bench.again()).collection("notes", of: Note.self)
    #expect(
      try await again.document(key: "a")
        == Document(key: "a", at: .at(0.123_456_789), value: Note("kept")))
  }

  @Test func `100 documents that are stored concurrently are all kept`() async throws {
    let notes = bench.notes()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask { try await notes.put(Note("\(number)"), key: "\(number)") }
      }
      try await group.waitForAll()
    }
    #expect(Set(try await notes.all().map(\.text)) == Set((0..<100).map { "\($0)" }))
  }

  @Test func `the error of an unreadable document describes the fault`() async throws {
    enum Mood: String, Codable { case calm }
    struct Weather: Codable { var mood: Mood }
    struct Loose: Codable { var mood: String? }
    let store = DocumentStore(bench.database)
    let weather = store.collection("weather", of: Weather.self)
    let loose = store.collection("weather", of: Loose.self)
    var details: [String] = []
    for mood in ["sunny", nil] {
      try await loose.put(Loose(mood: mood), key: "today")
      let error = await #expect(throws: PersistenceError.self) {
        _ = try await weather.value(key: "today")
      }
      details.append(error?.detail ?? "none")
    }
    #expect(details[0].hasPrefix("mood ") && details[0].contains("sunny"))
    #expect(details[1] == "mood is missing")
  }

  @Test func `a document of another type is named by its key, and can be removed`() async throws {
    try await bench.notes().put(Note("a"), key: "good")
    let numbers = DocumentStore(bench.database).collection("notes", of: Int.self)
    try await numbers.put(7, key: "bad")
    let error = await #expect(throws: PersistenceError.self) { try await bench.notes().all() }
    #expect(error?.code == .corruptRow)
    #expect(error?.key == "bad" && error?.collection == "notes")
    #expect(try await bench.notes().value(key: "good") == Note("a"))
    try await bench.notes().remove(key: "bad")
    #expect(try await bench.notes().all() == [Note("a")])
  }

  @Test func `an error for a missing field names its path`() async throws {
    let old = DocumentStore(bench.database).collection("notes", of: [String: Int].self)
    try await old.put(["version": 1], key: "a")
    let error = await #expect(throws: PersistenceError.self) {
      try await bench.notes().value(key: "a")
    }
    #expect(error?.detail == "text is missing")
  }

  @Test func `a document with a value that JSON cannot encode is refused with its key`()
    async throws
  {
    let numbers = DocumentStore(bench.database).collection("numbers", of: Double.self)
    let error = await #expect(throws: PersistenceError.self) {
      try await numbers.put(.nan, key: "a")
    }
    #expect(error?.code == .unencodable && error?.key == "a")
    let time = Date(timeIntervalSinceReferenceDate: .infinity)
    let other = await #expect(throws: PersistenceError.self) {
      try await numbers.put(1, key: "b", at: time)
    }
    #expect(other?.code == .invalidTime && other?.key == "b")
    #expect(try await numbers.all().isEmpty)
  }
}
