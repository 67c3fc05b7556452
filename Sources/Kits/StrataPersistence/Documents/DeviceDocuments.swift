public import StrataDeviceServices

/// All that a device has stored in a database.
///
///     try await store.device.forget(marksEndIn: ".places")
public struct DeviceDocuments: Sendable {
  /// The device for which the store was created, also if another device uses the store later.
  public let device: DeviceID
  let database: Database
  let origin: ChangeOrigin
  private let requests: (any DeviceRequests)?

  init(database: Database, origin: ChangeOrigin) {
    let current = DeviceHost.current
    device = current?.id ?? .local
    requests = current?.requests
    self.database = database
    self.origin = origin
  }

  /// Removes every document, every small value, every file and everything scheduled of the device,
  /// and erases them from its file: deleted bytes are overwritten, and the journal is emptied.
  ///
  /// If the device has an open window, its browser forgets too: its offline pages, its shown
  /// notifications, and its push subscription.
  ///
  /// Shared documents have no owner. An app can have each device store a mark for each shared
  /// document that it reads, in a collection named after the shared one. Then shared documents that
  /// only this device has marked are removed too, so that nothing reveals what the person looked
  /// at.
  ///
  /// - Parameter suffix: The suffix that the name of such a collection adds to the shared one's,
  ///   `.places` for `weather.places` beside `weather`.
  /// - Throws: ``PersistenceError``.
  public func forget(marksEndIn suffix: String? = nil) async throws(PersistenceError) {
    let owner = DocumentOwner.device(device)
    try await database.perform { [device] connection throws(PersistenceError) in
      try connection.transaction { () throws(PersistenceError) in
        try connection.removeAll(of: owner, marksEndIn: suffix)
        try connection.forgetSchedule(of: device.rawValue)
      }
    }
    try database.keyValues(of: device).removeAll()
    try DeviceFolder.erase(device)
    try await database.perform { connection throws(PersistenceError) in
      try connection.emptyJournal()
    }
    database.tell(
      StoredChange(collections: nil, removesEverything: true, origin: origin), of: owner)
    // Without a window there is no answer; the browser then keeps its data.
    let _: Bool? = try? await requests?.answer(to: "device.forget")
  }
}

extension DocumentStore {
  /// The stored data of the device for which the current code runs.
  public var device: DeviceDocuments {
    DeviceDocuments(database: database, origin: origin)
  }
}
