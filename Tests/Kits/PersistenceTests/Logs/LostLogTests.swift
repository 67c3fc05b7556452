import Foundation
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of databases whose write-ahead log was cut off or changed after its program was killed:
/// rows that are missing are reported.
@Suite(.timeLimit(.minutes(10))) struct LostLogTests {
  private static let rows = 9
  private static let all = Set((0..<rows).map(String.init))
  private static let frame = 24 + 4096
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The three files of a database as a killed program leaves them.
  private struct Killed {
    let database: Data, log: Data, index: Data

    /// Writes the files, with another log, under a name in a folder.
    func write(_ name: String, log: Data?, in folder: TemporaryFolder) throws -> URL {
      let file = folder.file("\(name).sqlite")
      try database.write(to: file)
      try log?.write(to: URL(fileURLWithPath: file.path + "-wal"))
      try index.write(to: URL(fileURLWithPath: file.path + "-shm"))
      return file
    }
  }

  private func killed() async throws -> Killed {
    let source = folder.file("source.sqlite")
    let database = try Database(file: source)
    let notes = DocumentStore(database).collection("notes", of: Note.self)
    for number in 0..<Self.rows { try await notes.put(Note("note \(number)"), key: "\(number)") }
    // Closing would empty the log; the copies are what a kill leaves.
    let killed = try Killed(
      database: Data(contentsOf: source),
      log: Data(contentsOf: URL(fileURLWithPath: source.path + "-wal")),
      index: Data(contentsOf: URL(fileURLWithPath: source.path + "-shm")))
    await database.close()
    return killed
  }

  private func keys(in database: Database) async throws -> Set<String> {
    Set(
      try await DocumentStore(database).collection("notes", of: Note.self).documents().map(\.key))
  }

  /// Opens a database whose log is as given. Returns whether rows are missing without a word.
  private func isSilent(_ killed: Killed, _ name: String, log: Data?) async throws -> Bool {
    let file = try killed.write(name, log: log, in: folder)
    guard let database = try? Database(file: file) else { return false }
    let isReported = database.damagedLog != nil || database.lostLog != nil
    let kept = database.damagedLog?.kept ?? database.lostLog?.kept
    if let kept { #expect(try Data(contentsOf: kept) == log, "\(name): the found file is kept") }
    let found = (try? await keys(in: database)) ?? []
    await database.close()
    return found != Self.all && !isReported
  }

  /// Opens the database with a log for each place, and expects that no rows are missing without a
  /// word.
  private func expectReports(
    _ killed: Killed, _ what: String, at places: [Int], log: (Int) -> Data
  ) async throws {
    var silent = 0
    for place in places {
      let isSilent = try await isSilent(killed, "\(what) \(place)", log: log(place))
      #expect(!isSilent, "\(what) at byte \(place)")
      if isSilent { silent += 1 }
    }
    BadDay("damaged-log").record(
      done: ["logs \(what)": places.count],
      lost: ["logs of which rows were missing without a word": silent])
  }

  @Test func `a complete write-ahead log is read without a report`() async throws {
    let killed = try await killed()
    let file = try killed.write("whole", log: killed.log, in: folder)
    let database = try Database(file: file)
    #expect(database.lostLog == nil && database.damagedLog == nil)
    #expect(try await keys(in: database) == Self.all)
    await database.close()
    let again = try Database(file: file)
    #expect(again.lostLog == nil)
    await again.close()
  }

  @Test func `a write-ahead log cut off near the end of a page is reported if rows are lost`()
    async throws
  {
    let killed = try await killed()
    let count = (killed.log.count - 32) / Self.frame
    let ends = (0...count).map { 32 + $0 * Self.frame }
    let cuts = [0, 1, 31] + ends.flatMap { [$0 - 1, $0, $0 + 1, $0 + 24, $0 + 2_000] }
    let places = Set(cuts).filter { $0 < killed.log.count }
    try await expectReports(killed, "cut off", at: places.sorted()) { Data(killed.log.prefix($0)) }
    #expect(try await !isSilent(killed, "gone", log: nil))
  }

  /// A test for every byte would open the database some eighty thousand times.
  @Test(.thorough)
  func `a write-ahead log cut off after any multiple of 499 bytes is reported if rows are lost`()
    async throws
  {
    let killed = try await killed()
    let places = Array(stride(from: 0, to: killed.log.count, by: 499))
    try await expectReports(killed, "cut off", at: places) { Data(killed.log.prefix($0)) }
  }

  @Test func `a write-ahead log with a changed bit is reported if documents are lost`()
    async throws
  {
    let killed = try await killed()
    // Each byte of the first headers and of the last frame's, and some of the pages.
    let last = killed.log.count - Self.frame
    let positions =
      Array(0..<56) + Array(last..<(last + 24)) + stride(from: 57, to: killed.log.count, by: 3_571)
    try await expectReports(killed, "with a changed bit", at: positions) { position in
      var log = killed.log
      log[position] ^= 1 << UInt8(position % 8)
      return log
    }
  }

  @Test func `a log without its last three pages is kept, and the report says what is missing`()
    async throws
  {
    let killed = try await killed()
    let count = (killed.log.count - 32) / Self.frame
    let cut = Data(killed.log.dropLast(3 * Self.frame))
    let file = try killed.write("short", log: cut, in: folder)
    let database = try Database(file: file)
    let report = try #require(database.lostLog)
    let kept = file.path + "-wal.damaged-1"
    #expect(
      report.message
        == "\(file.path)-wal lacks the last 3 of its \(count) pages: the latest changes may be "
        + "missing, and all earlier ones were read. The file is kept as \(kept).")
    #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == cut)
    let had = try await keys(in: database)
    #expect(had.isStrictSubset(of: Self.all))
    let notes = DocumentStore(database).collection("notes", of: Note.self)
    try await notes.put(Note("new"), key: "new")
    await database.close()
    let again = try Database(file: file)
    #expect(again.lostLog == nil, "it is reported once")
    #expect(try await keys(in: again) == had.union(["new"]))
    await again.close()
  }

  @Test func `a missing write-ahead log is reported, without a copy`() async throws {
    let killed = try await killed()
    let file = try killed.write("gone", log: nil, in: folder)
    let database = try Database(file: file)
    let report = try #require(database.lostLog)
    #expect(report.kept == nil)
    #expect(report.message.contains(", since the file is gone or empty: the latest changes"))
    await database.close()
  }
}

