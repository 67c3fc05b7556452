/// The parts of a request's head by which a front chooses the worker.
///
/// Only what the worker's server cannot see is checked, such as the ends of lines: it reads the same
/// bytes again and refuses everything else that is wrong.
struct RequestHead: Equatable {
  /// The result of reading a head that may still be arriving.
  enum Reading: Equatable {
    /// The head is incomplete; more bytes must arrive.
    case partial
    case whole(RequestHead)
  }

  /// The maximum number of bytes of a head, which are read at most.
  static let limit = 64 << 10
  /// The number of empty lines before a request that are ignored.
  private static let blankLines = 4
  private static let proxyFields: Set<String> = [
    "forwarded", "via", "x-forwarded-for", "x-forwarded-proto", "x-real-ip",
  ]

  /// The method in upper case: the worker's server reads it in any case.
  var method = ""
  /// The path without its query, as it was sent.
  var path = ""
  /// The values of all `Cookie` fields.
  var cookies: [String] = []
  /// A Boolean value that indicates whether a proxy sent the request. A proxy may send requests of
  /// several visitors on the same connection.
  var isForwarded = false
  /// The values of all `X-Forwarded-For` fields.
  var forwardedFor: [String] = []
  /// A Boolean value that indicates whether a proxy may separate the lines of the head differently:
  /// a line ends without a carriage return, or has one in its middle, or there is no request behind
  /// the empty lines that are ignored.
  var isUnclear = false
  /// A Boolean value that indicates whether the head does not end within ``limit``.
  var isTooLong = false

  /// Reads a head from the bytes that have arrived so far.
  static func read(_ bytes: [UInt8]) -> Reading {
    // Such as TLS: a worker refuses it at once.
    if let first = bytes.first, !isBeginning(first) { return .whole(RequestHead()) }
    let all = bytes.split(separator: 10, omittingEmptySubsequences: false)
    var lines = all[...]
    // An empty line before a request is ignored (RFC 9112, 2.2).
    for _ in 0..<blankLines {
      guard let first = lines.first, isEmpty(first), lines.count > 1 else { break }
      lines.removeFirst()
    }
    var head = RequestHead()
    guard let end = lines.dropLast().firstIndex(where: isEmpty) else {
      head.isTooLong = bytes.count >= limit
      return head.isTooLong ? .whole(head) : .partial
    }
    head = RequestHead(lines[..<end])
    head.isUnclear =
      lines.startIndex == end
      || all[...end].contains { $0.firstIndex(of: 13) != $0.endIndex - 1 }
    return .whole(head)
  }

  /// Returns whether bytes that have arrived since an earlier look may end the head: only then is it
  /// worth reading from its beginning, or a head in many small parts would cost a multiple.
  ///
  /// - Parameters:
  ///   - bytes: All bytes.
  ///   - seen: The number of those that were looked at before.
  static func mayEnd(_ bytes: UnsafeRawBufferPointer, after seen: Int) -> Bool {
    guard seen > 0, bytes.count < limit else { return true }
    // The end consists of up to three bytes, of which two may have been there.
    return (max(0, min(seen, bytes.count) - 2)..<bytes.count).contains { index in
      guard bytes[index] == 10, index + 1 < bytes.count else { return false }
      if bytes[index + 1] == 10 { return true }
      return bytes[index + 1] == 13 && index + 2 < bytes.count && bytes[index + 2] == 10
    }
  }

  /// A Boolean value that indicates whether the answer is the same for all visitors: a file of the
  /// framework, or the refusal of a method.
  ///
  /// The worker's server resolves dots and escapes. A path with them may be that of a page.
  var isFile: Bool {
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

  private static func isBeginning(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "z")).contains(byte) || byte == 13 || byte == 10
  }

  private static func isEmpty(_ line: ArraySlice<UInt8>) -> Bool {
    line.isEmpty || line.count == 1 && line.first == 13
  }

  private init(_ lines: ArraySlice<ArraySlice<UInt8>>) {
    let texts = lines.map { String(decoding: $0.last == 13 ? $0.dropLast() : $0, as: UTF8.self) }
    let words = (texts.first ?? "").split(separator: " ")
    method = words.first?.uppercased() ?? ""
    path = words.dropFirst().first.map { String($0.prefix { $0 != "?" }) } ?? ""
    for line in texts.dropFirst() { note(line) }
  }

  init() {}

  private mutating func note(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let name = line[..<colon].lowercased()
    let value = String(line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" })
    if name == "cookie" { cookies.append(value) }
    if name == "x-forwarded-for" { forwardedFor.append(value) }
    if Self.proxyFields.contains(name) { isForwarded = true }
  }
}
