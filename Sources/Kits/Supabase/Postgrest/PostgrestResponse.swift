public import Foundation

/// An answer of the service and its decoded value.
public struct PostgrestResponse<T: Sendable>: Sendable {
  /// The body of the answer.
  public let data: Data
  /// The HTTP response of the service.
  public let response: HTTPURLResponse
  /// The decoded value.
  public let value: T

  /// The HTTP status.
  public var status: Int { response.statusCode }
}
