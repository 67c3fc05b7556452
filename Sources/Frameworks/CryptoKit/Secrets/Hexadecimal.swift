extension Sequence where Element == UInt8 {
  /// The bytes as a text of two lowercase hexadecimal digits each.
  var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    let bytes = flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
