public import Foundation

/// A serial queue that blocks the thread that adds an operation while it is full.
///
///     let session = URLSession(
///       configuration: .ephemeral, delegate: answers, delegateQueue: BoundedQueue(limit: 64))
///
/// On Linux a session adds every piece of every answer to its delegate's queue, as fast as the
/// network delivers them; an unbounded queue holds a gigabyte before the delegate has seen a part
/// of it. With this queue, the session waits and stops reading, which slows the sender down.
///
/// Operations must be quick, since all sessions of the process wait meanwhile. They must not wait
/// for the session, which `URLSessionTask.cancel()` and `resume()` do: call these from another
/// queue.
// @unchecked: `free` is a semaphore and `queue` is never changed; all else is the superclass's.
public final class BoundedQueue: OperationQueue, @unchecked Sendable {
  /// The maximum time that adding an operation blocks. If an operation does wait for the session,
  /// both go on after this time.
  private static let patience = DispatchTimeInterval.seconds(10)

  /// The number of free places. It is counted up from 0, since a semaphore that is freed below its
  /// initial value ends the program.
  private let free = DispatchSemaphore(value: 0)

  /// The thread that blocks run on: those of the global queues may all be waiting for the session.
  /// It is kept in this property, since `underlyingQueue` does not retain its value.
  private let queue = DispatchQueue(label: "strata.bounded", qos: .userInitiated)

  /// Creates a queue with a maximum number of blocks.
  ///
  /// - Parameter limit: The maximum number of blocks that wait or run; at least one.
  public init(limit: Int) {
    super.init()
    maxConcurrentOperationCount = 1
    underlyingQueue = queue
    for _ in 0..<max(1, limit) { free.signal() }
  }

  override public func addOperation(_ block: @escaping @Sendable () -> Void) {
    _ = free.wait(timeout: .now() + Self.patience)
    super.addOperation { [free] in
      defer { free.signal() }
      block()
    }
  }
}
