import Foundation

extension DeviceQuota {
  /// Records that a document is about to be stored.
  ///
  /// - Throws: ``PersistenceError`` if the disk or a device has no room for it, or if the database
  ///   cannot be read.
  func admit(
    _ json: Data, key: String, in place: DocumentPlace, on engine: any Engine
  ) throws(PersistenceError) {
    try leaveRoom(on: engine)
    guard place.owner != DocumentOwner.shared else { return }
    try admit(json.count + key.utf8.count, of: place.owner, on: engine) {
      () throws(PersistenceError) in try engine.document(key: key, in: place)?.json.count
    }
  }
}
