/// An HTTP request with its whole body.
///
///     request.method                  // "GET"
///     request.path                    // "/data/2.5/weather"
///     request.queryItems().first      // (name: "q", value: "São Paulo")
///
/// `path` and `query` are percent-encoded in one canonical spelling. libwebsockets decodes the
/// request line, so they are encoded again from the result. This changes nothing for what browsers
/// and URLSession send, but: `%2F` in a path is `/`, repeated slashes are one, `.` and `..`
/// segments are resolved, `+` in a query is a space, `;` separates query items as `&` does, and
/// `%3D` in the *name* of a query item is `_`.
///
/// `headers` holds the fields that libwebsockets knows by name (all usual ones) and those listed in
/// ``WebServer/Configuration/extraHeaders``; libwebsockets has no way to list others. It has room
/// for about a hundred headers and query items together, and closes a connection that sends more
/// without an answer, as it does for a NUL byte in the target.
public struct HTTPRequest: Sendable {
  /// The request's method, such as `GET`.
  public var method: String
  /// The request's path, percent-encoded.
  public var path: String
  /// The query without `?`, percent-encoded; `nil` if there is none or it is empty.
  public var query: String?
  /// The request's header fields.
  public var headers: HTTPHeaders
  /// The bytes of the body.
  public var body: [UInt8]
  /// The peer's numeric address, such as `127.0.0.1`; an IPv4 peer of an IPv6 socket is IPv4.
  public var remoteAddress: String
  /// A Boolean value that indicates whether the request came over TLS of this server. A proxy's TLS
  /// counts only if the host trusts the proxy.
  public var isSecure: Bool

  /// Creates an HTTP request with its whole body.
  public init(
    method: String = "GET", path: String = "/", query: String? = nil,
    headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [],
    remoteAddress: String = "127.0.0.1", isSecure: Bool = false
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.remoteAddress = remoteAddress
    self.isSecure = isSecure
  }

  /// Returns the query as decoded pairs, in order, including repeated names.
  ///
  ///     HTTPRequest(query: "q=a%20b&lang").queryItems()   // [("q", "a b"), ("lang", "")]
  ///
  /// Bytes that are not UTF-8 become U+FFFD; a `%` without two hex digits is kept.
  public func queryItems() -> [(name: String, value: String)] {
    guard let query else { return [] }
    return query.utf8.split(separator: UInt8(ascii: "&")).map { item in
      let parts = item.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      return (
        PercentEncoding.decode(parts[0], plusIsSpace: true),
        parts.count > 1 ? PercentEncoding.decode(parts[1], plusIsSpace: true) : ""
      )
    }
  }

  /// Returns the first value of a query item, decoded; `nil` if there is none.
  public func queryValue(_ name: String) -> String? {
    queryItems().first { $0.name == name }?.value
  }
}
