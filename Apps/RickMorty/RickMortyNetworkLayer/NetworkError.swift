public import Foundation

/// Why a request has no answer.
public enum NetworkError: Error, Hashable, Sendable {
  /// Nobody answered, too late, or the connection broke.
  case unreachable
  /// The answer cannot be read; `field` is its path, empty where it is the whole.
  case unreadable(field: String, reason: String)
  /// The service said no.
  case status(Int)
  case cancelled
  /// Anything else, in one sentence.
  case other(String)
}

/// Carries the status where error mapping looks for it.
extension NetworkError: CustomNSError {
  /// The name under which a status stands in `errorUserInfo`.
  public static let statusKey = "HTTPStatusCode"

  public var errorUserInfo: [String: Any] {
    if case .status(let status) = self { [Self.statusKey: status] } else { [:] }
  }
}
