/// A change of a file of a database, or what makes sure that earlier ones are on the disk.
enum DiskEvent: Sendable {
  /// A file is opened, and created if it does not exist.
  case open(String)
  case write(String, at: Int, [UInt8])
  case truncate(String, to: Int)
  case sync(String)
  /// A file is removed; `isSynced` says whether the folder is on the disk then.
  case remove(String, isSynced: Bool)
  /// The bytes of the log's index, which SQLite never forces to the disk.
  case index([UInt8])
  /// The call that stores the transaction of this number has returned.
  case acknowledged(Int)
}
