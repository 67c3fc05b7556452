import Foundation

/// The size of a write-ahead log as the programs that used it last have noted it in the index beside
/// the log (`-shm`; https://www.sqlite.org/walformat.html, 2).
///
/// A log that was cut off looks like a shorter one, and SQLite reads it without a word. The index
/// of programs that were killed still says how many frames there were. It is missing after an
/// orderly end, and SQLite writes it anew when the database is opened, so read it before.
struct LogRecord: Equatable {
  private static let headerBytes = 48
  private static let bytes = 2 * headerBytes + 4
  private static let version = 3_007_000

  /// The number of frames up to the last commit.
  let frames: Int
  /// The number of frames whose pages are in the database file already.
  let copied: Int
  /// The page size of the database.
  let pageSize: Int
  /// The salts of the log to which the index belongs.
  let salts: [UInt8]

  /// Parses the index of a log; `nil` if its two headers are not equal and whole.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.bytes else { return nil }
    let header = bytes[..<Self.headerBytes]
    guard header.elementsEqual(bytes[Self.headerBytes..<(2 * Self.headerBytes)]),
      Self.number(bytes, 0) == Self.version, bytes[12] != 0
    else { return nil }
    let sum = LogSum.zero.adding(bytes[..<40], isBigEndian: Self.isBigEndian)
    let noted = [40, 44].flatMap { LogSum.bigEndian(UInt32(Self.number(bytes, $0))) }
    guard sum.bytes == noted else { return nil }
    frames = Self.number(bytes, 16)
    let size = UInt16(bytes[14]) | UInt16(bytes[15]) << 8
    let stated = Int(Self.isBigEndian ? size.byteSwapped : size)
    // 65,536 does not fit.
    pageSize = stated == 1 ? 65_536 : stated
    salts = Array(bytes[32..<40])
    copied = Self.number(bytes, 2 * Self.headerBytes)
  }

  /// Reads the index of a database's log; `nil` if there is none.
  init?(of database: URL) {
    guard let bytes = FileManager.default.contents(atPath: database.path + "-shm") else {
      return nil
    }
    self.init(Array(bytes))
  }

  /// Returns how many of the noted frames neither can be read nor are in the database file.
  ///
  /// - Parameter log: The bytes of the log; empty if there is none.
  func lostFrames(in log: [UInt8]) -> Int {
    let read = LogFrames(log, pageSize: pageSize)
    // The log was begun anew after the index was written.
    if let read, read.hasSoundHeader, !read.salts.elementsEqual(salts) { return 0 }
    let readable = read?.frames.prefix { $0.isSound && $0.hasSalts }.count ?? 0
    return max(0, frames - max(readable, copied))
  }

  /// Compares a database's log with its index. Call it before the database is opened.
  ///
  /// - Returns: The frames that were noted, and of those the lost ones; `nil` if nothing is lost.
  static func loss(of database: URL) -> (frames: Int, lost: Int)? {
    guard let record = LogRecord(of: database) else { return nil }
    let log = FileManager.default.contents(atPath: database.path + "-wal")
    let lost = record.lostFrames(in: log.map { Array($0) } ?? [])
    // Another process may have used, moved or ended the log between the two readings.
    guard lost > 0, LogRecord(of: database) == record else { return nil }
    return (record.frames, lost)
  }

  private static let isBigEndian = Int32(1).bigEndian == 1

  /// Reads a number of four bytes in the order of this machine, as the index has them.
  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    let value = bytes[offset..<(offset + 4)].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return Int(isBigEndian ? value.byteSwapped : value)
  }
}
