import WebServer

/// What every answer tells a browser not to do.
enum SecurityHeaders {
  static func policy(nonce: String) -> String {
    "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'self' 'nonce-\(nonce)'; "
      + "img-src 'self' https: data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
      + "form-action 'self'; frame-ancestors 'none'"
  }

  static func add(to response: inout HTTPResponse, nonce: String? = nil) {
    let policy = nonce.map(policy) ?? "default-src 'none'; frame-ancestors 'none'"
    response.headers["Content-Security-Policy"] = policy
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "same-origin"
    response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
    response.headers["Permissions-Policy"] = "geolocation=(self), camera=(), microphone=()"
  }
}
