package import Foundation

/// A queue that does one thing after the other, and holds up whoever adds to it while it is full.
///
///     let session = URLSession(
///       configuration: .ephemeral, delegate: answers, delegateQueue: BoundedQueue(limit: 64))
///
/// On Linux a session puts every piece of every answer into its delegate's queue, as fast as the
/// network brings them; into one without a bound a gigabyte goes before the delegate has seen a part
/// of it. Here the session waits, does not read on, and so lets the other side wait.
///
/// What runs in the queue must be quick, for all sessions of the process wait with that one, and must
/// not wait for the session in turn, as `URLSessionTask.cancel()` and `resume()` do: it calls them
/// from somewhere else.
// @unchecked: `free` is a semaphore and `queue` is never changed; all else is the superclass's own.
package final class BoundedQueue: OperationQueue, @unchecked Sendable {
  /// Whoever adds waits no longer than this: if what runs does wait in turn, all goes on after it.
  private static let patience = DispatchTimeInterval.seconds(10)

  /// Counted up from 0: one that is freed below its first value ends the program.
  private let free = DispatchSemaphore(value: 0)

  /// The thread that blocks run on: those of the global queues may all be waiting for the session.
  /// It is kept here, since `underlyingQueue` does not keep what it is given.
  private let queue = DispatchQueue(label: "strata.bounded", qos: .userInitiated)

  /// - Parameter limit: How many blocks may wait or run; at least one.
  package init(limit: Int) {
    super.init()
    maxConcurrentOperationCount = 1
    underlyingQueue = queue
    for _ in 0..<max(1, limit) { free.signal() }
  }

  override package func addOperation(_ block: @escaping @Sendable () -> Void) {
    _ = free.wait(timeout: .now() + Self.patience)
    super.addOperation { [free] in
      defer { free.signal() }
      block()
    }
  }
}
