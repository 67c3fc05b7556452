import StrataCLibWebSockets

// MARK: - Another certificate

extension ServiceLoop {
  /// Reads the TLS files again, for the connections that begin from now on.
  ///
  /// - Returns: An error if the files cannot be used: the server then keeps those that it has. `nil`
  ///   if they are used, or if the server serves no TLS.
  func renewCertificate() -> WebServerError? {
    guard let tls = core.configuration.tls, let tlsContext else { return nil }
    do throws(WebServerError) {
      try tls.validate()
    } catch {
      return error
    }
    guard let identity = clws_read_identity(tls.certificate, tls.key) else {
      return .badCertificate(path: tls.certificate, keyPath: tls.key)
    }
    clws_use_identity(tlsContext, identity)
    // Connections keep the certificate with which they began.
    freeIdentity()
    self.identity = identity
    return nil
  }

  /// Frees the certificate that was read last, which no connection that begins may use any more.
  func freeIdentity() {
    if let identity { clws_free_identity(identity) }
    identity = nil
  }
}
