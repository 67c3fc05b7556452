import StrataWebServer

/// What every answer tells a browser not to do.
enum SecurityHeaders {
  /// - Parameter frames: Whether pages of this host may show each other.
  static func policy(nonce: String, frames: Bool) -> String {
    "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'self' 'nonce-\(nonce)'; "
      + "img-src 'self' https: data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
      + "worker-src 'self'; "
      + "base-uri 'none'; form-action 'self'; "
      + (frames ? "frame-src 'self'; frame-ancestors 'self'" : "frame-ancestors 'none'")
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
}
