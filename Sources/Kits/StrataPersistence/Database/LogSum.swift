/// The cumulative checksum of a write-ahead log: two numbers, added to in turn.
struct LogSum: Equatable {
  static let zero = LogSum(first: 0, second: 0)

  private var first: UInt32
  private var second: UInt32

  private init(first: UInt32, second: UInt32) {
    self.first = first
    self.second = second
  }

  /// Reads a checksum from a log, which stores it big-endian.
  init(_ bytes: [UInt8], at offset: Int) {
    first = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    second = bytes[(offset + 4)..<(offset + 8)].reduce(0) { $0 << 8 | UInt32($1) }
  }

  var bytes: [UInt8] { Self.bigEndian(first) + Self.bigEndian(second) }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Returns the checksum of the log after some more bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, whose number is a multiple of eight.
  ///   - isBigEndian: The byte order of the numbers, as the log's header states.
  func adding(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> LogSum {
    var sum = self
    bytes.withUnsafeBytes { raw in
      for offset in stride(from: 0, to: raw.count - 7, by: 8) {
        let left = raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        let right = raw.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
        sum.first &+= (isBigEndian ? left.bigEndian : left.littleEndian) &+ sum.second
        sum.second &+= (isBigEndian ? right.bigEndian : right.littleEndian) &+ sum.first
      }
    }
    return sum
  }
}
