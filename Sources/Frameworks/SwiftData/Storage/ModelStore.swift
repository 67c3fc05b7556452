import Foundation
import StrataDeviceServices
import StrataPersistence

/// An SQLite database of models. All contexts of a file share one value, and are notified of each
/// other's saves.
final class ModelStore: Sendable {
  /// The path of the database; for a database in memory a name.
  package let url: URL
  let isInMemory: Bool
  let connection: QueueBound<Connection>
  private let ears = Locked<Ears>(Ears())

  private struct Ears: Sendable {
    var last = 0
    var all: [Int: @Sendable (StoreChange) -> Void] = [:]
  }

  /// Opens a database, and creates it if it does not exist.
  ///
  /// - Parameters:
  ///   - url: The path; for a database in memory a name.
  ///   - isInMemory: Whether the database is kept in memory, and no file is created.
  ///   - limit: The maximum size of a file that belongs to one device; `nil` for no limit.
  init(url: URL, isInMemory: Bool, limit: Int? = nil) throws(SwiftDataError) {
    (self.url, self.isInMemory) = (url, isInMemory)
    do throws(PersistenceError) {
      if !isInMemory { try Connection.makeFile(url) }
      connection = try QueueBound(label: "SwiftData \(url.lastPathComponent)") {
        () throws(PersistenceError) in
        let connection = try Connection(
          file: url, patience: .seconds(5), isInMemory: isInMemory)
        connection.addSwiftFunctions()
        try connection.useLog()
        try connection.script(Self.settings)
        try connection.limitDevice(to: limit)
        return connection
      }
    } catch {
      throw .loadIssueModelContainer.about(nil, nil, error.localizedDescription)
    }
  }

  /// The settings of SQLite. Saved data are on the disk when `save()` returns, and deleted data are
  /// overwritten.
  private static let settings = """
    PRAGMA synchronous = FULL;
    PRAGMA trusted_schema = OFF;
    PRAGMA secure_delete = ON;
    PRAGMA journal_size_limit = 4194304;
    """
}

// MARK: - Work on the connection

extension ModelStore {
  /// Runs work with the connection, and blocks the thread until the work has ended.
  func perform<Result: Sendable>(
    _ work: @Sendable (Connection) throws(PersistenceError) -> Result
  ) throws(SwiftDataError) -> Result {
    let result = connection.performNow { connection throws(PersistenceError) in
      try connection.refuseDisplacedFile()
      return try work(connection)
    }
    guard let result else {
      throw .storage.about(nil, nil, "\(url.path) is closed")
    }
    switch result {
    case .success(let value): return value
    case .failure(let error): throw SwiftDataError(error)
    }
  }

  /// Writes changes in one transaction.
  func write(_ changes: RowChanges) throws(SwiftDataError) {
    try perform { connection throws(PersistenceError) in
      try connection.leaveRoom()
      try connection.transaction { () throws(PersistenceError) in try connection.write(changes) }
    }
  }

  /// Returns rows as they would be after changes were written.
  ///
  /// - Parameters:
  ///   - query: The SQL statement and its values.
  ///   - columns: The number of columns.
  ///   - pending: The changes, which are written before the rows are read, and undone afterwards.
  func rows(
    _ query: SQLText, columns: Int, pending: RowChanges
  ) throws(SwiftDataError) -> [[SQLValue]] {
    let (text, values) = (query.text, query.values)
    return try perform { connection throws(PersistenceError) in
      func read() throws(PersistenceError) -> [[SQLValue]] {
        try connection.rows(text: text, values) { row throws(PersistenceError) in
          row.values(columns)
        }
      }
      guard !pending.isEmpty else { return try read() }
      try connection.run(text: "BEGIN IMMEDIATE")
      // SQLite has rolled back already after some failures; then this has no effect.
      defer { _ = try? connection.run(text: "ROLLBACK") }
      try connection.write(pending)
      return try read()
    }
  }
}

// MARK: - Listening

extension ModelStore {
  /// Registers a closure that is called after each save, and returns a closure that removes it.
  func listen(_ action: @escaping @Sendable (StoreChange) -> Void) -> @Sendable () -> Void {
    let number = ears.withLock { ears in
      ears.last += 1
      ears.all[ears.last] = action
      return ears.last
    }
    return { [weak self] in self?.ears.withLock { _ = $0.all.removeValue(forKey: number) } }
  }

  /// Notifies the contexts of a save whose changes are on the disk.
  func tell(_ change: StoreChange) {
    for action in ears.withLock({ Array($0.all.values) }) { action(change) }
  }
}

/// The changes that one context has saved, as the other contexts receive them.
struct StoreChange: Sendable {
  /// The context that saved, which needs no notification; `nil` if all models were erased.
  let origin: ObjectIdentifier?
  /// The models that were changed or deleted; `nil` if any model may have been.
  let touched: Set<PersistentIdentifier>?

  /// A Boolean value that indicates whether all models were erased.
  var isErasure: Bool { touched == nil }
}

extension SwiftDataError {
  /// Creates the error that reports a failure of the database.
  init(_ error: PersistenceError) {
    let mark = "UNIQUE constraint failed: "
    guard let range = error.detail.range(of: mark) else {
      self = .storage.about(nil, nil, error.localizedDescription)
      return
    }
    // "Trip.name, Trip.start"
    let columns = error.detail[range.upperBound...].split(separator: ", ").map {
      $0.split(separator: ".", maxSplits: 1).map(String.init)
    }
    let names = columns.compactMap(\.last).joined(separator: ", ")
    self = .modelValidationFailure.about(
      columns.first?.first, names, "another model already has this value, which must be unique")
  }
}
