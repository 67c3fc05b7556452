public import Foundation

/// An answer of the service and its decoded value.
public struct PostgrestResponse<T: Sendable>: Sendable {
  /// The body of the answer.
  public let data: Data
  /// The HTTP response of the service.
  public let response: HTTPURLResponse
  /// The value that was decoded from the response.
  public let value: T

  /// The HTTP status of the response.
  public var status: Int { response.statusCode }
}
