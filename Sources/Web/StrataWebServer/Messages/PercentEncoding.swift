/// Percent-encoding of bytes (RFC 3986), so that no byte of a request is lost.
enum PercentEncoding {
  /// The bytes that need no encoding in a path: unreserved, sub-delimiters, `:`, `@` and `/`.
  static let path = table("-._~!$&'()*+,;=:@/")
  /// The bytes that need no encoding in a query item's name or value.
  static let query = table("-._~!$'()*,:@/?")

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func table(_ extra: String) -> [Bool] {
    var table = [Bool](repeating: false, count: 256)
    for byte in UInt8(ascii: "a")...UInt8(ascii: "z") { table[Int(byte)] = true }
    for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { table[Int(byte)] = true }
    for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { table[Int(byte)] = true }
    for byte in extra.utf8 { table[Int(byte)] = true }
    return table
  }

  /// Appends bytes, encoding those that the table does not allow as `%XX`.
  static func encode(
    _ bytes: some Sequence<UInt8>, allowed: [Bool], into result: inout [UInt8]
  ) {
    for byte in bytes {
      if allowed[Int(byte)] {
        result.append(byte)
      } else {
        result.append(UInt8(ascii: "%"))
        result.append(digits[Int(byte >> 4)])
        result.append(digits[Int(byte & 15)])
      }
    }
  }

  static func decode(_ bytes: some Collection<UInt8>, plusIsSpace: Bool) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let decoded = hexPair(rest) {
        result.append(decoded)
        rest = rest.dropFirst(2)
      } else {
        result.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the byte of the two hexadecimal digits at the beginning; `nil` if there are none.
  static func hexPair(_ bytes: some Collection<UInt8>) -> UInt8? {
    guard let high = bytes.first.flatMap(hexDigit),
      let low = bytes.dropFirst().first.flatMap(hexDigit)
    else { return nil }
    return high << 4 | low
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
