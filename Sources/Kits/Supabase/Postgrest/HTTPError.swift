public import Foundation

/// A status that is no success, without a reason that could be read.
public struct HTTPError: Error, Sendable {
  public let data: Data
  public let response: HTTPURLResponse

  public init(data: Data, response: HTTPURLResponse) {
    self.data = data
    self.response = response
  }
}

extension HTTPError: LocalizedError {
  public var errorDescription: String? { "Status Code: \(response.statusCode)" }
}
