import Foundation
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of what is left of a database if the power fails while it is written, on a disk that has
/// written only some sectors of what it was not asked to write, whichever came first.
@Suite(.timeLimit(.minutes(10))) struct PowerLossTests {
  private typealias Content = [String: String]

  private static let name = "data.sqlite"
  private static let transactions = 24
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A record of a program's writes to the disk, and of the content after each transaction.
  private struct Run {
    var events: [DiskEvent] = []
    var contents: [Content] = [[:]]
  }

  @Test
  func `after a loss of power, all that was acknowledged is stored, and each transaction is whole`()
    async throws
  {
    try await check(losses: 80, seed: 1)
  }

  @Test(.thorough, arguments: 2...4 as ClosedRange<UInt64>)
  func `after many losses of power, all that was acknowledged is stored, and none of it by halves`(
    seed: UInt64
  ) async throws {
    try await check(losses: 250, seed: seed)
  }

  private func check(losses: Int, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let run = try await run(using: &random)
    let reader = try RecordingSystem(isRecording: false)
    let moments = (0..<losses).map { _ in Int.random(in: 0...run.events.count, using: &random) }
    let counts = Dictionary(grouping: moments) { $0 }.mapValues(\.count)
    var (disk, acknowledged) = (FragileDisk(database: Self.name), 0)
    var (told, broken) = (0, 0)
    for index in 0...run.events.count {
      let isLogSafe = disk.isLogSafe
      for loss in 0..<(counts[index] ?? 0) {
        let left = disk.afterLoss(using: &random)
        let allowed = Array(run.contents[acknowledged...].prefix(2))
        let comment = "seed \(seed), event \(index), loss \(loss)"
        let found = try await check(left, allowed, isLogSafe: isLogSafe, reader.name, comment)
        (told, broken) = (told + (found.isTold ? 1 : 0), broken + (found.isWhole ? 0 : 1))
      }
      guard index < run.events.count else { break }
      disk.apply(run.events[index])
      if case .acknowledged(let number) = run.events[index] { acknowledged = number }
    }
    #expect(acknowledged == Self.transactions)
    BadDay("power-loss").record(
      done: ["transactions": acknowledged, "losses of power meanwhile": losses],
      seen: ["losses after which the operator is told of a damaged log": told],
      lost: ["losses after which an acknowledged transaction was missing or halved": broken])
  }

  /// Opens what a loss of power has left, and compares it with what may be stored. Returns whether
  /// it may be, and whether the operator is told that the log was damaged.
  private func check(
    _ left: [String: [UInt8]], _ allowed: [Content], isLogSafe: Bool, _ system: String,
    _ comment: String
  ) async throws -> (isWhole: Bool, isTold: Bool) {
    let place = folder.file(UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    for (name, bytes) in left { try Data(bytes).write(to: place.appendingPathComponent(name)) }
    let database = try Database(file: place.appendingPathComponent(Self.name), system: system)
    #expect(try await database.problems() == [], "\(comment)")
    let found = try await content(of: database)
    let isWhole = allowed.contains(found)
    #expect(isWhole, "\(comment): \(found.mapValues { $0.prefix(2) })")
    if isLogSafe { #expect(database.damagedLog == nil, "\(comment)") }
    // An index may be older than a log that was emptied since.
    let isLogRead = (left[Self.name + "-wal"]?.count ?? 0) > 32 + 24 + 4_096
    if isLogRead { #expect(database.lostLog == nil, "\(comment)") }
    try await notes(in: database).put(Note("further"), key: "further")
    #expect(try await notes(in: database).all().first == Note("further"), "\(comment)")
    let isTold = database.damagedLog != nil
    await database.close()
    return (isWhole, isTold)
  }

  /// Stores transactions of several pages each, with checkpoints in between, and closes the database.
  private func run(using random: inout SeededGenerator) async throws -> Run {
    var run = Run()
    let (system, file) = (try RecordingSystem(), folder.file(Self.name))
    let database = try Database(file: file, system: system.name)
    let index = URL(fileURLWithPath: file.path + "-shm")
    for number in 1...Self.transactions {
      run.contents.append(
        try await store(number, after: run.contents[number - 1], in: database, using: &random))
      system.note(.acknowledged(number))
      system.note(.index(Array(try Data(contentsOf: index))))
      if number % 4 == 0 {
        try await checkpoint(["PASSIVE", "RESTART", "TRUNCATE"][number / 4 % 3], in: database)
      }
    }
    await database.close()
    run.events = system.events
    return run
  }

  /// Stores three documents and removes one, and returns the content after it.
  private func store(
    _ number: Int, after content: Content, in database: Database,
    using random: inout SeededGenerator
  ) async throws -> Content {
    let keys = Array(["a", "b", "c", "d", "e", "f", "g"].shuffled(using: &random).prefix(4))
    let text = "\(number) " + String(repeating: "x", count: 1_500 + 40 * number)
    let notes = notes(in: database)
    try await DocumentStore(database).change { changes throws(PersistenceError) in
      for key in keys.dropLast() { try changes.put(Note(text), key: key, in: notes) }
      try changes.remove(key: keys[3], in: notes)
    }
    var content = content
    for key in keys.dropLast() { content[key] = text }
    content[keys[3]] = nil
    return content
  }

  private func checkpoint(_ kind: String, in database: Database) async throws {
    try await database.perform { engine throws(PersistenceError) in
      try (engine as? Connection)?.script("PRAGMA wal_checkpoint(\(kind))")
    }
  }

  private func notes(in database: Database) -> DocumentCollection<Note> {
    DocumentStore(database).collection("notes", of: Note.self, scope: .shared)
  }

  private func content(of database: Database) async throws -> Content {
    let found = try await notes(in: database).documents()
    return Dictionary(found.map { ($0.key, $0.value.text) }) { first, _ in first }
  }
}
