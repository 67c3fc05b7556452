public import Foundation

/// What the service answered, as it came and as it is read.
public struct PostgrestResponse<T: Sendable>: Sendable {
  public let data: Data
  public let response: HTTPURLResponse
  public let value: T

  /// The status of HTTP.
  public var status: Int { response.statusCode }
}
