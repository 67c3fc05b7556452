/// The parts of a request's head by which a front chooses the worker.
///
/// Nothing is validated: the worker's server reads the same bytes again and refuses what is wrong.
struct RequestHead: Equatable {
  /// The result of reading a head that may still be arriving.
  enum Reading: Equatable {
    /// The head is incomplete; more bytes must arrive.
    case partial
    case whole(RequestHead)
  }

  /// The maximum number of bytes of a head that are read. The worker refuses a longer head.
  static let limit = 64 << 10
  private static let proxyFields: Set<String> = [
    "forwarded", "via", "x-forwarded-for", "x-forwarded-proto", "x-real-ip",
  ]

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

  /// Reads a head from the bytes that have arrived so far.
  static func read(_ bytes: [UInt8]) -> Reading {
    // Such as TLS: a worker refuses it at once.
    if let first = bytes.first, !isBeginning(first) { return .whole(RequestHead()) }
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)[...]
    // An empty line before a request is ignored (RFC 9112, 2.2).
    while let first = lines.first, isEmpty(first), lines.count > 1 { lines.removeFirst() }
    let end = lines.dropLast().firstIndex(where: isEmpty)
    guard let end else {
      return bytes.count < limit ? .partial : .whole(RequestHead(lines.dropLast()))
    }
    return .whole(RequestHead(lines[..<end]))
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
    method = words.first.map(String.init) ?? ""
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
