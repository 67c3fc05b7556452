/// A request with its answer, as a ``WebServer/Journal`` receives it.
public struct AnsweredRequest: Sendable {
  /// The request without its body.
  public var request: HTTPRequest
  /// The ID that the journal gave the request.
  public var id: String
  /// The status of the answer: 101 for a WebSocket that was opened, and ``lost`` for a peer that
  /// left before its answer.
  public var status: Int
  /// The number of bytes of the answer's body that were sent, before encryption.
  public var bytes: Int
  /// The time from the arrival of the request's head to the end of the answer.
  public var duration: Duration

  /// The status of a request whose peer left before the answer had begun.
  public static let lost = 499

  /// Creates a request with its answer.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - id: The ID that the journal gave it.
  ///   - status: The status of the answer.
  ///   - bytes: The size of the answer's body.
  ///   - duration: The time that the answer took.
  public init(
    request: HTTPRequest, id: String, status: Int, bytes: Int, duration: Duration
  ) {
    self.request = request
    self.id = id
    self.status = status
    self.bytes = bytes
    self.duration = duration
  }
}
