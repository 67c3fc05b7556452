import StrataCCrypto

/// Reads and clears the errors that OpenSSL queues when one of its functions fails.
enum OpenSSLFailure {
  /// Returns the given error after emptying the thread's queue of errors. Other code on the thread,
  /// such as the web server, would take the queued errors for its failures.
  static func clearing<Failure: Error>(_ error: Failure) -> Failure {
    ERR_clear_error()
    return error
  }

  /// Returns the error that OpenSSL has queued, and empties the queue.
  static func queued() -> CryptoKitError {
    let code = Int32(truncatingIfNeeded: ERR_peek_last_error())
    return clearing(.underlyingCoreCryptoError(error: code))
  }
}
