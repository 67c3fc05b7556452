public import Foundation
public import FoundationNetworking

// Linux has only the methods with a delegate, whose default value does not satisfy a protocol that an
// app declares to replace the session in its tests.
extension URLSession {
  /// Loads the content of a request.
  ///
  /// - Returns: The content and the response.
  /// - Throws: The error that the session reports, such as a `URLError`.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// Loads the content at a URL.
  ///
  /// - Returns: The content and the response.
  /// - Throws: The error that the session reports, such as a `URLError`.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }
}
