public import StrataDeviceServices

/// All that one device has stored in a database, whatever it is and whoever wrote it.
///
///     try await store.device.forget(marksEndIn: ".places")
public struct DeviceDocuments: Sendable {
  /// The device for which it was made, whoever uses it later.
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

  /// Removes every document, every small value and everything scheduled of the device, so that its
  /// file holds them no more: deleted bytes are overwritten, and the journal is emptied.
  ///
  /// Where the device has an open window, its browser forgets too: the pages that it keeps for when
  /// there is no connection, what it shows, and the address at which notifications reach it.
  ///
  /// Shared documents are nobody's. But where a device leaves a mark for each one that it may read,
  /// in a collection of its own named after the shared one, those that it alone had marked go too:
  /// nothing is left that tells what somebody looked at.
  ///
  /// - Parameter suffix: What such a collection's name has behind the shared one's, `.places` for
  ///   `weather.places` beside `weather`.
  public func forget(marksEndIn suffix: String? = nil) async throws(PersistenceError) {
    let owner = DocumentScope.owner(of: device)
    try await database.perform { [device] connection throws(PersistenceError) in
      try connection.transaction { () throws(PersistenceError) in
        try connection.removeAll(of: owner, marksEndIn: suffix)
        try connection.forgetSchedule(of: device.rawValue)
      }
    }
    try database.keyValues(of: device).removeAll()
    try await database.perform { connection throws(PersistenceError) in
      try connection.emptyJournal()
    }
    ChangeBoard.shared.tell(
      StoredChange(collections: nil, origin: origin), of: owner, in: database.file)
    // Without a window nothing is to be had of it; what it keeps is its own then.
    let _: Bool? = try? await requests?.answer(to: "device.forget")
  }
}

extension DocumentStore {
  /// What the device has for which this runs.
  public var device: DeviceDocuments {
    DeviceDocuments(database: database, origin: origin)
  }
}
