import Foundation

/// A task of `URLSession` that can be cancelled before, while and after it runs, from anywhere.
///
/// `URLSession.data(for:)` must not be used for this: on Linux it cancels at once, while Swift's
/// runtime holds the lock of the waiting task, and there waits for the session's queue. When that
/// queue is just delivering the answer, it waits for the same lock, and the whole session stands
/// still for ever. So cancelling happens on another queue.
// @unchecked: `task` and `isCancelled` are touched only while `lock` is held.
final class CancellableTask: @unchecked Sendable {
  /// A queue of its own: the global ones wait while the program's other work has all their threads,
  /// and what is to be cut off comes in meanwhile.
  private static let elsewhere = DispatchQueue(label: "strata.cancelling", qos: .userInitiated)

  private let lock = NSLock()
  private var task: URLSessionDataTask?
  private var isCancelled = false

  /// Starts the task; one that was cancelled before fails at once, as a cancelled task does.
  func start(_ task: URLSessionDataTask) {
    let isCancelled = lock.withLock {
      self.task = task
      return self.isCancelled
    }
    task.resume()
    if isCancelled { cancelElsewhere(task) }
  }

  func cancel() {
    let task = lock.withLock {
      isCancelled = true
      return self.task
    }
    if let task { cancelElsewhere(task) }
  }

  private func cancelElsewhere(_ task: URLSessionDataTask) {
    Self.elsewhere.async { task.cancel() }
  }
}
