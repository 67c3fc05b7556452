package import Foundation

/// The owners of files that a process of root makes in a data folder, such as an operator's command.
/// A server that runs as another user could not use files of root.
package enum FileOwner {
  /// Gives a file that this process has just made the owner and the group of the file that it will
  /// replace, or else of its folder. Only root can; for other users nothing changes.
  ///
  /// - Parameters:
  ///   - file: The new file or folder; a link, or a file with another name, stays as it is.
  ///   - old: The file that it will replace, if there is one.
  package static func adopt(_ file: URL, replacing old: URL? = nil) {
    guard geteuid() == 0, let own = figures(file), isAlone(own),
      let model = old.flatMap(figures) ?? figures(file.deletingLastPathComponent()),
      model.st_uid != own.st_uid || model.st_gid != own.st_gid
    else { return }
    _ = lchown(file.path, model.st_uid, model.st_gid)
  }

  /// Creates a folder that only its owner can read, and those that it is in. Folders in the data
  /// folder get the owner of the one that they are in.
  package static func makeFolder(_ folder: URL) throws {
    let manager = FileManager.default
    var (missing, place) = ([URL](), folder.standardizedFileURL)
    while !manager.fileExists(atPath: place.path), place.pathComponents.count > 1 {
      missing.append(place)
      place.deleteLastPathComponent()
    }
    try manager.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    for made in missing.reversed() where isKept(made) { adopt(made) }
  }

  /// Returns whether a place is in the data folder.
  package static func isKept(_ place: URL) -> Bool {
    let root = DeviceHost.dataFolder.standardizedFileURL.path
    return place.standardizedFileURL.path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }

  /// Returns the owner of a file or folder; `nil` if there is none. A link to a folder, as systemd
  /// makes for a service, stands for the folder.
  private static func figures(_ place: URL) -> stat? {
    var own = stat()
    guard lstat(place.path, &own) == 0 else { return nil }
    guard own.st_mode & S_IFMT == S_IFLNK else { return own }
    var other = stat()
    return stat(place.path, &other) == 0 && other.st_mode & S_IFMT == S_IFDIR ? other : nil
  }

  /// Returns whether nobody else can have put a name of the folder on a file from elsewhere.
  private static func isAlone(_ own: stat) -> Bool {
    own.st_mode & S_IFMT == S_IFDIR || own.st_mode & S_IFMT == S_IFREG && own.st_nlink == 1
  }
}
