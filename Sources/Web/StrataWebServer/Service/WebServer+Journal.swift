extension WebServer {
  /// Gives each request of a server an ID, and receives each answer.
  ///
  /// Every answer of HTTP has the ID in the header ``header``; an answer that opens a WebSocket
  /// has none. Both closures are called on the server's thread and must return at once.
  public struct Journal: Sendable {
    /// The header of requests and answers that holds a request's ID.
    public static let header = "X-Request-ID"

    /// A closure that returns the ID of a request, whose body may not have arrived.
    public var id: @Sendable (HTTPRequest) -> String
    /// A closure that receives a request once it is answered, or its peer has left.
    public var answered: @Sendable (AnsweredRequest) -> Void

    /// Creates a journal.
    ///
    /// - Parameters:
    ///   - id: Returns the ID of a request.
    ///   - answered: Receives a request with its answer.
    public init(
      id: @escaping @Sendable (HTTPRequest) -> String,
      answered: @escaping @Sendable (AnsweredRequest) -> Void
    ) {
      self.id = id
      self.answered = answered
    }
  }
}
