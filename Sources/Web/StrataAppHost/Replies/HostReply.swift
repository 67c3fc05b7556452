/// Answers a request for a page with something else than the app's page, without a session.
///
///     HostExtensions.replies.append { visit in
///       guard visit.path == "/time", visit.prefersText else { return nil }
///       return HostReply { .text("\(Date.now)\n") } refused: { .text($0.sentence + "\n") }
///     }
public struct HostReply: Sendable {
  let answer: @Sendable () async -> HostAnswer
  let refused: @Sendable (HostRefusal) -> HostAnswer

  /// Creates a reply.
  ///
  /// - Parameters:
  ///   - answer: Makes the answer. It runs only if the host's limits allow it.
  ///   - refused: Makes the answer that a client gets because of these limits. The host sets its
  ///     status.
  public init(
    answer: @escaping @Sendable () async -> HostAnswer,
    refused: @escaping @Sendable (HostRefusal) -> HostAnswer
  ) {
    self.answer = answer
    self.refused = refused
  }
}

/// The reason why the host does not let an app reply.
public enum HostRefusal: Sendable, CaseIterable {
  /// The client's address has sent too many requests.
  case tooMany
  /// The server has too much to do.
  case busy

  /// The HTTP status of the refusal.
  public var status: Int { self == .tooMany ? 429 : 503 }

  /// The explanation, one sentence.
  public var sentence: String {
    switch self {
    case .tooMany: "too many requests from your address; try again later"
    case .busy: "the server is busy; try again in a moment"
    }
  }

  /// The seconds after which the client may ask again.
  var patience: Int { self == .tooMany ? AddressLimit.patience : MainLag.patience }
}
