public import Foundation
public import FoundationNetworking
import StrataDeviceServices

// Linux has only the methods with a delegate, whose default value does not satisfy a protocol that an
// app declares to replace the session in its tests. They also cancel on the thread that cancels the
// Swift task, where ``CancellableTask`` names what that blocks.
extension URLSession {
  /// Loads the content of a request.
  ///
  /// - Returns: The content and the response.
  /// - Throws: The error that the session reports, such as a `URLError`; `URLError.cancelled` if the
  ///   Swift task is cancelled.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    let running = CancellableTask()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = dataTask(with: request) { data, response, error in
          continuation.resume(with: Self.result(data, response, error))
        }
        running.start(task)
      }
    } onCancel: {
      running.cancel()
    }
  }

  /// Loads the content at a URL.
  ///
  /// - Returns: The content and the response.
  /// - Throws: The error that the session reports, such as a `URLError`.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  private static func result(
    _ data: Data?, _ response: URLResponse?, _ error: (any Error)?
  ) -> Result<(Data, URLResponse), any Error> {
    guard error == nil, let response else {
      return .failure(error ?? URLError(.badServerResponse))
    }
    return .success((data ?? Data(), response))
  }
}
