/// The sum over a write-ahead log up to some place: two numbers, each added to by turns.
struct LogSum: Equatable {
  static let zero = LogSum(first: 0, second: 0)

  private var first: UInt32
  private var second: UInt32

  private init(first: UInt32, second: UInt32) {
    self.first = first
    self.second = second
  }

  /// Reads a sum that a log holds; it stands there with its highest byte first.
  init(_ bytes: [UInt8], at offset: Int) {
    first = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    second = bytes[(offset + 4)..<(offset + 8)].reduce(0) { $0 << 8 | UInt32($1) }
  }

  var bytes: [UInt8] { Self.bigEndian(first) + Self.bigEndian(second) }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// - Parameters:
  ///   - bytes: A multiple of eight of them.
  ///   - isBigEndian: How the log reads numbers from pages; its header says so.
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
