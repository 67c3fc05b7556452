import Foundation
import StrataDeviceServices

extension Database {
  private static let open = Locked<[URL: Database]>([:])

  /// Returns the process's database of a name, opened at the first call: the PostgreSQL database that
  /// `DATABASE_URL` in the environment names, or else a SQLite file.
  ///
  /// Its file is in the host's data folder (``DeviceServices/DeviceHost/dataFolder``), which on
  /// Apple's platforms is in Application Support. All devices share it; their rows are separate.
  ///
  /// - Parameter name: The file's name without `.sqlite`.
  /// - Throws: ``PersistenceError`` if the file or the server cannot be opened or read.
  public static func shared(named name: String = "data") throws(PersistenceError) -> Database {
    let file = DeviceHost.dataFolder.appendingPathComponent("\(name).sqlite", isDirectory: false)
    let result = open.withLock { databases -> Result<Database, PersistenceError> in
      if let database = databases[file] { return .success(database) }
      return Result { () throws(PersistenceError) in
        let database =
          if let server = try PostgresServer.stated() {
            try Database(server: server, named: name, file: file)
          } else {
            try Database(file: file)
          }
        databases[file] = database
        return database
      }
    }
    return try result.get()
  }

  /// Returns the database of a file that ``shared(named:)`` has opened; `nil` if it has opened none.
  static func opened(at file: URL) -> Database? { open.withLock { $0[file] } }

  /// Does ``readAgain()`` for every database that ``shared(named:)`` has opened.
  static func allReadAgain() {
    for database in open.withLock({ Array($0.values) }) { database.readAgain() }
  }

  /// Closes every database that ``shared(named:)`` opened. Call it last before the process ends.
  public static func closeShared() async {
    let databases = open.withLock { databases in
      defer { databases = [:] }
      return Array(databases.values)
    }
    for database in databases { await database.close() }
  }
}
