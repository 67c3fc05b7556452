/// Bytes for a request: the seam below which the network is.
///
/// It judges no status and tries once. A conforming type gives up when its task is cancelled.
public protocol NetworkSession: Sendable {
  func response(for request: NetworkRequest) async throws -> NetworkResponse
}
