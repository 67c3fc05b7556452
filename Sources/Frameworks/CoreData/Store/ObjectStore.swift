import Foundation
import StrataDeviceServices
import StrataPersistence

/// An SQLite database of objects. All contexts of a file share one value, and are notified of each
/// other's saves.
final class ObjectStore: Sendable {
  /// The path of the database; for a database in memory a name.
  package let url: URL
  let identifier: String
  private let connection: QueueBound<Connection>
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
  init(url: URL, isInMemory: Bool, limit: Int? = nil) throws(CoreDataError) {
    self.url = url
    do throws(PersistenceError) {
      if !isInMemory { try Connection.makeFile(url) }
      connection = try QueueBound(label: "CoreData \(url.lastPathComponent)") {
        () throws(PersistenceError) in
        let connection = try Connection(file: url, patience: .seconds(5), isInMemory: isInMemory)
        try connection.useLog()
        try connection.script(Self.settings)
        try connection.limitDevice(to: limit)
        return connection
      }
    } catch {
      throw CoreDataError(.unopenedStore, nil, nil, error.localizedDescription)
    }
    identifier = UUID().uuidString
  }

  /// The settings of SQLite. Saved data are on the disk when `save()` returns, and deleted data are
  /// overwritten.
  private static let settings = """
    PRAGMA synchronous = FULL;
    PRAGMA trusted_schema = OFF;
    PRAGMA secure_delete = ON;
    PRAGMA journal_size_limit = 4194304;
    """

  /// Runs work with the connection, and blocks the thread until the work has ended.
  func perform<Result: Sendable>(
    _ work: @Sendable (Connection) throws(CoreDataError) -> Result
  ) throws(CoreDataError) -> Result {
    let result = connection.performNow { connection throws(CoreDataError) in
      do throws(PersistenceError) {
        try connection.refuseDisplacedFile()
      } catch {
        throw CoreDataError(error)
      }
      return try work(connection)
    }
    guard let result else {
      throw CoreDataError(.storage, nil, nil, "\(url.path) is closed")
    }
    return try result.get()
  }

  // MARK: Listening

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
  /// The context that saved, which needs no notification; `nil` if all objects were erased.
  let origin: ObjectIdentifier?
  /// The objects that were changed or deleted; `nil` if any object may have been.
  let touched: Set<NSManagedObjectID>?

  /// A Boolean value that indicates whether all objects were erased.
  var isErasure: Bool { origin == nil && touched == nil }
}

// MARK: - Sharing

extension ObjectStore {
  private static let open = Locked<[URL: WeakStore]>([:])

  private struct WeakStore: Sendable {
    weak let store: ObjectStore?
  }

  /// Returns the store of a file, which the process opens at the first call. It is closed when no
  /// container uses it any more.
  ///
  /// - Parameter device: The device to which the file belongs. The store is limited as the device's
  ///   other data, and emptied when they are erased.
  static func shared(_ url: URL, device: DeviceID?) throws(CoreDataError) -> ObjectStore {
    let result = open.withLock { stores -> Result<ObjectStore, CoreDataError> in
      if let store = stores[url]?.store { return .success(store) }
      stores = stores.filter { $0.value.store != nil }
      return Result { () throws(CoreDataError) in
        let limit = device == nil ? nil : DeviceFolder.storeLimit
        let store = try ObjectStore(url: url, isInMemory: false, limit: limit)
        stores[url] = WeakStore(store: store)
        return store
      }
    }
    let store = try result.get()
    if let device { DeviceFolder.register(store, of: device) }
    return store
  }
}

extension ObjectStore: ErasableStore {
  /// Removes every row; contexts discard the objects that they have in memory.
  package func erase() throws(PersistenceError) {
    let result = connection.performNow { connection throws(PersistenceError) in
      try connection.refuseDisplacedFile()
      try connection.transaction { () throws(PersistenceError) in
        let tables = try connection.rows(
          text: """
            SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN (?, 'sqlite_stat1')
            """, [.text(StoreMemory.table)]
        ) { row throws(PersistenceError) in row.text(0) }
        for table in tables { try connection.run(text: "DELETE FROM \(table.quoted)") }
      }
      try connection.script("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    try result?.get()
    tell(StoreChange(origin: nil, touched: nil))
  }
}
