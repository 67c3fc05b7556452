import Foundation
import StrataDeviceServices

/// The log of fetches whose rows are filtered or sorted in Swift. Each shape of a fetch is written
/// once.
final class FetchLog: Sendable {
  /// The log of the current task: standard error, except in tests.
  @TaskLocal static var current = FetchLog { line in
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// The maximum number of shapes: predicates may be built from data.
  private static let most = 500
  private let told = Locked<Set<String>>([])
  private let write: @Sendable (String) -> Void

  init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Writes a line, unless one with the same shape was written before.
  func say(_ line: String, shape: String) {
    let isNew = told.withLock { $0.count < Self.most && $0.insert(shape).inserted }
    if isNew { write(line) }
  }
}

extension FetchPlan {
  /// Logs that the rows that were read are filtered or sorted in Swift, if they are.
  func note(rows: Int) {
    let amount = predicate == nil ? "\(rows) rows" : "all \(rows) rows"
    note("SwiftData read \(amount) of \(entity.name)", filterCause, "filtered", shapeOfFilter)
    note("SwiftData read \(amount) of \(entity.name)", orderCause, "sorted", "")
  }

  private func note(
    _ beginning: String, _ cause: Untranslatable?, _ work: String, _ shape: String
  ) {
    guard let cause else { return }
    let part = cause.part ?? "the predicate"
    FetchLog.current.say(
      "\(beginning) and \(work) them in Swift, since \(part) cannot be SQL: \(cause.reason).",
      shape: "\(entity.name) \(work) \(part) \(shape)")
  }

  /// The types of the predicate's expressions, without captured values.
  private var shapeOfFilter: String { predicate.map { "\(type(of: $0.expression))" } ?? "" }
}
