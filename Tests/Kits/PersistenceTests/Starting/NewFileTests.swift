import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of SQLite files that several programs create and open at once.
@Suite(.timeLimit(.minutes(5))) struct NewFileTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("deep/data.sqlite")
  }

  @Test func `a file that another program has just created is not replaced`() throws {
    try Connection.makeFile(file)
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    let connection = try Connection(file: file, patience: .zero)
    try connection.script("CREATE TABLE kept (value)")
    let before = try number(of: file)
    try Connection.makeFile(file)
    #expect(try number(of: file) == before)
  }

  /// Returns the number by which the system knows a file.
  private func number(of file: URL) throws -> UInt64 {
    let facts = try FileManager.default.attributesOfItem(atPath: file.path)
    return try #require((facts[.systemFileNumber] as? NSNumber)?.uint64Value)
  }

  @Test func `a program that switches on the log waits for another that reads the file`()
    async throws
  {
    try Connection.makeFile(file)
    let reader = try Connection(file: file, patience: .zero)
    try reader.script("CREATE TABLE kept (value); BEGIN; SELECT count(*) FROM kept")
    let ended = Locked(false)
    let opening = Task.detached { [file] in
      defer { ended.withLock { $0 = true } }
      try Connection(file: file, patience: .seconds(60)).useLog()
    }
    // Whoever waits for the readers lets no other reader in.
    let other = try Connection(file: file, patience: .zero)
    while (try? other.run(text: "SELECT count(*) FROM kept")) != nil {
      try #require(!ended.withLock { $0 }, "it has not waited")
      await Task.yield()
    }
    try reader.script("ROLLBACK")
    try await opening.value
    // A connection learns of another mode when it reads the file.
    try other.run(text: "SELECT count(*) FROM kept")
    let mode = try other.rows(text: "PRAGMA journal_mode") { row throws(PersistenceError) in
      row.text(0)
    }
    #expect(mode == ["wal"])
  }

  /// A program of this package that stores numbers until it is killed.
  @Test(.thorough) func `four programs that start at once on an empty file all store documents`()
    async throws
  {
    for round in 0..<10 {
      let file = folder.file("\(round)/data.sqlite")
      let writers = try (0..<4).map { number in
        try RunningProgram(
          "persistence-writer", in: Bundle.main.bundleURL, [file.path, "\(1_000 * number + 1)"])
      }
      let said = writers.map { $0.firstLine() }
      for writer in writers { kill(writer.process.processIdentifier, SIGKILL) }
      let errors = writers.map { $0.end().errors }
      #expect(said == ["1", "1001", "2001", "3001"], "\(errors)")
      let database = try Database(file: file)
      let stored = try await DocumentStore(database).collection("numbers", of: Int.self).all()
      let missing = Set([1, 1_001, 2_001, 3_001]).subtracting(stored)
      #expect(missing.isEmpty)
      BadDay("starting-together").record(
        done: ["servers that started together": writers.count],
        lost: ["documents of these that are missing": missing.count])
      await database.close()
    }
  }
}
