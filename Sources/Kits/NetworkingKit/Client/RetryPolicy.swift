/// The rules for retries. After a server error or a lost connection, a request is sent a few times
/// again, each time after twice the pause. It is never repeated after a 4xx, which would fail
/// again, nor if its method is not idempotent.
public struct RetryPolicy: Equatable, Sendable {
  /// Three attempts, with pauses of 300 and 600 milliseconds between them.
  public static let standard = RetryPolicy()

  /// A policy without retries.
  public static let never = RetryPolicy(attempts: 1)

  /// The maximum number of attempts, the first one included.
  public var attempts: Int

  /// The pause before the second attempt; each further pause is twice as long.
  public var firstPause: Duration

  /// Creates rules for retries.
  ///
  /// - Parameters:
  ///   - attempts: The number of attempts.
  ///   - firstPause: The pause after the first attempt.
  public init(attempts: Int = 3, firstPause: Duration = .milliseconds(300)) {
    self.attempts = attempts
    self.firstPause = firstPause
  }

  /// Returns the pause before the next attempt, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - attempt: The number of the attempt that failed, from 1.
  ///   - method: The method of the request.
  ///   - error: The error of the attempt.
  public func pause(after attempt: Int, of method: HTTPMethod, failed error: APIError) -> Duration?
  {
    guard attempt < attempts, method.isIdempotent, error.isPassing else { return nil }
    return firstPause * (1 << min(attempt - 1, 16))
  }
}

extension APIError {
  /// A Boolean value that indicates whether the same request may succeed a moment later.
  fileprivate var isPassing: Bool {
    switch self {
    case .serverError, .connectionLost: true
    default: false
    }
  }
}
