import Foundation
public import StrataDeviceServices

extension Database {
  /// Returns the store of a device's small values. While a store for the device exists, every call
  /// returns the same one.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - report: Called for each value that could not be written; by default it is written to
  ///     standard error as one line.
  /// - Throws: ``PersistenceError`` if the file cannot be opened or read.
  public func keyValues(
    of device: DeviceID,
    report: @escaping @Sendable (PersistenceError) -> Void = Database.printFailure
  ) throws(PersistenceError) -> DatabaseKeyValueStore {
    let result = keyValueStores.withLock {
      stores -> Result<DatabaseKeyValueStore, PersistenceError> in
      if let store = stores[device]?.store { return .success(store) }
      // Remove those that were released, each time the number of stores has doubled.
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

  /// Reads a device's small values again, if this process has them in memory.
  func readValues(of device: DeviceID) {
    keyValueStores.withLock { $0[device]?.store }?.readAgain()
  }

  /// Returns the small values of a key of many devices, in the order of the devices' names.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - last: The device after which the values begin; `nil` for the first ones.
  ///   - limit: The maximum number of values.
  /// - Throws: ``PersistenceError`` if the database cannot be read.
  package func smallValues(
    forKey key: String, after last: DeviceID?, limit: Int
  ) async throws(PersistenceError) -> [(device: DeviceID, data: Data)] {
    try await read { engine throws(PersistenceError) in
      try engine.rows(
        """
        SELECT device, value FROM key_values WHERE key = ? AND device > ?
        ORDER BY device LIMIT ?
        """, .text(key), .text(last?.rawValue ?? ""), .integer(limit)
      ) { row throws(PersistenceError) in (DeviceID(rawValue: row.text(0)), row.data(1)) }
    }
  }

  /// Writes a failure to standard error, as one line. Omits `closed`, which happens to a value that
  /// is written while the process ends.
  @Sendable public static func printFailure(_ error: PersistenceError) {
    if error.code == .closed { return }
    try? FileHandle.standardError.write(contentsOf: Data("\(error.localizedDescription)\n".utf8))
  }
}

/// A weak reference to a store, which is released with the last page of its device.
struct WeakStore: Sendable {
  weak let store: DatabaseKeyValueStore?
}
