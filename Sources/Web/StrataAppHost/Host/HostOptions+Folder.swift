import Foundation
import StrataPersistence

/// The notices about the data folder that an operator reads when a server starts.
extension HostOptions {
  /// Writes the notices about a data folder to standard error.
  func warn(of folder: URL) {
    let environment = ProcessInfo.processInfo.environment
    guard environment["DATABASE_URL"]?.isEmpty ?? true else { return }
    let room = DiskRoom.free(at: folder)
    let notices = [
      lossNotice(in: folder), nestedNotice(in: folder), roomNotice(in: folder, free: room),
    ]
    for notice in notices.compactMap({ $0 }) { Self.warn(notice) }
  }

  static func warn(_ notice: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(notice)\n".utf8))
  }

  /// A sentence about a folder with keys but without a database; `nil` for others, such as a new one.
  func lossNotice(in folder: URL) -> String? {
    // Keys are looked for before the database: a server creates the database of a new folder before
    // it creates keys, so that the folder of one that is starting never seems to have lost it.
    let keys = ["host.key", "push.key"].filter { StoredData.isFilled($0, in: folder) }
    guard !keys.isEmpty, !StoredData.hasFile(in: folder) else { return nil }
    return "\(folder.path) has the \(keys.joined(separator: " and ")) of an earlier server, but"
      + " \(StoredData.databaseFile) is missing or empty, so the server begins without rows. If there were"
      + " some, stop it, and run the command 'restore FILE --aside' with a backup."
  }

  /// A sentence about a folder without a database in which a folder with one is, as if a data folder was
  /// put back into a new one; `nil` for others.
  func nestedNotice(in folder: URL) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard !StoredData.hasFile(in: folder),
      let inner = names.sorted().map({ folder.appendingPathComponent($0, isDirectory: true) })
        .first(where: StoredData.hasFile)
    else { return nil }
    return
      "\(folder.path) has no database, so the server begins without rows, but \(inner.path) has"
      + " one. If that is the data folder, stop the server and start it with '--data \(inner.path)', or"
      + " put that folder in the place of this one."
  }

  /// A sentence about a disk on which nothing can be stored; `nil` for others.
  ///
  /// - Parameter free: The free bytes of the disk; `nil` if they are unknown.
  func roomNotice(in folder: URL, free: Int?) -> String? {
    guard let free, free < freeBytes else { return nil }
    return "The disk of \(folder.path) has \(free) bytes free, of which \(freeBytes) stay free"
      + " (--free-bytes), so nothing can be stored until there is more room."
  }
}
