import Foundation
import StrataDeviceServices
import StrataPersistence

/// The commands that copy, move and check an app's data. Stop the app's servers before you run
/// them.
///
///     weda backup /backups/monday.sqlite
///     weda migrate --to postgres://weda:secret@db.example/weda
@MainActor enum DataCommands {
  /// Adds the commands, unless the app has commands of the same names.
  static func register() {
    let all = [
      "backup": HostCommand("FILE: copies all rows into a new SQLite file") { words in
        await run(words, "backup FILE") { file throws(PersistenceError) in
          try await report("copied", Database.shared().copy(into: Database(file: file)))
        }
      },
      "restore": HostCommand(
        "FILE: copies all rows of a backup into the empty database; --aside renames a database that is there"
      ) { words in
        let isAside = words.last == "--aside"
        let names = isAside ? Array(words.dropLast()) : words
        return await run(names, "restore FILE [--aside]", mustExist: true) {
          file throws(PersistenceError) in
          try await restore(file, isAside: isAside)
        }
      },
      "migrate": HostCommand("--to ADDRESS: copies the SQLite file into a PostgreSQL database") {
        await migrate($0)
      },
      "doctor": HostCommand("checks the database and counts its rows") { _ in await doctor() },
    ]
    HostExtensions.commands.merge(all) { own, _ in own }
  }

  private static func run(
    _ words: [String], _ usage: String, mustExist: Bool = false,
    _ work: @MainActor (URL) async throws(PersistenceError) -> Void
  ) async -> Int32 {
    guard words.count == 1, let path = words.first, !path.isEmpty, !path.hasPrefix("-") else {
      return say("the arguments are wrong; use: \(usage)", code: 2)
    }
    let exists = FileManager.default.fileExists(atPath: path)
    guard exists == mustExist else {
      return say("the file “\(path)” must \(mustExist ? "exist" : "not exist yet")", code: 2)
    }
    return await attempt { () throws(PersistenceError) in try await work(URL(filePath: path)) }
  }

  /// Copies a backup into the database.
  ///
  /// - Parameters:
  ///   - file: The backup, which is read before anything changes.
  ///   - isAside: Whether the present SQLite file, which may be damaged, is renamed before.
  private static func restore(_ file: URL, isAside: Bool) async throws(PersistenceError) {
    let backup = try Database(file: file)
    _ = try await backup.rowCounts()
    if isAside, try PostgresServer.stated() == nil {
      let present = DeviceHost.dataFolder.appendingPathComponent("data.sqlite", isDirectory: false)
      if let aside = try Database.setAside(present) { print("kept: \(aside.path)") }
    }
    try await report("restored", backup.copy(into: Database.shared()))
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

  private static func report(_ what: String, _ count: Int) {
    print("\(what): \(count) \(count == 1 ? "row" : "rows")")
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
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    return code
  }
}
