public import Foundation

extension URLSessionAPIClient {
  /// The bytes of an answer that is no JSON, such as a picture, under the same deadline and limits.
  ///
  /// - Throws: ``APIError``, also for a status outside 200…299.
  public func bytes(for request: NetworkRequest) async throws(APIError) -> Data {
    try await body(for: request)
  }
}
