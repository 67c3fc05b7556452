import Foundation

/// The kinds of data in a data folder that a command may need. The command looks for them first: in
/// a folder whose path is mistyped it would otherwise create an empty database and report success.
enum StoredData {
  case database, keys

  /// The name of the database's file.
  static let databaseFile = "data.sqlite"

  /// Refuses a folder that lacks it. Nothing is made there.
  ///
  /// A PostgreSQL database needs no file, and its server may have keys only.
  func check(
    _ folder: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(HostError) {
    let isElsewhere = environment["DATABASE_URL"]?.isEmpty == false
    let hasFile = Self.hasFile(in: folder)
    switch self {
    case .database where isElsewhere || hasFile: return
    case .keys where hasFile || Self.isFilled("host.key", in: folder): return
    case .database, .keys:
      throw .unable(
        "there is no \(isElsewhere ? "host.key" : "database") in \(folder.path): name the data folder"
          + " of the server with --data")
    }
  }

  /// Returns whether there is a database, or a log without one, which is reported when that is opened.
  static func hasFile(in folder: URL) -> Bool {
    [databaseFile, "\(databaseFile)-wal"].contains { isFilled($0, in: folder) }
  }

  /// Returns whether a file has a byte at least.
  static func isFilled(_ name: String, in folder: URL) -> Bool {
    var figures = stat()
    let place = folder.appendingPathComponent(name, isDirectory: false).path
    return stat(place, &figures) == 0 && figures.st_size > 0
  }
}
