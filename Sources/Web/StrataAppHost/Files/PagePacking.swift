import StrataWebServer

/// Compresses pages, unless their length could reveal to another site what they contain.
///
/// The length of compressed text reveals whether a text occurs twice. Another site can have a
/// visitor's browser open a page at an address of its choice, and apps show words of an address.
/// Somebody who also observes the connection could guess the visitor's data, letter by letter
/// (BREACH). So a page with a device's data is compressed only if the visitor or this site has
/// requested it; in addition, the session's token is masked (`MaskedToken`, decision 0083).
enum PagePacking {
  /// The header in which browsers name the site that has begun a request. They send it over TLS and
  /// to the loopback address only.
  static let siteHeader = "Sec-Fetch-Site"

  /// Compresses the page of a response, if the browser accepts it and its length reveals nothing.
  ///
  /// - Parameters:
  ///   - response: The response with the page.
  ///   - request: The request that it answers.
  ///   - isNew: Whether the page is for a new device, which has no data yet.
  static func pack(_ response: inout HTTPResponse, for request: HTTPRequest, isNew: Bool) {
    response.headers["Vary"] = "Accept-Encoding, \(siteHeader)"
    guard AcceptedEncoding.allowsGzip(request.headers["Accept-Encoding"]),
      isNew || isOwn(request), case .bytes(let bytes) = response.body,
      let packed = Gzip.packed(bytes)
    else { return }
    response.body = .bytes(packed)
    response.headers["Content-Encoding"] = "gzip"
  }

  /// Returns whether the visitor or this site has begun a request. It also returns `true` for a
  /// connection without TLS, whose observer reads the page itself.
  private static func isOwn(_ request: HTTPRequest) -> Bool {
    guard let site = request.headers[siteHeader] else { return !request.isSecure }
    return site == "same-origin" || site == "none"
  }
}
