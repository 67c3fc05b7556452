import StrataWebServer

/// The ID of a request, by which an answer is found in the access log and in that of a proxy.
enum RequestID {
  private static let lengths = 16...36

  /// Returns the ID that a trusted proxy gave the request, or a new one of 16 hexadecimal digits.
  ///
  /// A proxy's ID counts only if it consists of digits, as nginx's and all UUIDs do: proxies may
  /// pass on what a visitor sent, and words would reach the log.
  static func of(_ request: HTTPRequest, trusting proxies: TrustedProxies) -> String {
    let given = request.headers[WebServer.Journal.header]
    if let given, proxies.sent(request), isPlain(given) { return given }
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func isPlain(_ id: String) -> Bool {
    guard lengths.contains(id.utf8.count) else { return false }
    return id.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
  }
}
