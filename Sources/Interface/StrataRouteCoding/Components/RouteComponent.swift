/// Encodes text as one component of a URL's path.
///
/// Two steps, each for a reason:
/// 1. What servers, proxies and browsers change on the way becomes `~` and two hexadecimal digits:
///   `/ \ % ? # + ~` and control characters (`%2F` is turned into a slash by some), and the dots of
///   `.` and `..`. Empty text is `~`, the text `-` is `~-`, as `-` alone means nil.
/// 2. Everything else that is not plain ASCII is percent-encoded, so the address stays valid.
///
/// No per cent sign is left after the first step, so reading is the same with and without the
/// second.
enum RouteComponent {
  /// The path component that represents `nil`.
  static let absent = "-"

  private static let fragile = Set("/\\%?#+~".utf8)
  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

  static func encode(_ text: String) -> String {
    switch text {
    case "": return "~"
    case "-": return "~-"
    case ".": return "~2E"
    case "..": return "~2E~2E"
    default: break
    }
    var encoded = ""
    encoded.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if fragile.contains(byte) || byte < 0x20 || byte == 0x7F {
        encoded += "~" + hexadecimal(byte)
      } else if plain.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%" + hexadecimal(byte)
      }
    }
    return encoded
  }

  /// Returns the text of an escaped component.
  ///
  /// - Throws: ``RouteCodingError`` for an escape without its digits, or bytes that are not UTF-8.
  static func decode(_ component: String) throws(RouteCodingError) -> String {
    if component == "~" { return "" }
    if component == "~-" { return "-" }
    guard
      let unquoted = unescaped(Array(component.utf8), mark: UInt8(ascii: "%")),
      let bytes = unescaped(unquoted, mark: UInt8(ascii: "~")),
      let text = String(validating: bytes, as: UTF8.self)
    else { throw .malformed(component) }
    return text
  }

  private static func unescaped(_ bytes: [UInt8], mark: UInt8) -> [UInt8]? {
    guard bytes.contains(mark) else { return bytes }
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == mark else {
        result.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      result.append(high << 4 | low)
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
