import Foundation
import StrataDeviceServices

/// Receives a session's answers in pieces, so that an answer that is too large, or never ends, can
/// be cancelled. With a completion handler `URLSession` would collect all of the answer first.
///
/// Its session's queue is a ``DeviceServices/BoundedQueue``, in which pieces cannot pile up. So
/// nothing in this type may wait for the session.
final class OpenAnswers: NSObject, URLSessionDataDelegate, Sendable {
  private struct Open: Sendable {
    let body: ArrivingBody
    let running: CancellableTask
    let continuation: CheckedContinuation<(Data, URLResponse), any Error>
  }

  private let open = Locked<[Int: Open]>([:])
  private let redirections: RedirectionRule

  init(redirections: RedirectionRule = .standard) { self.redirections = redirections }

  /// Returns the answer to a request. Unlike `URLSession.data(for:)`, it is safe to cancel at any
  /// moment.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - largest: The maximum size of the body, in bytes.
  ///   - session: A session whose delegate this is.
  /// - Throws: `URLError`; ``APIError/decoding(path:reason:)`` if the body is larger.
  func answer(
    to request: URLRequest, largest: Int, of session: URLSession
  ) async throws -> (Data, URLResponse) {
    let running = CancellableTask()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = session.dataTask(with: request)
        let opened = Open(
          body: ArrivingBody(largest: largest), running: running, continuation: continuation)
        open.withLock { $0[task.taskIdentifier] = opened }
        running.start(task)
      }
    } onCancel: {
      running.cancel()
    }
  }

  /// Returns a queue for up to 64 pieces, of 16 KiB at most.
  static func queue() -> OperationQueue { BoundedQueue(limit: 64) }

  /// Answers an authentication challenge on another queue: the handler waits for the session, whose
  /// queue runs this function.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(.performDefaultHandling, nil) }
  }

  /// Decides on a redirection on another queue, since looking up a host takes time.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let (number, first) = (task.taskIdentifier, task.originalRequest?.url)
    // The request was cancelled if it is no longer open.
    guard let running = open.withLock({ $0[number]?.running }) else { return }
    running.redirect {
      let isAllowed = self.redirections.allows(from: first, to: request.url)
      if !isAllowed { self.refuse(number) }
      return isAllowed ? request : nil
    } then: {
      completionHandler($0)
    }
  }

  private func refuse(_ number: Int) {
    let refused = open.withLock { $0.removeValue(forKey: number) }
    let reason = "the service redirected the request to an address in this server's private network"
    refused?.continuation.resume(throwing: APIError.invalidRequest(reason: reason))
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard let answer = open.withLock({ $0[dataTask.taskIdentifier] }) else { return }
    if answer.body.take(data) { answer.running.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let ended = open.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
    ended.continuation.resume(with: Self.result(of: ended, task.response, error))
  }

  private static func result(
    of ended: Open, _ response: URLResponse?, _ error: (any Error)?
  ) -> Result<(Data, URLResponse), any Error> {
    guard let body = ended.body.bytes else {
      let reason = "the answer has more than \(ended.body.largest) bytes"
      return .failure(APIError.decoding(path: "", reason: reason))
    }
    if let error { return .failure(error) }
    guard let response else { return .failure(URLError(.badServerResponse)) }
    return .success((body, response))
  }
}
