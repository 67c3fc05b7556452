public import Foundation

/// Copies the files of a data folder that are no rows of its database: keys, pictures, secrets, and
/// the databases of SwiftData and Core Data.
public enum FolderCopy {
  /// The folders that a server can fill again, or that belong to processes.
  private static let left: Set = ["caches", ".cache", "homes"]
  private static let ends = ["-wal", "-shm", "-journal"]

  /// Copies files while servers may use them. Files that are removed meanwhile are left out.
  ///
  /// - Parameters:
  ///   - folder: The data folder.
  ///   - target: The folder of the copies, which exists.
  ///   - database: The name of the database's file in the folder, which is not copied.
  /// - Returns: The number of copied files.
  /// - Throws: ``PersistenceError`` if a file cannot be read or written.
  public static func copy(
    _ folder: URL, to target: URL, without database: String
  ) throws(PersistenceError) -> Int {
    var count = 0
    for path in FileManager.default.subpaths(atPath: folder.path) ?? []
    where isKept(path, without: database) {
      let source = folder.appendingPathComponent(path)
      do {
        if try copy(source, to: target.appendingPathComponent(path)) { count += 1 }
      } catch let error as PersistenceError {
        throw error
      } catch {
        guard FileManager.default.fileExists(atPath: source.path) else { continue }
        throw PersistenceError(.unreadableFolder, file: source, detail: error.localizedDescription)
      }
    }
    return count
  }

  private static func isKept(_ path: String, without database: String) -> Bool {
    guard let top = path.split(separator: "/").first else { return false }
    // What was set aside has the database's name, too.
    return !left.contains(String(top)) && !top.hasPrefix(database)
  }

  /// Copies a file; returns `false` for a folder, a link, and a log of a database.
  private static func copy(_ source: URL, to target: URL) throws -> Bool {
    let manager = FileManager.default
    let type = try manager.attributesOfItem(atPath: source.path)[.type] as? FileAttributeType
    guard type == .typeRegular, !ends.contains(where: source.path.hasSuffix) else { return false }
    try manager.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    if try isDatabase(source) {
      // A copy of the bytes would lack what is in the log, or be of two moments.
      try Connection(file: source, patience: .seconds(5)).run(
        text: "VACUUM INTO ?", [.text(target.path)])
      try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target.path)
    } else {
      try manager.copyItem(at: source, to: target)
    }
    return true
  }

  private static func isDatabase(_ file: URL) throws -> Bool {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    return try handle.read(upToCount: 16) == Data("SQLite format 3\0".utf8)
  }
}
