import Foundation
import StrataDeviceServices
import StrataPersistence

/// The commands that copy, move and check an app's data. A backup is of one moment, also while
/// servers run.
///
///     weda backup /backups/monday.sqlite
///     weda backup --all /backups/monday
///     weda migrate --to postgres://weda:secret@db.example/weda
@MainActor enum DataCommands {
  /// Adds the commands, unless the app has commands of the same names.
  static func register() {
    let all = [
      "backup": HostCommand(
        "FILE: copies all rows into a new SQLite file; --all FOLDER: and all other files into a folder",
        on: .database
      ) { await backUp($0) },
      "restore": HostCommand(
        "FILE: copies all rows of a backup into the empty database; --replace removes the rows that are "
          + "there; --aside renames a database that is there"
      ) { await restore($0) },
      "migrate": HostCommand(
        "--to ADDRESS: copies the SQLite file into a PostgreSQL database", on: .database
      ) { await migrate($0) },
      "doctor": HostCommand("checks the database and counts its rows", on: .database) { _ in
        await doctor()
      },
    ]
    HostExtensions.commands.merge(all) { own, _ in own }
  }

  private static func backUp(_ words: [String]) async -> Int32 {
    let names = words.filter { $0 != "--all" }
    guard words.count <= names.count + 1, let path = onlyPath(in: names) else {
      return say("the arguments are wrong; use: backup FILE | --all FOLDER", code: 2)
    }
    guard !exists(path) else { return say("the file “\(path)” must not exist yet", code: 2) }
    let folder = NSString(string: path).deletingLastPathComponent
    guard folder.isEmpty || exists(folder) else {
      return say("the folder “\(folder)” does not exist", code: 2)
    }
    let file = URL(filePath: path)
    return await attempt { () throws(PersistenceError) in
      try await names == words ? backUp(to: file) : backUpAll(to: file)
    }
  }

  private static func restore(_ words: [String]) async -> Int32 {
    let ways = words.compactMap(Way.init(rawValue:))
    let names = words.filter { Way(rawValue: $0) == nil }
    guard ways.count <= 1, let path = onlyPath(in: names) else {
      return say("the arguments are wrong; use: restore FILE [--replace | --aside]", code: 2)
    }
    guard exists(path) else { return say("the file “\(path)” must exist", code: 2) }
    return await attempt { () throws(PersistenceError) in
      if ways == [.aside], let server = try PostgresServer.stated() {
        throw PersistenceError.notAFile("\(server)")
      }
      try await restore(URL(filePath: path), ways.first)
    }
  }

  /// Returns the path that is the only word of a list; `nil` if there is none, or it is an option.
  private static func onlyPath(in names: [String]) -> String? {
    guard names.count == 1, let path = names.first, !path.isEmpty, !path.hasPrefix("-") else {
      return nil
    }
    return path
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  private static func backUp(to file: URL) async throws(PersistenceError) {
    // The database comes first, so that one that cannot be used leaves no empty backup.
    let source = try Database.shared()
    let copy = try Database(file: file)
    let count = try await source.copy(into: copy)
    await copy.close()
    report("copied", count)
  }

  /// Copies the rows into a database of a new folder, and all other files of the data folder beside
  /// it. The folder can then be the data folder of a server.
  private static func backUpAll(to folder: URL) async throws(PersistenceError) {
    try await backUp(to: folder.appendingPathComponent(StoredData.databaseFile, isDirectory: false))
    let count = try FolderCopy.copy(
      DeviceHost.dataFolder, to: folder, without: StoredData.databaseFile)
    report("copied", count, of: "file")
  }

  /// The treatment of the rows that are in the database before a backup is restored.
  private enum Way: String {
    case replace = "--replace"
    /// The present SQLite file, which may be damaged, is renamed.
    case aside = "--aside"
  }

  /// Copies a backup into the database.
  ///
  /// - Parameters:
  ///   - file: The backup, which is read before anything changes.
  ///   - way: What happens to the present rows; without it there must be none.
  private static func restore(_ file: URL, _ way: Way?) async throws(PersistenceError) {
    let backup = try Database(file: file)
    _ = try await backup.rowCounts()
    let isFile = try PostgresServer.stated() == nil
    if way == .aside, isFile {
      let present = DeviceHost.dataFolder.appendingPathComponent(
        StoredData.databaseFile, isDirectory: false)
      if let aside = try Database.setAside(present) { print("kept: \(aside.path)") }
    }
    let count = try await backup.copy(into: Database.shared(), replacing: way == .replace)
    report("restored", count)
    if way == .replace, isFile { print("Send SIGHUP to a running server, so that it reads them.") }
  }

  private static func migrate(_ words: [String]) async -> Int32 {
    guard words.count == 2, words[0] == "--to" else {
      return say(
        "the arguments are wrong; use: migrate --to postgres://user:password@host/database",
        code: 2)
    }
    return await attempt { () throws(PersistenceError) in
      let server = try PostgresServer(words[1], field: "--to")
      guard try PostgresServer.stated() == nil else {
        throw PersistenceError.moved
      }
      let source = try Database.shared()
      let target = try Database(server: server, file: source.file)
      report("copied to \(server)", try await source.copy(into: target))
      await target.close()
    }
  }

  private static func doctor() async -> Int32 {
    await attempt { () throws(PersistenceError) in
      let database = try Database.shared()
      print("database: \(database.server?.description ?? database.file.path)")
      for (table, count) in try await database.rowCounts().sorted(by: { $0.key < $1.key }) {
        print("\(table): \(count)")
      }
      let problems = try await database.problems()
      for problem in problems { print("problem: \(problem)") }
      guard problems.isEmpty else {
        throw PersistenceError.damaged(database.file, problems: problems.count)
      }
    }
  }

  private static func report(_ what: String, _ count: Int, of kind: String = "row") {
    print("\(what): \(count) \(count == 1 ? kind : kind + "s")")
  }

  private static func attempt(
    _ work: @MainActor () async throws(PersistenceError) -> Void
  ) async -> Int32 {
    do throws(PersistenceError) {
      try await work()
      return 0
    } catch {
      return say(error.localizedDescription, code: error.code == .invalidAddress ? 2 : 1)
    }
  }

  private static func say(_ sentence: String, code: Int32) -> Int32 {
    try? FileHandle.standardError.write(contentsOf: Data("\(sentence)\n".utf8))
    return code
  }
}
