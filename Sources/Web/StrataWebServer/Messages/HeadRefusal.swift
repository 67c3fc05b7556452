/// The reason for which a head is refused before libwebsockets reads it: the library would answer
/// with a page of its own and no callback, or wait for the end of a head that it has missed.
package struct HeadRefusal: Equatable, Sendable {
  package let status: Int
  package let reason: String

  /// The refusal of bytes that are not a request.
  package static let request = HeadRefusal(
    status: 400, reason: "the first line is not a request of HTTP/1.1")
  static let method = HeadRefusal(status: 501, reason: "this server does not know the method")
  static let target = HeadRefusal(
    status: 400,
    reason: "the target must begin with a slash, and each % must begin the escape of a byte")
  static let escape = HeadRefusal(
    status: 400,
    reason: "the target must not have an escaped zero byte, line feed or carriage return")
  static let control = HeadRefusal(
    status: 400, reason: "the target must not have control characters")
  static let version = HeadRefusal(status: 505, reason: "this server speaks HTTP/1.1")
  static let name = HeadRefusal(
    status: 400, reason: "a header line does not begin with a name and a colon")

  private static let blank = UInt8(ascii: " ")

  /// Returns the refusal of a head; `nil` if libwebsockets passes it on.
  ///
  /// - Parameter lines: The request line and the header lines.
  static func of(_ lines: [String]) -> HeadRefusal? {
    guard let line = lines.first else { return nil }
    if let refusal = of(line: line) { return refusal }
    // A later line with a colon would end a name that was misread, and be seen then.
    let isMissed = lines.count > 1 && LibraryWords.misses(HeadLines.name(of: lines.last ?? ""))
    return isMissed ? .name : nil
  }

  /// Returns the refusal of a request line; `nil` if libwebsockets passes it on.
  private static func of(line: String) -> HeadRefusal? {
    let method = line.utf8.prefix { $0 != blank }
    // It passes on a header line before the request line.
    if method.contains(UInt8(ascii: ":")) { return nil }
    guard !method.isEmpty, method.allSatisfy(isWord) else { return .request }
    let name = String(decoding: method, as: UTF8.self).uppercased()
    guard LibraryWords.methods.contains(where: { $0.1 == name }) else { return .method }
    let rest = line.utf8.dropFirst(method.count).drop { $0 == blank }
    let target = rest.prefix { $0 != blank }
    if let refusal = of(target: Array(target)) { return refusal }
    let version = rest.dropFirst(target.count).drop { $0 == blank }.prefix { $0 != blank }
    return isForeign(version: String(version) ?? "") ? .version : nil
  }

  /// Returns whether the version at the end of a request line is one of HTTP that this server does not
  /// speak (RFC 9110, 15.6.6).
  static func isForeign(version: String) -> Bool {
    version.hasPrefix("HTTP/") && !(version.hasPrefix("HTTP/1.") && version.utf8.count == 8)
  }

  /// Returns whether a byte may be in a method or in the usual name of a field: an ASCII letter or
  /// digit, a hyphen or an underscore.
  package static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Returns the refusal of a target; `nil` if libwebsockets can decode it. The library drops the
  /// connection at an escaped zero byte, and would end the path at a plain one. A line feed or carriage return would end the request line for it, so
  /// that whoever makes a link could add header lines to the request of another person.
  private static func of(target: [UInt8]) -> HeadRefusal? {
    guard target.first == UInt8(ascii: "/") else { return .target }
    var rest = target[...]
    while let byte = rest.popFirst() {
      if byte < blank || byte == 127 { return .control }
      guard byte == UInt8(ascii: "%") else { continue }
      guard let escaped = PercentEncoding.hexPair(rest) else { return .target }
      if [0, 10, 13].contains(escaped) { return .escape }
      rest = rest.dropFirst(2)
    }
    return nil
  }
}
