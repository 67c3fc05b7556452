import StrataWebServer

/// An answer of the front itself, after which the connection ends.
struct FrontAnswer: Equatable {
  var status: Int
  var text: String
  var type = "text/plain; charset=utf-8"
  /// The seconds after which another attempt is useful; `nil` for none.
  var retry: Int?

  /// The answer to a visitor for whom there is no worker at the moment.
  static let unready = FrontAnswer(
    status: 503, text: "the server is starting; this page loads again in a moment\n", retry: 1)
  /// The answer to a proxy that asks `/readyz` while all workers are late.
  static let busy = FrontAnswer(status: 503, text: "the server is busy\n", retry: 5)
  /// The answer to a device beyond the machine's limit.
  static let full = FrontAnswer(
    status: 503, text: "the server is full; this page loads again in a while\n", retry: 30)
  /// The answer to an address with too many new devices.
  static let tooMany = FrontAnswer(
    status: 429, text: "too many new visitors from your address; try again later\n", retry: 60)

  /// The answer to a request whose lines a proxy may separate differently.
  static let unclear = FrontAnswer(
    status: 400, text: "each header line must end with a carriage return and a line feed\n")

  /// The answer to a request for a name that this server does not serve.
  static let misdirected = FrontAnswer(
    status: 421, text: "this server does not serve this host name\n")

  /// The answer to a request whose head is too long to be checked.
  static let tooLong = FrontAnswer(
    status: 431, text: "the header is over \(RequestHead.limit) bytes\n")

  /// Returns the answer as bytes.
  ///
  /// - Parameters:
  ///   - isHead: Whether the request is a HEAD request, whose answer has no body.
  ///   - fields: The header fields that this visitor gets besides those of all answers.
  func bytes(isHead: Bool, fields: HTTPHeaders = HTTPHeaders()) -> [UInt8] {
    let reasons = [
      200: "OK", 400: "Bad Request", 421: "Misdirected Request", 429: "Too Many Requests",
      431: "Request Header Fields Too Large", 501: "Not Implemented", 503: "Service Unavailable",
    ]
    var lines = [
      "HTTP/1.1 \(status) \(reasons[status] ?? "Status")", "content-type: \(type)",
      "content-length: \(text.utf8.count)", "cache-control: no-store",
      "x-content-type-options: nosniff", "connection: close",
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    ]
    lines += fields.map { "\($0.name): \($0.value)" }
    // Browsers try again by themselves after `Refresh`.
    if let retry { lines += ["retry-after: \(retry)", "refresh: \(retry)"] }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + (isHead ? "" : text)).utf8)
  }
}

extension FrontAnswer {
  /// Creates the answer to a head that no worker may read.
  init(_ refusal: HeadRefusal) {
    self.init(status: refusal.status, text: refusal.reason + "\n")
  }
}
