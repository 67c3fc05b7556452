import StrataWebServer

/// The security headers that every answer of the host has.
enum SecurityHeaders {
  /// Returns the content security policy of a page.
  ///
  /// - Parameters:
  ///   - nonce: The nonce of its scripts and styles.
  ///   - frames: Whether pages of this host may embed each other.
  static func policy(nonce: String, frames: Bool) -> String {
    "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'self' 'nonce-\(nonce)'; "
      + "img-src 'self' https: data:; font-src 'self'; media-src 'self' https:; "
      + "connect-src 'self'; manifest-src 'self'; "
      + "worker-src 'self'; "
      + "base-uri 'none'; form-action 'self'; "
      // Of this host's answers, only previews and pages of `/~/web/` let themselves be framed.
      + (frames
        ? "frame-src 'self'; frame-ancestors 'self'"
        : "frame-src 'self'; frame-ancestors 'none'")
  }

  /// Returns the content security policy of a page without script, whose only style sheet is allowed
  /// by its digest.
  ///
  /// - Parameters:
  ///   - style: The style sheet.
  ///   - framers: The origins whose pages may frame this one; none if it is empty.
  static func policy(style: String, framers: [String]) -> String {
    let digest = StyleDigest.text(of: style)
    let ancestors = framers.isEmpty ? "'none'" : framers.joined(separator: " ")
    return "default-src 'none'; style-src 'sha256-\(digest)'; base-uri 'none'; "
      + "form-action 'none'; frame-ancestors \(ancestors)"
  }

  static func add(
    to response: inout HTTPResponse, nonce: String? = nil, frames: Bool = false
  ) {
    let policy =
      nonce.map { Self.policy(nonce: $0, frames: frames) }
      ?? "default-src 'none'; frame-ancestors 'none'"
    response.headers["Content-Security-Policy"] = policy
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "same-origin"
    response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
    response.headers["Permissions-Policy"] = "geolocation=(self), camera=(), microphone=()"
  }

  /// Makes browsers that came over TLS use nothing else for this host for a year (HSTS).
  ///
  /// A browser would apply it to all ports of `localhost`, thus also to other programs that somebody
  /// tries there; so that name is left out.
  static func requireTLS(in response: inout HTTPResponse, to request: HTTPRequest) {
    let name = request.headers["Host"]?.prefix { $0 != ":" }.lowercased() ?? ""
    guard request.isSecure, name != "localhost", !name.hasSuffix(".localhost") else { return }
    response.headers["Strict-Transport-Security"] = "max-age=31536000"
  }
}
