import Foundation
import FoundationNetworking
import StrataDeviceServices
import Synchronization

/// A session's delegate that receives tiles, and ends requests for tiles that are too large or take
/// too long.
///
/// `URLSession` would otherwise keep any amount of data and wait without end. Its queue is limited,
/// so no code in this type waits for the session.
final class TileAnswers: NSObject, URLSessionDataDelegate, Sendable {
  private struct Open: Sendable {
    let continuation: CheckedContinuation<(Data, URLResponse), any Error>
    let running: CancellableTask
    var body = Data()
    /// The reason for which the request was ended.
    var problem: TileError?
  }

  private let largest: Int
  private let redirections: RedirectionRule
  private let open = Mutex<[Int: Open]>([:])

  /// Creates a delegate of a session.
  ///
  /// - Parameters:
  ///   - largest: The largest size of a tile, in bytes.
  ///   - redirections: The addresses to which a provider may redirect a request.
  init(largest: Int, redirections: RedirectionRule) {
    self.largest = largest
    self.redirections = redirections
  }

  /// Returns the response to a request for a URL.
  ///
  /// - Parameter session: A session whose delegate is this object.
  /// - Throws: ``TileError``, or the session's error.
  func answer(
    at url: URL, of session: URLSession, within patience: Duration, on clock: any Clock<Duration>
  ) async throws -> (Data, URLResponse) {
    let task = session.dataTask(with: url)
    let timer = Task {
      guard (try? await clock.sleep(for: patience)) != nil else { return }
      giveUp(task, because: .late)
    }
    defer { timer.cancel() }
    return try await withCheckedThrowingContinuation { continuation in
      let running = CancellableTask()
      open.withLock {
        $0[task.taskIdentifier] = Open(continuation: continuation, running: running)
      }
      running.start(task)
    }
  }

  /// Ends a request for a reason. The reason is stored first, so that the data received so far is
  /// not regarded as a tile.
  private func giveUp(_ task: URLSessionDataTask, because problem: TileError) {
    let running = open.withLock { open -> CancellableTask? in
      guard let known = open[task.taskIdentifier], known.problem == nil else { return nil }
      open[task.taskIdentifier]?.problem = problem
      open[task.taskIdentifier]?.body = Data()
      return known.running
    }
    running?.cancel()
  }

  /// Rejects redirections to addresses that only this server can reach.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let first = task.originalRequest?.url
    let running = open.withLock { $0[task.taskIdentifier]?.running }
    running?.redirect {
      self.redirections.allows(from: first, to: request.url) ? request : nil
    } then: {
      completionHandler($0)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(.performDefaultHandling, nil) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = open.withLock { open in
      guard let known = open[dataTask.taskIdentifier], known.problem == nil else { return false }
      guard known.body.count + data.count <= largest else { return true }
      open[dataTask.taskIdentifier]?.body.append(data)
      return false
    }
    if isTooLarge { giveUp(dataTask, because: .tooLarge(limit: largest)) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let ended = open.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
    if let problem = ended.problem ?? error {
      ended.continuation.resume(throwing: problem)
    } else if let response = task.response {
      ended.continuation.resume(returning: (ended.body, response))
    } else {
      ended.continuation.resume(throwing: URLError(.badServerResponse))
    }
  }
}
