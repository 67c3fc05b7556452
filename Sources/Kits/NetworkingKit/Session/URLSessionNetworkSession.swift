import Foundation
public import StrataDeviceServices

/// The network through `URLSession`. It has no cookies and no cache. It keeps only open connections
/// between requests, so that one session can serve every device of the process.
///
/// Timeouts are the client's, because `URLSession` on Linux ignores its resource timeout and counts
/// the time that a request is queued.
public struct URLSessionNetworkSession: NetworkSession {
  /// The process's shared session; sharing reuses its connections.
  public static let shared = URLSessionNetworkSession()

  private let answers: OpenAnswers
  private let session: URLSession

  /// Creates a session that sends requests through `URLSession`.
  ///
  /// - Parameter redirections: The rule for redirections.
  public init(redirections: RedirectionRule = .standard) {
    answers = OpenAnswers(redirections: redirections)
    session = URLSession(
      configuration: .withoutMemory, delegate: answers, delegateQueue: OpenAnswers.queue())
  }

  /// Sends a request and returns the answer, whatever its status.
  ///
  /// - Throws: `URLError`, also `.cancelled` when the task is cancelled; ``APIError`` if the answer
  ///   is larger than the request allows.
  public func response(for request: NetworkRequest) async throws -> NetworkResponse {
    UpstreamFigures.countRequest()
    let (body, response) = try await counting {
      try await answers.answer(
        to: URLRequest(request), largest: request.largestAnswer, of: session)
    }
    guard let http = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    if http.statusCode >= 400 { UpstreamFigures.countError() }
    let headers = http.allHeaderFields.compactMap { name, value in
      (name as? String).map { ($0, "\(value)") }
    }
    return NetworkResponse(
      status: http.statusCode, headers: Dictionary(headers) { first, _ in first }, body: body)
  }

  /// Runs a request and counts it if it fails, unless it was cancelled.
  private func counting<Answer>(_ ask: () async throws -> Answer) async throws -> Answer {
    do {
      return try await ask()
    } catch {
      if (error as? URLError)?.code != .cancelled { UpstreamFigures.countError() }
      throw error
    }
  }
}

extension URLSessionConfiguration {
  /// A configuration without cookies, caches and credentials of earlier requests.
  static var withoutMemory: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.timeoutIntervalForRequest = 300
    configuration.httpMaximumConnectionsPerHost = HostLimit.standard
    return configuration
  }
}

extension URLRequest {
  init(_ request: NetworkRequest) {
    self.init(url: request.url)
    httpMethod = request.method.rawValue
    httpBody = request.body
    for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
  }
}
