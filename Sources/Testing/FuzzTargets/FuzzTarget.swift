/// A door that strangers' bytes come in by, and what must hold for each of them.
///
/// `make fuzz` lets libFuzzer look for bytes that break it; the tests try the corpus, and changed
/// copies of it that are the same in each run.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// A message from a browser.
  case event
  /// The query of an address.
  case query
  /// The path of an address, read as a route.
  case route
  /// A request as it comes over a socket.
  case request

  /// Lets the bytes in.
  ///
  /// - Throws: ``FuzzFailure`` where something does not hold that must.
  public func check(_ bytes: [UInt8]) throws(FuzzFailure) {
    switch self {
    case .event: try EventDoor.check(String(decoding: bytes, as: UTF8.self))
    case .query: try QueryDoor.check(String(decoding: bytes, as: UTF8.self))
    case .route: try RouteDoor.check(String(decoding: bytes, as: UTF8.self))
    case .request: try RequestDoor.shared.check(bytes)
    }
  }
}
