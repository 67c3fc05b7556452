public import Foundation
import StrataDeviceServices
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Contacts push services over `URLSession`, with a timeout.
public struct URLSessionPushNetwork: PushNetwork {
  private static let posts = OpenPosts()
  private static let session = URLSession(
    configuration: .ephemeral, delegate: posts, delegateQueue: nil)

  private let patience: Duration
  private let clock: any Clock<Duration>

  /// Creates a connection that contacts push services over `URLSession`, with a timeout.
  ///
  /// - Parameters:
  ///   - patience: The maximum time for an answer.
  ///   - clock: The clock of the timeout.
  public init(
    patience: Duration = PushSender.patience, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.patience = patience
    self.clock = clock
  }

  public func post(
    _ body: Data, to url: URL, _ headers: [String: String]
  ) async throws -> PushAnswer {
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.httpBody = body
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let task = Self.session.dataTask(with: request)
    let running = CancellableTask()
    let waiting = Self.posts.open(task.taskIdentifier, running)
    let timer = Task { [patience, clock] in
      guard (try? await clock.sleep(for: patience)) != nil else { return }
      waiting.finish(.failure(URLError(.timedOut)))
    }
    defer { timer.cancel() }
    running.start(task)
    do {
      return try await waiting.answer()
    } catch {
      running.cancel()
      throw error
    }
  }
}

/// Delivers each answer to its request, and follows no redirection. With a completion handler
/// `URLSession` would follow all of them.
private final class OpenPosts: NSObject, URLSessionTaskDelegate, Sendable {
  private struct Open: Sendable {
    let waiting = WaitingPost()
    let running: CancellableTask
  }

  private let open = Mutex<[Int: Open]>([:])

  func open(_ task: Int, _ running: CancellableTask) -> WaitingPost {
    let opened = Open(running: running)
    open.withLock { $0[task] = opened }
    return opened.waiting
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let opened = open.withLock { $0[task.taskIdentifier] }
    opened?.waiting.finish(.success(PushAnswer(status: response.statusCode)))
    opened?.running.redirect(deciding: { nil }, then: completionHandler)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let waiting = open.withLock { $0.removeValue(forKey: task.taskIdentifier)?.waiting }
    guard let http = task.response as? HTTPURLResponse else {
      waiting?.finish(.failure(error ?? URLError(.badServerResponse)))
      return
    }
    let after = http.value(forHTTPHeaderField: "Retry-After")
    waiting?.finish(.success(PushAnswer(status: http.statusCode, retryAfter: after)))
  }
}

/// Resumes a continuation once, with the first result.
final class WaitingPost: Sendable {
  private struct State {
    var result: Result<PushAnswer, any Error>?
    var continuation: CheckedContinuation<PushAnswer, any Error>?
  }

  private let state = Mutex(State())

  func finish(_ result: Result<PushAnswer, any Error>) {
    let continuation = state.withLock { state -> CheckedContinuation<PushAnswer, any Error>? in
      guard state.result == nil else { return nil }
      state.result = result
      return state.continuation
    }
    continuation?.resume(with: result)
  }

  func answer() async throws -> PushAnswer {
    try await withCheckedThrowingContinuation { continuation in
      let early = state.withLock { state in
        if state.result == nil { state.continuation = continuation }
        return state.result
      }
      if let early { continuation.resume(with: early) }
    }
  }
}
