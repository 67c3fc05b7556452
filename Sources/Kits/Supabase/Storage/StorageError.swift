public import Foundation

/// An error of the storage.
public struct StorageError: Error, Decodable, Equatable, Sendable {
  /// An HTTP status in the body of the answer; it may differ from the status of the answer itself.
  public var statusCode: String?
  /// The service's message about the error.
  public var message: String
  /// The service's code for the error.
  public var error: String?

  /// Creates an error of the storage.
  ///
  /// - Parameters:
  ///   - statusCode: The status code; `nil` if there is none.
  ///   - message: The description of the error.
  ///   - error: The error.
  public init(statusCode: String? = nil, message: String, error: String? = nil) {
    self.statusCode = statusCode
    self.message = message
    self.error = error
  }
}

extension StorageError: LocalizedError {
  public var errorDescription: String? { message }
}
