public import Foundation

/// The reason why a request failed.
public enum NetworkError: Error, Hashable, Sendable {
  /// The host was unreachable, the request timed out, or the connection broke.
  case unreachable
  /// The response cannot be read; `field` is its coding path, empty for the whole.
  case unreadable(field: String, reason: String)
  /// The service answered with a status outside 200…299.
  case status(Int)
  case cancelled
  /// Another error, described in one sentence.
  case other(String)
}

/// The HTTP status under a key of the error's user info, from which ``FeedError`` is made.
extension NetworkError: CustomNSError {
  /// The key of the status in `errorUserInfo`.
  public static let statusKey = "HTTPStatusCode"

  public var errorUserInfo: [String: Any] {
    if case .status(let status) = self { [Self.statusKey: status] } else { [:] }
  }
}
