import Foundation
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of the texts that a person reads about a failure.
@Suite struct PersistenceErrorTests {
  private static let file = URL(fileURLWithPath: "/data/a.sqlite")

  @Test(arguments: [
    (
      PersistenceError.Code.unreadableFolder,
      "The data folder cannot be used: /data/a.sqlite: reason."
    ),
    (
      .newerSchema,
      "/data/a.sqlite was written by a newer version of this program: reason."
    ),
    (
      .foreignFile,
      "/data/a.sqlite is a database of another program, so it was not changed."
    ),
    (.corruptFile, "/data/a.sqlite is damaged or is not a database: reason."),
    (
      .diskFull,
      "There is no room left to store anything in /data/a.sqlite: "
        + "free some room on that disk, then try again."
    ),
    (.busy, "/data/a.sqlite is locked by another program."),
    (.closed, "/data/a.sqlite is closed already."),
    (.failed, "/data/a.sqlite cannot be used: reason."),
  ])
  func `the description of an error about a file names the file`(
    code: PersistenceError.Code, sentence: String
  ) {
    let error = PersistenceError(code, file: Self.file, detail: "reason")
    #expect(error.localizedDescription == sentence)
    #expect(
      PersistenceError(code, detail: "reason").errorDescription
        == sentence.replacingOccurrences(of: "/data/a.sqlite", with: "the database"))
  }

  @Test(arguments: [
    (PersistenceError.Code.corruptRow, "The stored “k” in “notes” cannot be read: reason."),
    (.unencodable, "“k” cannot be stored in “notes”: reason."),
    (.invalidTime, "“k” cannot be stored in “notes”: its time is not a number."),
  ])
  func `the description of an error about a document names its key and collection`(
    code: PersistenceError.Code, sentence: String
  ) {
    let error = PersistenceError(code, collection: "notes", key: "k", detail: "reason")
    #expect(error.localizedDescription == sentence)
    let bare = PersistenceError(code, detail: "reason")
    #expect(bare.errorDescription?.contains("“”") == true)
  }

  @Test func `two persistence errors are equal only if code, file and detail are equal`() {
    let error = PersistenceError(.busy, file: Self.file, detail: "a")
    #expect(error == PersistenceError(.busy, file: Self.file, detail: "a"))
    #expect(error != PersistenceError(.closed, file: Self.file, detail: "a"))
    #expect(error != PersistenceError(.busy, detail: "a"))
    #expect(error != PersistenceError(.busy, file: Self.file, detail: "b"))
  }

  private struct Weather: Codable {
    var mood: String
    var hours: [Int]?
  }

  /// A document that cannot be decoded is reported with the path of the field.
  @Test(
    arguments: [
      (["mood": nil], "mood is null"), (["mood": ["x": 1]], "mood is not of the type String"),
      ([:], "mood is missing"),
    ] as [([String: [String: Int]?], String)])
  func `the error for a field that does not decode names the field`(
    stored: [String: [String: Int]?], detail: String
  ) async throws {
    let bench = try Bench()
    let store = DocumentStore(bench.database)
    try await store.collection("w", of: [String: [String: Int]?].self).put(stored, key: "a")
    let error = await #expect(throws: PersistenceError.self) {
      _ = try await store.collection("w", of: Weather.self).value(key: "a")
    }
    #expect(error?.code == .corruptRow && error?.detail == detail)
  }

  @Test func `the error for a nested field that does not decode names its whole path`() async throws
  {
    struct Day: Codable { var weather: Weather }
    let bench = try Bench()
    let store = DocumentStore(bench.database)
    try await store.collection("w", of: [String: [String: Int]].self)
      .put(["weather": ["mood": 1]], key: "a")
    let inner = await #expect(throws: PersistenceError.self) {
      _ = try await store.collection("w", of: Day.self).value(key: "a")
    }
    #expect(inner?.detail == "weather.mood is not of the type String")
    try await store.collection("w", of: Int.self).put(7, key: "b")
    let whole = await #expect(throws: PersistenceError.self) {
      _ = try await store.collection("w", of: Day.self).value(key: "b")
    }
    #expect(whole?.detail.hasPrefix("it is not of the type ") == true)
  }

  @Test func `the report on a damaged log says what was restored`() {
    let file = URL(fileURLWithPath: "/data/a.sqlite-wal")
    let kept = URL(fileURLWithPath: "/data/a.sqlite-wal.damaged-1")
    var report = DamagedLogReport(log: file, kept: kept, pages: 9, soundPages: 7)
    #expect(
      report.message == "/data/a.sqlite-wal was damaged: only the part before the damage could be "
        + "read, and the damaged file is kept as /data/a.sqlite-wal.damaged-1.")
    report.isRescued = true
    #expect(
      report.message == "/data/a.sqlite-wal was damaged: all rows in its 7 undamaged pages of 9 "
        + "were restored, and the damaged file is kept as /data/a.sqlite-wal.damaged-1.")
  }
}
