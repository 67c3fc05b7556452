public import Foundation
import StrataDeviceServices

/// An answer of a failed request: its status and body.
public struct FailedResponse: Hashable, Sendable {
  /// The response's HTTP status, outside 200…299.
  public var status: Int

  /// The bytes of the body; often JSON, sometimes a proxy's page, sometimes empty.
  public var body: Data

  /// The seconds of `Retry-After`, from 0 to a day; `nil` if the service sent none.
  public var retryAfter: Int?

  /// Creates a failed answer.
  ///
  /// - Parameters:
  ///   - status: The status code.
  ///   - body: The bytes of the body.
  ///   - retryAfter: The number of seconds after which the service wants the next request; `nil`
  ///     for no wish.
  public init(status: Int, body: Data = Data(), retryAfter: Int? = nil) {
    self.status = status
    self.body = body
    self.retryAfter = retryAfter
  }
}

extension FailedResponse {
  init(_ response: NetworkResponse) {
    let seconds = response.header("Retry-After").flatMap { Int($0) }
    // A service that asks for more would be silent until a restart.
    let wait = seconds.map { min(max($0, 0), 86_400) }
    self.init(status: response.status, body: response.body, retryAfter: wait)
  }

  /// Decodes the body, in which many services say in JSON why they refuse.
  ///
  ///     let refusal = failure.body(as: Refusal.self)?.reason
  ///
  /// - Parameter type: The type of the body's value.
  /// - Returns: The value; `nil` if the body is something else.
  public func body<Value: Decodable>(as type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, fromUntrusted: body)
  }
}
