public import Foundation

extension NotificationCenter {
  /// Adds a block that is run on a queue for each notification.
  ///
  ///     NotificationCenter.default.addObserver(forName: .saved, object: nil, queue: .main) { _ in … }
  ///
  /// As on Apple's platforms, a notification that is posted on the main thread is delivered to the
  /// main queue before `post` returns. Foundation's own method waits on the main thread for the
  /// main thread there, forever. The compiler prefers this one where the queue is not optional.
  ///
  /// The block runs for the device that added it.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications; `nil` for any.
  ///   - object: The sender of the notifications; `nil` for any.
  ///   - queue: The queue on which the block is run.
  ///   - block: The block.
  /// - Returns: The token for `removeObserver(_:)`.
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let surroundings = ObserverSurroundings()
    let none: OperationQueue? = nil
    return addObserver(forName: name, object: object, queue: none) { [weak queue] notification in
      // The sender waits until the block has run, so no two threads use it at the same time.
      nonisolated(unsafe) let notification = notification
      queue?.runAndWait { surroundings.run { block(notification) } }
    }
  }
}

extension OperationQueue {
  /// Runs work on this queue and waits for it; at once if the caller is already on the queue.
  fileprivate func runAndWait(_ work: @escaping @Sendable () -> Void) {
    let isHere = self === OperationQueue.current || (self === OperationQueue.main && Self.isOnMain)
    if isHere { return work() }
    addOperations([BlockOperation(block: work)], waitUntilFinished: true)
  }

  /// Whether the caller is on the main thread, or on the main queue: once `dispatchMain()` was
  /// called, as an asynchronous `main` does, the queue has no thread of its own.
  private static var isOnMain: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainMark) != nil
  }

  private static let mainMark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}
