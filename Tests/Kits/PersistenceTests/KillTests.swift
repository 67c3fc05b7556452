import Foundation
import StrataKitTesting
import Testing

@testable import StrataPersistence

@Suite(.timeLimit(.minutes(10))) struct KillTests {
  private static let kills = 50

  @Test(.thorough)
  func `after a writer was killed fifty times, all acknowledged documents are stored and intact`()
    async throws
  {
    let folder = try TemporaryFolder()
    let file = folder.file("killed.sqlite")
    var (last, missing) = (0, 0)
    for round in 0..<Self.kills {
      let said = try Writer(file: file, first: last + 1).killed(after: 1 + round % 7)
      #expect(said == Array((last + 1)..<(last + 1 + said.count)))
      last = try #require(said.last)
      missing += try await check(file, acknowledged: last)
    }
    try integrity(of: Database(file: file))
    BadDay("killed-writer").record(
      done: ["kills": Self.kills, "documents that were acknowledged": last],
      lost: ["acknowledged documents that are missing": missing])
  }

  /// Checks a database that a killed program has left, and returns how many documents are missing.
  private func check(_ file: URL, acknowledged last: Int) async throws -> Int {
    let database = try Database(file: file)
    #expect(database.damagedLog == nil && database.lostLog == nil, "a kill damages nothing")
    let stored = try await DocumentStore(database).collection("numbers", of: Int.self).all()
    let missing = Set(1...last).subtracting(stored)
    #expect(missing.isEmpty)
    let value = try database.keyValues(of: .local).data(forKey: "last")
    let number = try #require(value.flatMap { Int(String(decoding: $0, as: UTF8.self)) })
    #expect(number >= last)
    await database.close()
    return missing.count
  }

  private func integrity(of database: Database) throws {
    let said = try database.performNow { connection throws(PersistenceError) in
      try connection.rows("PRAGMA integrity_check") { row throws(PersistenceError) in row.text(0) }
    }
    #expect(said == ["ok"])
  }
}

/// A process of `persistence-writer`.
private struct Writer {
  private let process = Process()
  private let output = Pipe()

  init(file: URL, first: Int) throws {
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("persistence-writer")
    process.arguments = [file.path, "\(first)"]
    process.standardOutput = output
    try process.run()
  }

  /// Kills the process once it has printed `count` numbers, and returns all that it printed.
  func killed(after count: Int) throws -> [Int] {
    let reading = output.fileHandleForReading
    var said = Data()
    while said.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      let more = reading.availableData
      try #require(!more.isEmpty, "the writer ended by itself")
      said.append(more)
    }
    kill(process.processIdentifier, SIGKILL)
    said.append(reading.readDataToEndOfFile())
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    // The line after the last line break was cut off, so it was never acknowledged.
    return String(decoding: said, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .dropLast().compactMap { Int($0) }
  }
}
