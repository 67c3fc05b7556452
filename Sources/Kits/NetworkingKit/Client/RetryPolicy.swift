/// When a request is asked again: after a server's own failure or a cut connection, a few times,
/// each time after twice the pause. Never after a 4xx, which would fail again, and never for a
/// method that does more when it is asked twice.
public struct RetryPolicy: Equatable, Sendable {
  /// Three attempts, with pauses of 300 and 600 milliseconds between them.
  public static let standard = RetryPolicy()

  /// One attempt.
  public static let never = RetryPolicy(attempts: 1)

  /// How often a request is sent at most, the first time included.
  public var attempts: Int

  /// The pause before the second attempt.
  public var firstPause: Duration

  public init(attempts: Int = 3, firstPause: Duration = .milliseconds(300)) {
    self.attempts = attempts
    self.firstPause = firstPause
  }

  /// Returns how long to wait before the next attempt, or `nil` where there is none.
  ///
  /// - Parameter attempt: The number of the attempt that failed, from 1.
  public func pause(after attempt: Int, of method: HTTPMethod, failed error: APIError) -> Duration?
  {
    guard attempt < attempts, method.isIdempotent, error.isPassing else { return nil }
    return firstPause * (1 << min(attempt - 1, 16))
  }
}

extension APIError {
  /// Whether the same request may well succeed a moment later.
  fileprivate var isPassing: Bool {
    switch self {
    case .serverError, .connectionLost: true
    default: false
    }
  }
}
