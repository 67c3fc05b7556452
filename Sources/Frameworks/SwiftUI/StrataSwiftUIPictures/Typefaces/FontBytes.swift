/// The bytes of a font file. Numbers outside of the file are 0, so that a damaged file draws
/// wrong letters, but never ends the program.
struct FontBytes: Sendable {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  func byte(_ at: Int) -> Int { at >= 0 && at < bytes.count ? Int(bytes[at]) : 0 }

  func short(_ at: Int) -> Int { byte(at) << 8 | byte(at + 1) }

  func signed(_ at: Int) -> Int { Int(Int16(truncatingIfNeeded: short(at))) }

  func long(_ at: Int) -> Int { short(at) << 16 | short(at + 2) }

  /// Returns a number of a few bytes, the highest first.
  func number(_ at: Int, size: Int) -> Int {
    (0..<max(0, min(size, 4))).reduce(0) { $0 << 8 | byte(at + $1) }
  }

  func tag(_ at: Int) -> String {
    String(decoding: (0..<4).map { UInt8(byte(at + $0)) }, as: UTF8.self)
  }
}
