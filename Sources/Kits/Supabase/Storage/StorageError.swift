public import Foundation

/// The storage refuses, and says why.
public struct StorageError: Error, Decodable, Equatable, Sendable {
  /// A status of HTTP, which the answer's own need not be.
  public var statusCode: String?
  public var message: String
  /// The service's name for what is wrong.
  public var error: String?

  public init(statusCode: String? = nil, message: String, error: String? = nil) {
    self.statusCode = statusCode
    self.message = message
    self.error = error
  }
}

extension StorageError: LocalizedError {
  public var errorDescription: String? { message }
}
