public import Foundation

/// An answer of a push service.
public struct PushAnswer: Equatable, Sendable {
  /// The response's HTTP status.
  public var status: Int
  /// The response's header `Retry-After`.
  public var retryAfter: String?

  /// Creates an answer of a push service.
  public init(status: Int, retryAfter: String? = nil) {
    self.status = status
    self.retryAfter = retryAfter
  }
}

/// The connection to push services.
public protocol PushNetwork: Sendable {
  /// Posts a body. Redirections are not followed, since they could lead anywhere.
  func post(_ body: Data, to url: URL, _ headers: [String: String]) async throws -> PushAnswer
}
