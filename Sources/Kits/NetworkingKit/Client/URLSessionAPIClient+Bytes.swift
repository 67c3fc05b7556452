public import Foundation

extension URLSessionAPIClient {
  /// Returns the bytes of an answer that is not JSON, such as a picture, with the same timeout and
  /// limits.
  ///
  /// - Throws: ``APIError``, also for a status outside 200…299.
  public func bytes(for request: NetworkRequest) async throws(APIError) -> Data {
    try await body(for: request)
  }
}
