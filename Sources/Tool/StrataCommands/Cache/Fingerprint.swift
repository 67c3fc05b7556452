/// A 128-bit hash of bytes: it distinguishes files and is not cryptographic.
struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  private var high: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var low: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  init() {}

  init(_ bytes: [UInt8]) {
    self.init()
    add(bytes)
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  /// Adds bytes and their count, so that `ab` + `c` differs from `a` + `bc`.
  mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { whole in
      let words = whole.count / 8
      for index in 0..<words {
        mix(whole.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
      }
      var rest: UInt64 = 0
      for byte in whole[(words * 8)...] { rest = rest << 8 | UInt64(byte) }
      mix(rest)
    }
    mix(UInt64(bytes.count))
  }

  private mutating func mix(_ word: UInt64) {
    let first = (high ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    let second = (low &+ word).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    high = first.high ^ first.low ^ (low << 23 | low >> 41)
    low = second.high &+ second.low ^ (high << 11 | high >> 53)
  }

  var description: String {
    [high, low].map { word in
      let text = String(word, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }
}
