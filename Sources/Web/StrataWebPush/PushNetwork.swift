public import Foundation

/// What a push service answers.
public struct PushAnswer: Equatable, Sendable {
  public var status: Int
  /// The field `Retry-After`.
  public var retryAfter: String?

  public init(status: Int, retryAfter: String? = nil) {
    self.status = status
    self.retryAfter = retryAfter
  }
}

/// The way to push services.
public protocol PushNetwork: Sendable {
  /// Posts a body, and follows no redirection: it could lead anywhere.
  func post(_ body: Data, to url: URL, _ headers: [String: String]) async throws -> PushAnswer
}
