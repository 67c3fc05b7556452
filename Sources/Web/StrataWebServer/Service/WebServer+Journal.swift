extension WebServer {
  /// Names each request of a server, and receives each answer.
  ///
  /// Every answer of HTTP has the name in the header ``header``; an answer that opens a WebSocket
  /// has none. Both closures are called on the server's thread and must return at once.
  public struct Journal: Sendable {
    /// The header of requests and answers that holds a request's name.
    public static let header = "X-Request-ID"

    /// A closure that returns the name of a request, whose body may not have arrived.
    public var name: @Sendable (HTTPRequest) -> String
    /// A closure that receives a request once it is answered, or its peer has left.
    public var answered: @Sendable (AnsweredRequest) -> Void

    /// Creates a journal.
    ///
    /// - Parameters:
    ///   - name: Returns the name of a request.
    ///   - answered: Receives a request with its answer.
    public init(
      name: @escaping @Sendable (HTTPRequest) -> String,
      answered: @escaping @Sendable (AnsweredRequest) -> Void
    ) {
      self.name = name
      self.answered = answered
    }
  }
}
