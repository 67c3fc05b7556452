import Foundation

/// A write-ahead log that a test assembles as SQLite's file format describes it, with pages of 512
/// bytes.
struct SyntheticLog {
  static let page = 512
  static let frame = 24 + page
  /// The bytes of the file.
  private(set) var bytes: [UInt8]
  private let salts: [UInt8]
  private let isBigEndian: Bool
  private var sum: (UInt32, UInt32)

  init(salts: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8], isBigEndian: Bool = false) {
    self.salts = salts
    self.isBigEndian = isBigEndian
    let magic: UInt32 = isBigEndian ? 0x377F_0683 : 0x377F_0682
    bytes = [magic, 3_007_000, UInt32(Self.page), 0].flatMap(Self.big) + salts
    sum = Self.checksum(bytes, after: (0, 0), isBigEndian: isBigEndian)
    bytes += Self.big(sum.0) + Self.big(sum.1)
  }

  /// Returns a log with a frame for each number, which is the size of the database after a commit,
  /// and 0 in a frame without one.
  static func with(
    _ commits: [UInt32], salts: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8], isBigEndian: Bool = false
  ) -> SyntheticLog {
    var log = SyntheticLog(salts: salts, isBigEndian: isBigEndian)
    for (index, size) in commits.enumerated() { log.append(page: UInt32(index + 1), commit: size) }
    return log
  }

  mutating func append(page: UInt32, commit: UInt32) {
    let head = Self.big(page) + Self.big(commit)
    let content = (0..<Self.page).map { UInt8(truncatingIfNeeded: $0 &+ Int(page)) }
    sum = Self.checksum(head + content, after: sum, isBigEndian: isBigEndian)
    bytes += head + salts + Self.big(sum.0) + Self.big(sum.1) + content
  }

  /// The checksum of SQLite's file format, 4.2.
  static func checksum(
    _ bytes: [UInt8], after start: (UInt32, UInt32), isBigEndian: Bool
  ) -> (UInt32, UInt32) {
    func word(_ offset: Int) -> UInt32 {
      let four = Array(bytes[offset..<(offset + 4)])
      return (isBigEndian ? four : four.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
    }
    return stride(from: 0, to: bytes.count, by: 8).reduce(start) { sum, offset in
      let first = sum.0 &+ word(offset) &+ sum.1
      return (first, sum.1 &+ word(offset + 4) &+ first)
    }
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
