import StrataLayerRules

extension Violation {
  /// The FNV-1a hash of rule, file and symbol, in hexadecimal digits. It stays the same if the
  /// violation moves to another line.
  var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(id)\u{0}\(path)\u{0}\(symbol)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
