/// Sends requests over the network. Tests replace it.
///
/// It does not interpret the status and does not retry. A conforming type stops when its task is
/// cancelled.
public protocol NetworkSession: Sendable {
  /// Sends a request and returns the answer, whatever its status.
  ///
  /// - Throws: `URLError` if no answer arrives.
  func response(for request: NetworkRequest) async throws -> NetworkResponse
}
