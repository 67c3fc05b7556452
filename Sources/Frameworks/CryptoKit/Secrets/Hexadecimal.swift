extension Sequence where Element == UInt8 {
  /// Two lowercase hexadecimal digits for each byte.
  var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    let bytes = flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
