extension Connection {
  /// Limits the size of the file. One that is larger already does not grow, but the room of removed
  /// rows is used again.
  func limit(to bytes: Int) throws(PersistenceError) {
    let page = try number("PRAGMA page_size")
    try script("PRAGMA max_page_count = \(max(1, bytes / max(1, page)))")
  }

  /// Limits the size of a file that belongs to one device. Beyond, storing fails with `diskFull` and
  /// a sentence about the device; removing does not.
  ///
  /// - Parameters:
  ///   - bytes: The maximum number of bytes; `nil` for no limit.
  ///   - reserve: The number of bytes that ``leaveRoom()`` leaves free on the disk; `nil` for that of
  ///     every store in a device's folder.
  package func limitDevice(
    to bytes: Int?, keepingFree reserve: Int? = nil
  ) throws(PersistenceError) {
    guard let bytes else { return }
    try limit(to: bytes)
    deviceLimit = bytes
    self.reserve = reserve ?? DeviceFolder.storeReserve
  }

  /// Lets what is written next to a file that belongs to one device leave its reserve free on the
  /// disk. The room of removed rows is used again.
  package func leaveRoom() throws(PersistenceError) {
    guard let deviceLimit, reserve > 0 else { return }
    let room = max(0, (DiskRoom.free(at: file) ?? .max) - reserve)
    let used = try number("PRAGMA page_count") * number("PRAGMA page_size")
    try limit(to: min(deviceLimit, used + min(room, deviceLimit)))
  }
}
