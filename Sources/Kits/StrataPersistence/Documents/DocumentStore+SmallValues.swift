import StrataDeviceServices

extension DocumentStore {
  /// The small values of the device for which this call runs, for callers that cannot wait.
  ///
  ///     let values = try store.smallValues()
  ///     values.set(Data("en".utf8), forKey: "language")
  ///
  /// They are those that `@AppStorage` keeps: a name must not be another's.
  ///
  /// - Throws: ``PersistenceError`` where they cannot be read.
  public func smallValues() throws(PersistenceError) -> DatabaseKeyValueStore {
    try database.keyValues(of: DeviceHost.currentID)
  }
}
