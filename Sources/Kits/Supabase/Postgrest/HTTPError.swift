public import Foundation

/// An unsuccessful status without a readable reason.
public struct HTTPError: Error, Sendable {
  /// The body of the answer.
  public let data: Data
  /// The response with the unsuccessful status.
  public let response: HTTPURLResponse

  /// Creates an error for an unsuccessful status without a readable reason.
  ///
  /// - Parameters:
  ///   - data: The body of the response.
  ///   - response: The response.
  public init(data: Data, response: HTTPURLResponse) {
    self.data = data
    self.response = response
  }
}

extension HTTPError: LocalizedError {
  public var errorDescription: String? { "Status Code: \(response.statusCode)" }
}
