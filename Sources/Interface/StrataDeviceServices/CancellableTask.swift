import Dispatch

#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// A `URLSessionTask` that can be cancelled before, while and after it runs, from any thread.
///
/// On Linux `URLSession` has two traps:
///
/// - `URLSession.data(for:)` cancels at once, while Swift's runtime holds the lock of the waiting
///   task, and there waits for the session's queue. If that queue is just delivering the answer, it
///   waits for the same lock: a deadlock of the whole session. So a task is cancelled on another
///   queue.
/// - A redirection that is answered after its task was cancelled ends the process ("Received
///   callback for HTTP redirection, but we're not waiting for it"). So a delegate answers through
///   ``redirect(deciding:then:)``, which orders the two.
public final class CancellableTask: Sendable {
  private struct State: Sendable {
    var task: URLSessionTask?
    var order = RedirectionOrder()
    /// The number of redirections that were to be decided.
    var redirections = 0
  }

  /// The maximum number of redirections that a task follows. On Linux `URLSession` has no limit, so a
  /// service that redirects to itself would be asked for ever.
  public static let mostRedirections = 20

  /// A separate queue for cancellations: all threads of the global queues may be busy while data to
  /// be cut off arrives.
  private static let elsewhere = DispatchQueue(label: "strata.cancelling", qos: .userInitiated)

  private let state = Locked(State())

  /// Creates a task that is to be started.
  public init() {}

  /// Starts the task. If it was cancelled before, it fails at once, as a cancelled task does.
  public func start(_ task: URLSessionTask) {
    let isCancelled = state.withLock {
      $0.task = task
      return $0.order.isCancelled
    }
    task.resume()
    if isCancelled { Self.cancelElsewhere(task) }
  }

  /// Cancels the task; while a redirection is being decided, cancels it after the decision.
  public func cancel() {
    let task = state.withLock { $0.order.cancel() ? $0.task : nil }
    if let task { Self.cancelElsewhere(task) }
  }

  /// Answers a redirection on another queue, unless the task was cancelled. After
  /// ``mostRedirections`` the redirection is the answer.
  ///
  /// A delegate calls this in `urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)`.
  ///
  /// - Parameters:
  ///   - decide: Returns the request to go on with, or `nil` to take the redirection for the
  ///     answer. It may block, for example to look a host up.
  ///   - complete: The session's completion handler.
  public func redirect(
    deciding decide: @escaping @Sendable () -> URLRequest?,
    then complete: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let number = state.withLock { state -> Int? in
      state.redirections += 1
      return state.order.beginDeciding() ? state.redirections : nil
    }
    guard let number else { return }
    DispatchQueue.global().async { [self] in
      let request = number <= Self.mostRedirections ? decide() : nil
      // The handler only adds to the session's queue; inside of the lock no cancellation overtakes it.
      let cancelled = state.withLock { state -> URLSessionTask? in
        guard state.order.decide() else { return state.task }
        complete(request)
        return nil
      }
      if let cancelled { Self.cancelElsewhere(cancelled) }
    }
  }

  private static func cancelElsewhere(_ task: URLSessionTask) {
    elsewhere.async { task.cancel() }
  }
}

/// Decides whether a task's cancellation or its answer to a redirection reaches the session. Only
/// the one that came first does.
struct RedirectionOrder {
  private(set) var isCancelled = false
  private var isDeciding = false

  /// Records that the task was cancelled.
  ///
  /// - Returns: `true` if the task is to be cancelled now; `false` if a redirection is being
  ///   decided, whose decision then cancels it.
  mutating func cancel() -> Bool {
    isCancelled = true
    return !isDeciding
  }

  /// Records that a redirection has arrived and has to be decided.
  ///
  /// - Returns: `false` if the task was cancelled; then the session must not receive an answer.
  mutating func beginDeciding() -> Bool {
    isDeciding = !isCancelled
    return isDeciding
  }

  /// Records that the redirection is decided.
  ///
  /// - Returns: `true` if the session is to receive the decision; `false` if the task was cancelled
  ///   meanwhile and is to be cancelled instead.
  mutating func decide() -> Bool {
    isDeciding = false
    return !isCancelled
  }
}
