/// One HTTP request, whole: the handler is called when the last byte of the body has come.
///
///     request.method                  // "GET"
///     request.path                    // "/data/2.5/weather"
///     request.queryItems().first      // (name: "q", value: "São Paulo")
///
/// `path` and `query` are percent-encoded in one canonical spelling. libwebsockets decodes the
/// request line before anyone else sees it, so they are written anew from what it decoded. This
/// changes nothing for what browsers and URLSession send, but: `%2F` in a path is `/`, repeated
/// slashes are one, `.` and `..` segments are resolved, `+` in a query is a space, `;` separates
/// query items as `&` does, and `%3D` in the *name* of a query item is `_`.
///
/// `headers` holds the fields that libwebsockets knows by name (all usual ones) and those listed in
/// ``WebServer/Configuration/extraHeaders``; it has no way to list others. It has room for about a
/// hundred headers and query items together, and closes a connection that sends more without a
/// word, as it does for a NUL byte in the target.
public struct HTTPRequest: Sendable {
  public var method: String
  public var path: String
  /// What follows `?`, without it; `nil` when there is none or it is empty.
  public var query: String?
  public var headers: HTTPHeaders
  public var body: [UInt8]
  /// The peer's numeric address, such as `127.0.0.1`; an IPv4 peer of an IPv6 socket is IPv4.
  public var remoteAddress: String
  /// Whether it came over TLS of this server; a proxy's own TLS counts only for a host that was told
  /// whom to believe.
  public var isSecure: Bool

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

  /// The query as decoded pairs, in order, repeated names included.
  ///
  ///     HTTPRequest(query: "q=a%20b&lang").queryItems()   // [("q", "a b"), ("lang", "")]
  ///
  /// Bytes that are no UTF-8 become U+FFFD; a `%` without two hex digits stands for itself.
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

  /// The first value of a query item, decoded; `nil` when the query does not name it.
  public func queryValue(_ name: String) -> String? {
    queryItems().first { $0.name == name }?.value
  }
}
