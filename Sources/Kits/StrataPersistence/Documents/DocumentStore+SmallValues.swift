import StrataDeviceServices

extension DocumentStore {
  /// Returns the small values of the current device, for callers that cannot wait asynchronously.
  ///
  ///     let values = try store.smallValues()
  ///     values.set(Data("en".utf8), forKey: "language")
  ///
  /// `@AppStorage` reads and writes the same keys.
  ///
  /// - Throws: ``PersistenceError`` if they cannot be read.
  public func smallValues() throws(PersistenceError) -> DatabaseKeyValueStore {
    try database.keyValues(of: DeviceHost.currentID)
  }
}
