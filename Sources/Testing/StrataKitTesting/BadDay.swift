public import Foundation
import Testing

/// A row of docs/internals/reliability.md, to which tests add what they have counted.
///
///     BadDay("power-loss").record(
///       done: ["losses of power": 80], lost: ["acknowledged transactions that are missing": missing])
///
/// `make faults` names a folder for the counts in the environment variable `STRATA_BAD_DAYS`, and
/// `Scripts/bad-days --write` puts their sums into the page. In all other runs nothing is written.
public struct BadDay: Sendable {
  /// The counts that one call of ``record(done:seen:lost:)`` writes.
  private struct Counts: Encodable {
    struct Count: Encodable {
      let what: String
      let count: Int
    }

    let row: String
    /// The file of the test with its module, such as `PersistenceTests/KillTests.swift`.
    let file: String
    let line: Int
    let done, seen, lost: [Count]
  }

  /// The folder that the environment names; `nil` in most runs.
  public static let folder = ProcessInfo.processInfo.environment["STRATA_BAD_DAYS"].map {
    URL(fileURLWithPath: $0, isDirectory: true)
  }

  /// The identifier of the row in `Tests/BadDays/rows.json`.
  public let row: String

  private let folder: URL?

  /// Creates a row to which a test adds its counts.
  ///
  /// - Parameters:
  ///   - row: The identifier of the row in `Tests/BadDays/rows.json`.
  ///   - folder: The folder of the counts; without one, nothing is written.
  public init(_ row: String, in folder: URL? = Self.folder) {
    (self.row, self.folder) = (row, folder)
  }

  /// Writes what a test has counted. The page has the sum of equal words, and keeps their order.
  ///
  /// - Parameters:
  ///   - done: What the test did, such as kills.
  ///   - seen: What a visitor saw of it, such as pages that came back.
  ///   - lost: What was lost, such as values that were shown and are not stored.
  public func record(
    done: KeyValuePairs<String, Int> = [:], seen: KeyValuePairs<String, Int> = [:],
    lost: KeyValuePairs<String, Int> = [:]
  ) {
    guard let folder else { return }
    let place = Test.current?.sourceLocation
    let counts = Counts(
      row: row, file: place?.fileID ?? "", line: place?.line ?? 0, done: Self.list(done),
      seen: Self.list(seen), lost: Self.list(lost))
    do {
      // A file of its own, since tests write at the same time.
      let file = folder.appendingPathComponent("\(UUID().uuidString).json", isDirectory: false)
      try JSONEncoder().encode(counts).write(to: file, options: .atomic)
    } catch {
      Issue.record(error, "what the test has counted cannot be written")
    }
  }

  private static func list(_ counts: KeyValuePairs<String, Int>) -> [Counts.Count] {
    counts.map { Counts.Count(what: $0.key, count: $0.value) }
  }
}
