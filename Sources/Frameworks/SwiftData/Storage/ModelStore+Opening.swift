import Foundation
import StrataDeviceServices
import StrataPersistence

extension ModelStore {
  private static let open = Locked<[URL: WeakModelStore]>([:])

  /// Returns the store of a file, which the process opens at the first call. It is closed when no
  /// container uses it any more.
  ///
  /// - Parameter device: The device to which the file belongs. The store is limited as the device's
  ///   other data, and emptied when they are erased.
  static func shared(_ url: URL, device: DeviceID?) throws(SwiftDataError) -> ModelStore {
    let result = open.withLock { stores -> Result<ModelStore, SwiftDataError> in
      if let store = stores[url]?.store { return .success(store) }
      stores = stores.filter { $0.value.store != nil }
      return Result { () throws(SwiftDataError) in
        let limit = device == nil ? nil : DeviceFolder.storeLimit
        let store = try ModelStore(url: url, isInMemory: false, limit: limit)
        stores[url] = WeakModelStore(store: store)
        return store
      }
    }
    let store = try result.get()
    if let device { DeviceFolder.register(store, of: device) }
    return store
  }
}

private struct WeakModelStore: Sendable {
  weak let store: ModelStore?
}

extension ModelStore: ErasableStore {
  /// Removes every row; contexts discard the models that they have in memory.
  package func erase() throws(PersistenceError) {
    let result = connection.performNow { connection throws(PersistenceError) in
      try connection.refuseDisplacedFile()
      try connection.transaction { () throws(PersistenceError) in
        let tables = try connection.rows(
          text: """
            SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN (?, 'sqlite_stat1')
            """, [.text(StoreSchema.table)]
        ) { row throws(PersistenceError) in row.text(0) }
        for table in tables { try connection.run(text: "DELETE FROM \(table.quoted)") }
      }
      try connection.script("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    try result?.get()
    tell(StoreChange(origin: nil, touched: nil))
  }
}
