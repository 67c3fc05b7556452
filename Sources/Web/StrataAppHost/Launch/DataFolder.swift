import Foundation
import StrataDeviceServices

/// The folder that holds everything an app stores.
enum DataFolder {
  /// Creates the folder if it is missing, and checks that it is writable.
  static func open(_ path: String?, app: String) throws(HostError) -> URL {
    let folder = place(path, app: app)
    try refuseOther(folder)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unable(
        "the data folder \(folder.path) cannot be created, or it is a file: choose another with --data"
      )
    }
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      throw .unable("the data folder \(folder.path) cannot be written to: check its permissions")
    }
    return folder
  }

  /// Returns the folder at a path, or else the usual one, whether it exists or not.
  static func place(_ path: String?, app: String) -> URL {
    path.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? usual(app)
  }

  /// The environment variable that tells a worker's data folder from one that has its place since.
  private static let markVariable = "STRATA_WORKER_DATA"

  /// Marks the folder as the one of this process, so that nothing is created in another one that takes
  /// its place.
  ///
  /// - Returns: The environment variable by which a worker of this process knows the folder.
  @discardableResult static func keep(_ folder: URL) -> [String: String] {
    let mark = FolderMark(folder)
    DeviceHost.folderMark = mark
    return mark.map { [markVariable: "\($0.identifier) \(folder.path)"] } ?? [:]
  }

  /// Refuses a folder that is not the one in which the worker's front began. A worker that starts later
  /// would store in an empty one what the others do not find.
  static func refuseOther(
    _ folder: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(HostError) {
    let known = environment[markVariable]?.split(separator: " ", maxSplits: 1) ?? []
    guard known.count == 2, known[1] == folder.path else { return }
    guard FolderMark.identifier(of: folder) != String(known[0]) else { return }
    throw .unable(
      "the data folder \(folder.path) was removed or replaced while it is in use: put it back, or start"
        + " the program again")
  }

  /// The environment variable with the home folder of a worker that serves a single device.
  static let homeVariable = "STRATA_WORKER_HOME"

  /// The environment variable with the data folder of an app.
  static func variable(of app: String) -> String { "\(app.uppercased())_DATA" }

  /// Opens the folder and makes it the app's home folder: the app's documents and caches belong in it, as in
  /// an app's container on a phone, and not in the home folder of the server's user.
  ///
  /// A worker that serves a single device has a home folder already.
  static func enter(_ path: String?, app: String) throws(HostError) -> URL {
    let folder = try open(path, app: app)
    if ProcessInfo.processInfo.environment[homeVariable] == nil {
      setenv("CFFIXED_USER_HOME", folder.path, 1)
      // Foundation looks for caches here, not in the home folder.
      setenv("XDG_CACHE_HOME", folder.appendingPathComponent(".cache").path, 1)
    }
    try makeStandardFolders()
    return folder
  }

  /// Creates the folders for documents and caches, which exist in each app's container on a phone:
  /// apps write into them without creating them.
  private static func makeStandardFolders() throws(HostError) {
    let files = FileManager.default
    for kind in [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory] {
      guard let folder = files.urls(for: kind, in: .userDomainMask).first,
        !files.fileExists(atPath: folder.path)
      else { continue }
      do {
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        FileOwner.adopt(folder)
      } catch {
        throw .unable("the folder \(folder.path) cannot be created: \(error.localizedDescription)")
      }
    }
  }

  private static func usual(_ app: String) -> URL {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? NSTemporaryDirectory()
    let data = environment["XDG_DATA_HOME"] ?? "\(home)/.local/share"
    return URL(fileURLWithPath: "\(data)/strata/\(app)", isDirectory: true)
  }
}
