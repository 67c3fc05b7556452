public import Foundation

extension NotificationCenter {
  /// Adds a block that is run for each notification.
  ///
  ///     NotificationCenter.default.addObserver(forName: .saved, object: nil, queue: .main) { _ in … }
  ///
  /// As on Apple's platforms, `post` returns after the block has run, and a notification that is
  /// posted on the main thread or by the main actor reaches the main queue at once. Foundation's
  /// method waits on the main thread for the main thread there, forever. The compiler prefers
  /// this one, whose sender is an object, unless the type of the passed sender is `Any`.
  ///
  /// The block runs for the device that added it, and not for a notification that concerns another
  /// device only.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications; `nil` for any.
  ///   - object: The sender of the notifications; `nil` for any.
  ///   - queue: The queue on which the block is run; `nil` for the thread that posts.
  ///   - block: The block.
  /// - Returns: The token for `removeObserver(_:)`.
  public func addObserver(
    forName name: Notification.Name?, object: AnyObject?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let surroundings = Surroundings()
    return addPlainObserver(forName: name, object: object) { notification in
      // Whom a notification concerns is known on the thread that posts it.
      guard surroundings.isAddressed else { return }
      guard let queue else { return surroundings.run { block(notification) } }
      // The sender waits until the block has run, so no two threads use it at the same time.
      nonisolated(unsafe) let notification = notification
      queue.runAndWait { surroundings.run { block(notification) } }
    }
  }

  /// Adds a block with Foundation's method, which takes a sender of any type: the block is run
  /// on the thread that posts, whomever the notification concerns.
  func addPlainObserver(
    forName name: Notification.Name?, object: Any?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: object, queue: nil, using: block)
  }
}

extension OperationQueue {
  /// Runs work on this queue and waits for it; at once if the caller is already on the queue.
  fileprivate func runAndWait(_ work: @escaping @Sendable () -> Void) {
    let isHere = self === OperationQueue.current || (self === OperationQueue.main && Self.isOnMain)
    if isHere { return work() }
    addOperations([BlockOperation(block: work)], waitUntilFinished: true)
  }

  /// A Boolean value that indicates whether the caller is on the main thread, or on the main queue:
  /// once `dispatchMain()` was called, as an asynchronous `main` does, the queue has no
  /// dedicated thread.
  private static var isOnMain: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainMark) != nil
  }

  private static let mainMark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}
