import StrataWebServer

/// The parts of a request's head by which a front chooses the worker.
///
/// Only what the worker's server cannot see is checked, such as the ends of lines, and what its
/// library would answer itself: it reads the same bytes again and refuses everything else that is
/// wrong.
package struct RequestHead: Equatable {
  /// The result of reading a head that may still be arriving.
  package enum Reading: Equatable {
    /// The head is incomplete; more bytes must arrive.
    case partial
    case whole(RequestHead)
  }

  /// The maximum number of bytes of a head, which are read at most.
  package static let limit = HeadLines.limit

  /// The method in upper case: the worker's server reads it in any case.
  package var method = ""
  /// The path without its query, as it was sent.
  package var path = ""
  /// The values of all `Cookie` fields.
  var cookies: [String] = []
  /// A Boolean value that indicates whether a proxy sent the request. A proxy may send requests of
  /// several visitors on the same connection.
  var isForwarded = false
  /// The values of all `X-Forwarded-For` fields.
  var forwardedFor: [String] = []
  /// The values of all `X-Forwarded-Proto` fields.
  var forwardedProtocols: [String] = []
  /// The values of all `Host` fields; a worker refuses a head with several.
  var hosts: [String] = []
  /// The value of the first `X-Request-ID` field.
  var requestID: String?
  /// A Boolean value that indicates whether a proxy may separate the lines of the head differently:
  /// a line ends without a carriage return, or has one in its middle, or there is no request behind
  /// the empty lines that are ignored.
  var isUnclear = false
  /// A Boolean value that indicates whether a line is no field with a usual name, or announces a
  /// body. A worker's server decides whether it refuses the head.
  var isUnusual = false
  /// The reason for which no worker may read the head; `nil` if one may.
  var refusal: HeadRefusal?
  /// A Boolean value that indicates whether the head does not end within ``limit``.
  var isTooLong = false

  /// Reads a head from the bytes that have arrived so far.
  package static func read(_ bytes: [UInt8]) -> Reading {
    // A connection that begins with another byte, such as one with TLS, is no request.
    if let first = bytes.first, !HeadLines.isBeginning(first) {
      var head = RequestHead()
      head.refusal = .request
      return .whole(head)
    }
    guard let lines = HeadLines(bytes) else {
      guard bytes.count >= limit else { return .partial }
      var head = RequestHead()
      head.isTooLong = true
      return .whole(head)
    }
    return .whole(RequestHead(lines))
  }

  /// A Boolean value that indicates whether the answer is the same for all visitors: a file of the
  /// framework, or the refusal of a method.
  ///
  /// The worker's server resolves dots and escapes. A path with them may be that of a page.
  package var isFile: Bool {
    guard method == "GET" || method == "HEAD" else { return true }
    return path.hasPrefix("/~/") && !path.contains("..") && path.utf8.allSatisfy(Self.isPlain)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    // The bytes - . / and digits follow each other.
    case UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }

  private init(_ lines: HeadLines) {
    isUnclear = lines.isUnclear
    refusal = lines.refusal
    isForwarded = lines.isForwarded
    let words = (lines.texts.first ?? "").split(separator: " ")
    method = words.first?.uppercased() ?? ""
    path = words.dropFirst().first.map { String($0.prefix { $0 != "?" }) } ?? ""
    for line in lines.texts.dropFirst() { note(line) }
  }

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }

  init() {}

  private mutating func note(_ line: String) {
    let name = HeadLines.name(of: line)
    if name.isEmpty || !name.utf8.allSatisfy(HeadRefusal.isWord) { isUnusual = true }
    guard let colon = line.firstIndex(of: ":") else { return }
    let value = String(line[line.index(after: colon)...].drop(while: Self.isBlank))
    switch name {
    case "cookie": cookies.append(value)
    case "x-forwarded-for": forwardedFor.append(value)
    case "x-forwarded-proto": forwardedProtocols.append(value)
    case "x-request-id": requestID = requestID ?? value
    case "content-length", "transfer-encoding": isUnusual = true
    case "host": hosts.append(String(value.prefix { !Self.isBlank($0) }))
    default: break
    }
  }
}
