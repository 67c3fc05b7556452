extension HTTPResponse {
  /// Returns the status line and header lines, including the empty line.
  func head(closing: Bool) -> [UInt8] {
    var head: [UInt8] = []
    head.reserveCapacity(256)
    head.append(contentsOf: "HTTP/1.1 \(status) \(Self.reason(status))\r\n".utf8)
    for field in headers where field.name != "content-length" && field.name != "connection" {
      Self.append(field, to: &head)
    }
    if carriesLength {
      head.append(contentsOf: "content-length: \(declaredLength)\r\n".utf8)
    }
    if closing { head.append(contentsOf: "connection: close\r\n".utf8) }
    head.append(contentsOf: "\r\n".utf8)
    return head
  }

  var bytes: [UInt8] {
    switch body {
    case .bytes(let bytes), .cut(let bytes, _): bytes
    }
  }

  var isCut: Bool {
    if case .cut = body { true } else { false }
  }

  /// A Boolean value that indicates whether the response has a length. By RFC 9110, responses with
  /// the other statuses have no content.
  var carriesLength: Bool { status >= 200 && status != 204 && status != 304 }

  private var declaredLength: Int {
    switch body {
    case .bytes(let bytes): bytes.count
    case .cut(_, let declaredLength): declaredLength
    }
  }

  private static func append(_ field: HTTPHeaders.Field, to head: inout [UInt8]) {
    head.append(contentsOf: field.name.utf8.lazy.map(harmless))
    head.append(contentsOf: ": ".utf8)
    head.append(contentsOf: field.value.utf8.lazy.map(harmless))
    head.append(contentsOf: "\r\n".utf8)
  }

  private static func harmless(_ byte: UInt8) -> UInt8 {
    byte == 13 || byte == 10 || byte == 0 ? UInt8(ascii: " ") : byte
  }

  private static func reason(_ status: Int) -> String { reasons[status] ?? "Status" }

  private static let reasons: [Int: String] = [
    100: "Continue", 101: "Switching Protocols", 200: "OK", 201: "Created", 202: "Accepted",
    204: "No Content", 206: "Partial Content", 301: "Moved Permanently", 302: "Found",
    303: "See Other", 304: "Not Modified", 307: "Temporary Redirect", 308: "Permanent Redirect",
    400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 406: "Not Acceptable", 408: "Request Timeout", 409: "Conflict",
    410: "Gone", 411: "Length Required", 412: "Precondition Failed", 413: "Content Too Large",
    414: "URI Too Long", 415: "Unsupported Media Type", 416: "Range Not Satisfiable",
    421: "Misdirected Request", 422: "Unprocessable Content", 426: "Upgrade Required",
    429: "Too Many Requests",
    431: "Request Header Fields Too Large", 500: "Internal Server Error", 501: "Not Implemented",
    502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
  ]
}
