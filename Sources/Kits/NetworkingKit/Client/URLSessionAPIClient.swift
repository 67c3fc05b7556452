import Foundation
import StrataDeviceServices

/// The client for the network: one timeout for all attempts, one retry policy, a limited number of
/// concurrent requests per host, and one error for each kind of failure.
///
/// Clients are cheap to make; all of them share the process's connections and limits.
public struct URLSessionAPIClient: APIClient {
  private let session: any NetworkSession
  private let retry: RetryPolicy
  private let timeout: Duration
  private let clock: any Clock<Duration>
  private let limit: HostLimit

  /// Creates a client that sends requests with a timeout, retries, and a limited number per host.
  ///
  /// - Parameters:
  ///   - session: The connection to the network.
  ///   - retry: The rules for retries.
  ///   - timeout: The maximum duration of a request, all attempts included. The time that it waits
  ///     for others to the same host does not count.
  ///   - connectionsPerHost: The maximum number of concurrent requests per host, counted for this
  ///     client alone; `nil` for the process's shared limit.
  ///   - clock: The clock of timeouts and pauses.
  public init(
    session: any NetworkSession = URLSessionNetworkSession.shared,
    retry: RetryPolicy = .standard, timeout: Duration = .seconds(30),
    connectionsPerHost: Int? = nil, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.session = session
    self.retry = retry
    self.timeout = timeout
    self.clock = clock
    limit = connectionsPerHost.map { HostLimit(limit: $0) } ?? .shared
  }

  public func request<Response: Decodable & Sendable>(
    _ request: APIRequest<Response>
  ) async throws(APIError) -> Response {
    let body = try await body(for: request.network)
    do {
      return try JSONDecoder().decode(Response.self, fromUntrusted: body)
    } catch {
      throw APIError(decoding: error)
    }
  }

  func body(for request: NetworkRequest) async throws(APIError) -> Data {
    let host = try request.origin
    do {
      try await limit.enter(host)
    } catch {
      throw .cancelled
    }
    let result = await result(of: request)
    await limit.leave(host)
    return try result.get()
  }

  private func result(of request: NetworkRequest) async -> Result<Data, APIError> {
    do {
      return .success(try await withDeadline { try await answer(to: request) })
    } catch {
      return .failure(APIError(thrown: error))
    }
  }

  private func withDeadline(_ work: @escaping @Sendable () async throws -> Data) async throws
    -> Data
  {
    try await withThrowingTaskGroup(of: Data.self) { group in
      defer { group.cancelAll() }
      group.addTask(operation: work)
      group.addTask {
        try await clock.sleep(for: timeout)
        throw APIError.timeout
      }
      guard let first = try await group.next() else { throw APIError.unknownError }
      return first
    }
  }

  private func answer(to request: NetworkRequest) async throws -> Data {
    var attempt = 1
    while true {
      switch await attemptOnce(request) {
      case .success(let body): return body
      case .failure(let error):
        guard let pause = retry.pause(after: attempt, of: request.method, failed: error) else {
          throw error
        }
        try await clock.sleep(for: pause)
        attempt += 1
      }
    }
  }

  private func attemptOnce(_ request: NetworkRequest) async -> Result<Data, APIError> {
    do {
      let response = try await session.response(for: request)
      let isFine = (200..<300).contains(response.status)
      return isFine ? .success(response.body) : .failure(APIError(response))
    } catch {
      return .failure(APIError(thrown: error))
    }
  }
}

extension NetworkRequest {
  /// The scheme, host and port, by which concurrent requests are counted.
  fileprivate var origin: String {
    get throws(APIError) {
      guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
        throw .invalidRequest(reason: "the request's URL does not begin with http or https")
      }
      guard let host = url.host, !host.isEmpty else {
        throw .invalidRequest(reason: "the request's URL has no host")
      }
      return "\(scheme)://\(host.lowercased()):\(url.port ?? 0)"
    }
  }
}
