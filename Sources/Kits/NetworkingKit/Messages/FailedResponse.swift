public import Foundation

/// An answer that says no: its status, and what the service wrote about it.
public struct FailedResponse: Hashable, Sendable {
  /// The status of HTTP, outside 200…299.
  public var status: Int

  /// The bytes as they came; often JSON, sometimes a page of a proxy, sometimes nothing.
  public var body: Data

  /// When the service asks to be left alone: the seconds of `Retry-After`, if it sent them.
  public var retryAfter: Int?

  public init(status: Int, body: Data = Data(), retryAfter: Int? = nil) {
    self.status = status
    self.body = body
    self.retryAfter = retryAfter
  }
}

extension FailedResponse {
  init(_ response: NetworkResponse) {
    let seconds = response.header("Retry-After").flatMap { Int($0) }
    self.init(status: response.status, body: response.body, retryAfter: seconds)
  }
}
