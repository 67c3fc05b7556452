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
  /// - Parameter bytes: The maximum number of bytes; `nil` for no limit.
  package func limitDevice(to bytes: Int?) throws(PersistenceError) {
    guard let bytes else { return }
    try limit(to: bytes)
    deviceLimit = bytes
  }
}
