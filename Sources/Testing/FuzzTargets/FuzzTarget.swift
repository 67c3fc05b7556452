/// An entry point for untrusted bytes, with the invariants for all input.
///
/// `make fuzz` has libFuzzer search for bytes that violate them; the tests use the corpus, and
/// mutated copies of it that are the same in each run.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// The parser of a message from a browser.
  case event
  /// The parser of the query of a URL.
  case query
  /// The parser of the path of a URL as a route.
  case route
  /// The server's parser of a request from a socket.
  case request
  /// The front's parser of the head by which it chooses a worker.
  case head

  /// Feeds the bytes to the entry point.
  ///
  /// - Throws: ``FuzzFailure`` if an invariant is violated.
  public func check(_ bytes: [UInt8]) throws(FuzzFailure) {
    switch self {
    case .event: try EventCheck.check(String(decoding: bytes, as: UTF8.self))
    case .query: try QueryCheck.check(String(decoding: bytes, as: UTF8.self))
    case .route: try RouteCheck.check(String(decoding: bytes, as: UTF8.self))
    case .request: try RequestCheck.shared.check(bytes)
    case .head: try HeadCheck.check(bytes)
    }
  }
}
