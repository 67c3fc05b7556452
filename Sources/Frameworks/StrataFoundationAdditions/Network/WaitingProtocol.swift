import Foundation
import FoundationNetworking

/// A protocol that repeats a request over HTTP while no connection can be made.
///
/// Each attempt is Foundation's own protocol for the same task. Its client passes everything on
/// except failures to connect. The configuration's `timeoutIntervalForResource` limits how long the
/// task waits. Foundation calls this object on the task's queue only.
class WaitingProtocol: URLProtocol {
  /// The clock of the pauses between attempts.
  var clock: any Clock<Duration> { ContinuousClock() }

  private var attempt: URLProtocol?
  private var patience: Patience?
  private var pause: Task<Void, Never>?

  override class func canInit(with request: URLRequest) -> Bool { native(for: request) != nil }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    pause?.cancel()
    patience?.endBreak()
    if let attempt { return attempt.startLoading() }
    guard let task, let native = Self.native(for: request) else { return }
    if patience == nil { patience = Patience(limit: limit, elapsed: clock.stopwatch()) }
    let attempt = native.init(
      task: task, cachedResponse: cachedResponse, client: AttemptClient(of: self))
    self.attempt = attempt
    attempt.startLoading()
  }

  override func stopLoading() {
    pause?.cancel()
    // A running task has been suspended and resumed: the attempt just continues.
    guard task?.state != .running else { return }
    attempt?.stopLoading()
    if task?.state == .suspended { rest() }
  }

  /// Begins a break, because the app has suspended the task: no timeout applies meanwhile. A task
  /// without a response starts over when it is resumed, so that the attempt's own timeout, which
  /// does not stop, is left behind.
  private func rest() {
    patience?.beginBreak()
    if mayStartOver { leaveAttempt() }
    willRest()
  }

  private func leaveAttempt() {
    attempt?.removeTemporaryFile()
    attempt = nil
  }

  /// Called when the app has suspended the task.
  func willRest() {}

  /// A Boolean value that indicates whether an attempt is under way or suspended.
  var isAttempting: Bool { attempt != nil }

  /// Called before a pause.
  ///
  /// - Parameter error: The failure to connect.
  func willWait(after error: URLError) {}

  private var limit: Duration {
    .seconds(task?.owner?.configuration.timeoutIntervalForResource ?? 7 * 24 * 3600)
  }

  /// Returns Foundation's protocol for a request over HTTP; `nil` for other requests.
  private static func native(for request: URLRequest) -> URLProtocol.Type? {
    guard ["http", "https"].contains(request.url?.scheme) else { return nil }
    return URLSessionConfiguration.default.protocolClasses?.lazy
      .compactMap { $0 as? URLProtocol.Type }.first { $0.canInit(with: request) }
  }

  // MARK: - Failures

  /// Waits after a failure to connect; passes on other failures.
  func fail(_ attempt: URLProtocol, with error: any Error) {
    guard let client else { return }
    guard let error = repeatable(error) else {
      return client.urlProtocol(attempt, didFailWithError: error)
    }
    wait(after: error, for: patience?.next(), client: client)
  }

  /// Waits, or fails the task because the time is over.
  private func wait(after error: URLError, for time: Duration?, client: any URLProtocolClient) {
    guard let time, let task else {
      let url = request.url.map { [NSURLErrorFailingURLErrorKey: $0 as Any] } ?? [:]
      return client.urlProtocol(self, didFailWithError: URLError(.timedOut, userInfo: url))
    }
    leaveAttempt()
    let clock = clock
    pause = Task {
      guard (try? await clock.sleep(for: time)) != nil else { return }
      // A task that is suspended and resumed starts its protocol again, on its queue.
      DispatchQueue.global().async {
        task.suspend()
        task.resume()
      }
    }
    willWait(after: error)
  }

  /// Returns the error if it may be repeated, because no connection was made.
  private func repeatable(_ error: any Error) -> URLError? {
    let codes: [URLError.Code] = [
      .cannotFindHost, .cannotConnectToHost, .notConnectedToInternet, .dnsLookupFailed,
    ]
    guard let error = error as? URLError, codes.contains(error.code), mayStartOver else {
      return nil
    }
    return error
  }

  /// A Boolean value that indicates whether another attempt sends the same: there is no response, no
  /// redirection was followed, and the body does not come from a stream that is read once.
  private var mayStartOver: Bool {
    guard let task else { return false }
    return task.originalRequest?.httpBodyStream == nil && task.response == nil
      && task.currentRequest?.url == task.originalRequest?.url
  }
}
