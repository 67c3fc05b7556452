import Foundation
import Testing

@testable import StrataPersistence

/// Tests of values, statements and error codes in the forms of PostgreSQL, without a server.
@Suite struct PostgresValueTests {
  private static let conditions: [StoredCondition] = [
    .isMissing("a"), .isAfter("b", "c"), .isNoneOf("d", []),
  ]

  @Test(
    arguments: [
      (.text("é"), 17, [0xC3, 0xA9]), (.text(""), 17, []), (.bytes(Data([0, 255])), 17, [0, 255]),
      (.json(Data("{}".utf8)), 25, [0x7B, 0x7D]), (.real(1), 701, [0x3F, 0xF0, 0, 0, 0, 0, 0, 0]),
      (.real(-2), 701, [0xC0, 0, 0, 0, 0, 0, 0, 0]), (.integer(1), 20, [0, 0, 0, 0, 0, 0, 0, 1]),
      (.integer(-1), 20, [UInt8](repeating: 255, count: 8)),
      (.integer(.min), 20, [128, 0, 0, 0, 0, 0, 0, 0]), (.null, 0, nil),
    ] as [(SQLValue, UInt32, [UInt8]?)])
  func `a value is sent to PostgreSQL with its type number and its bytes in big-endian order`(
    value: SQLValue, type: UInt32, bytes: [UInt8]?
  ) {
    #expect(value.postgres.type == type)
    #expect(value.postgres.bytes == bytes)
  }

  @Test(arguments: [
    EngineText.putDocument, .trimDocuments, .documentsByTime, .keepSmallValue, .putScheduled,
    .scheduledOfDevices, .removeUnchanged, .claimEvent, .rewritePlaced, .placedInBox,
    .placedBySequence, .placedInBox(StoredTest(conditions, knowing: nil)),
    .countInBox(StoredTest(conditions, knowing: nil)),
  ])
  func `a statement has the same parameters for SQLite and PostgreSQL`(text: EngineText) {
    func numbers(_ sql: String) -> Set<String> {
      Set(sql.matches(of: /\$(\d+)/).map { String($0.1) })
    }
    let sqlite = numbers(EngineText.numbered(text.sqlite))
    #expect(!sqlite.isEmpty && numbers(text.postgres) == sqlite)
    #expect(sqlite == Set((1...sqlite.count).map { "\($0)" }))
    #expect(!text.postgres.contains("?"))
  }

  @Test func `one SQL text serves SQLite and PostgreSQL, except for the form of its parameters`() {
    let text: EngineText = "SELECT ?2, ?1 FROM t WHERE a = ?1"
    #expect(text.sqlite == "SELECT ?2, ?1 FROM t WHERE a = ?1")
    #expect(text.postgres == "SELECT $2, $1 FROM t WHERE a = $1")
    #expect(EngineText.numbered("? ? ?") == "$1 $2 $3")
    #expect(EngineText.numbered("?2 ?1 ? ?") == "$2 $1 $3 $4", "as SQLite numbers them")
    #expect(EngineText.numbered("") == "" && EngineText.numbered("?") == "$1")
  }

  @Test(
    arguments: [
      ("55P03", .busy), ("57014", .busy), ("40P01", .busy), ("40001", .busy), ("53100", .diskFull),
      ("57P01", .interrupted), ("57P02", .interrupted), ("57P03", .interrupted),
      ("25P03", .interrupted), ("08006", .interrupted), ("08P01", .interrupted),
      ("42501", .denied), ("25006", .denied), ("28000", .denied), ("28P01", .denied),
      ("53300", .unreachable), ("XX001", .corruptFile), ("XX002", .corruptFile),
      ("23505", .failed), ("XX000", .failed), ("", .failed),
    ] as [(String, PersistenceError.Code)])
  func `each PostgreSQL error state maps to an error code`(
    state: String, code: PersistenceError.Code
  ) {
    let error = PersistenceError(state: state, message: "reason", server: "postgres://h/d")
    #expect(error.code == code && error.detail == "reason")
    #expect(error.server == "postgres://h/d" && error.file == nil)
  }

  @Test(
    arguments: [
      (
        .missingLibrary,
        "postgres://h/d needs PostgreSQL's client library, which is not installed: "
          + "run 'apt-get install libpq5'."
      ),
      (.notEmpty, "postgres://h/d has rows already, so nothing was copied into it."),
      (.invalidAddress, "The database cannot be opened: reason."),
      (.unreachable, "postgres://h/d cannot be reached: reason."),
      (.denied, "postgres://h/d refuses this program: reason."),
      (
        .unanswered,
        "postgres://h/d has not answered in time; whether the last change was stored is unknown."
      ),
      (
        .interrupted,
        "The connection to postgres://h/d was lost, and whether the last change was stored is "
          + "unknown: reason."
      ),
      (.busy, "postgres://h/d is locked by another program."),
      (.invalidPoint, "The coordinates are invalid: reason."),
    ] as [(PersistenceError.Code, String)])
  func `the description of an error about a PostgreSQL server names the server`(
    code: PersistenceError.Code, sentence: String
  ) {
    let error = PersistenceError(code, server: "postgres://h/d", detail: "reason")
    #expect(error.localizedDescription == sentence)
  }
}
