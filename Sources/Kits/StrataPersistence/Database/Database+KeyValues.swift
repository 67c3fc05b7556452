import Foundation
public import StrataDeviceServices

extension Database {
  /// Returns the store of a device's small values. For as long as somebody holds it, every call
  /// for the same device returns the same one.
  ///
  /// - Parameter report: Told of each value that could not be written; by default it goes to
  ///   standard error as one line.
  public func keyValues(
    of device: DeviceID,
    report: @escaping @Sendable (PersistenceError) -> Void = Database.printFailure
  ) throws(PersistenceError) -> DatabaseKeyValueStore {
    let result = keyValueStores.withLock {
      stores -> Result<DatabaseKeyValueStore, PersistenceError> in
      if let store = stores[device]?.store { return .success(store) }
      // Those that nobody holds go each time the number of stores has doubled.
      if stores.count >= 64, stores.count.nonzeroBitCount == 1 {
        stores = stores.filter { $0.value.store != nil }
      }
      return Result { () throws(PersistenceError) in
        let store = try DatabaseKeyValueStore(device: device, database: self, report: report)
        stores[device] = WeakStore(store: store)
        return store
      }
    }
    return try result.get()
  }

  /// Writes a failure to standard error, as one line; not that the database was closed, which is what
  /// happens to a value that is written while the process ends.
  @Sendable public static func printFailure(_ error: PersistenceError) {
    if error.code == .closed { return }
    FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
  }
}

/// A store that goes when the last page of its device does.
struct WeakStore: Sendable {
  weak let store: DatabaseKeyValueStore?
}