/// Tests of the index beside a write-ahead log.
@Suite struct LogRecordTests {
  /// Returns an index as SQLite writes it on this machine.
  private func index(
    frames: UInt32, copied: UInt32 = 0, salts: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
  ) -> [UInt8] {
    func native<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
      withUnsafeBytes(of: number) { Array($0) }
    }
    let start: [UInt32] = [3_007_000, 0, 1]
    var header = start.flatMap(native) + [1, 0] + native(UInt16(SyntheticLog.page))
    header += native(frames) + native(UInt32(5)) + [UInt8](repeating: 0, count: 8) + salts
    let sum = SyntheticLog.checksum(
      header, after: (0, 0), isBigEndian: UInt32(1).bigEndian == 1)
    header += native(sum.0) + native(sum.1)
    return header + header + native(copied) + [UInt8](repeating: 0, count: 36)
  }

  @Test func `the log's index has the number of frames and of those already copied`() throws {
    let record = try #require(LogRecord(index(frames: 7, copied: 2)))
    #expect(record.frames == 7 && record.copied == 2 && record.pageSize == 512)
    #expect(record.salts == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func `an index of the log that is truncated or changed is ignored`() {
    let bytes = index(frames: 7)
    for count in [0, 48, 99] { #expect(LogRecord(Array(bytes[..<count])) == nil) }
    for byte in 0..<96 {
      var changed = bytes
      changed[byte] ^= 0x10
      #expect(LogRecord(changed) == nil, "byte \(byte)")
    }
    #expect(LogRecord([UInt8](repeating: 0, count: 200)) == nil)
  }

  @Test(arguments: [(3, 0, 0), (4, 0, 1), (9, 0, 6), (9, 8, 1), (9, 9, 0), (2, 0, 0)])
  func `log frames count as lost if they are neither in the log nor copied to the database`(
    frames: Int, copied: Int, lost: Int
  ) throws {
    let record = try #require(LogRecord(index(frames: UInt32(frames), copied: UInt32(copied))))
    let log = SyntheticLog.with([1, 1, 1]).bytes
    #expect(record.lostFrames(in: log) == lost)
    #expect(record.lostFrames(in: []) == max(0, frames - copied))
  }

  @Test func `a damaged log frame counts as lost, with all frames after it`() throws {
    let record = try #require(LogRecord(index(frames: 3)))
    var log = SyntheticLog.with([1, 1, 1]).bytes
    log[32 + SyntheticLog.frame + 100] ^= 1
    #expect(record.lostFrames(in: log) == 2)
  }

  @Test func `a log with newer salts than its index has no lost frames`() throws {
    let record = try #require(LogRecord(index(frames: 9)))
    let log = SyntheticLog.with([1], salts: [9, 9, 9, 9, 8, 8, 8, 8]).bytes
    #expect(record.lostFrames(in: log) == 0)
  }
}
