import Foundation
import FoundationNetworking
import StrataDeviceServices
import Synchronization

/// The delegate of a session for one response whose bytes are read while they arrive.
///
/// Foundation calls the delegate of a single task only for redirections and the like, so each
/// response needs a separate session.
// @unchecked: the delegate that it asks has locks, as with any session; the rest is
// behind a lock or immutable.
final class ByteReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let asked: (any URLSessionTaskDelegate)?
  private let pieces = AsyncThrowingStream<Data, any Error>.makeStream()
  private let running = CancellableTask()
  private let waiting = Mutex<CheckedContinuation<URLResponse, any Error>?>(nil)

  init(asking delegate: (any URLSessionTaskDelegate)?) { asked = delegate }

  func bytes(
    for request: URLRequest, configuration: URLSessionConfiguration
  ) async throws -> (URLSession.AsyncBytes, URLResponse) {
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    let task = session.dataTask(with: request)
    let running = running
    pieces.continuation.onTermination = { _ in running.cancel() }
    let response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting.withLock { $0 = continuation }
        running.start(task)
        // The session keeps its delegate until its last task has ended.
        session.finishTasksAndInvalidate()
      }
    } onCancel: {
      running.cancel()
    }
    let chunks = ByteChunks(pieces: pieces.stream)
    return (URLSession.AsyncBytes(task: task, chunks: chunks), response)
  }

  private func answer(_ result: Result<URLResponse, any Error>) {
    let continuation = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    continuation?.resume(with: result)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    answer(.success(response))
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    pieces.continuation.yield(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    answer(.failure(error ?? URLError(.badServerResponse)))
    pieces.continuation.finish(throwing: error)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // A delegate may answer later; its answer, too, must not follow a cancellation.
    let running = running
    let answer: @Sendable (URLRequest?) -> Void = { answer in
      running.redirect(deciding: { answer }, then: completionHandler)
    }
    guard let asked else { return answer(request) }
    asked.urlSession(
      session, task: task, willPerformHTTPRedirection: response, newRequest: request,
      completionHandler: answer)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let asked else { return completionHandler(.performDefaultHandling, nil) }
    asked.urlSession(
      session, task: task, didReceive: challenge, completionHandler: completionHandler)
  }
}
