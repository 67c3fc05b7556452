public import Foundation

extension NotificationCenter {
  /// Adds a block that runs for each notification.
  ///
  ///     NotificationCenter.default.addObserver(forName: .saved, object: nil, queue: .main) { _ in … }
  ///
  /// As on Apple's platforms, `post` returns after the block has run, and a notification that is
  /// posted on the main thread or by the main actor reaches the main queue at once. With
  /// Foundation's method on Linux, the main thread would wait for itself for ever. The compiler
  /// prefers this method, whose sender is an object, unless the type of the passed sender is `Any`.
  ///
  /// The block runs for the device whose code added it, but not for a notification that concerns
  /// only another device.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications; `nil` for any.
  ///   - object: The sender of the notifications; `nil` for any.
  ///   - queue: The queue on which the block is run; `nil` for the thread that posts.
  ///   - block: The block to run.
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

  /// Adds a block by Foundation's method, whose sender can have any type. The block runs on the
  /// thread that posts, for every notification.
  func addPlainObserver(
    forName name: Notification.Name?, object: Any?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: object, queue: nil, using: block)
  }
}

extension OperationQueue {
  /// Runs work on this queue, and waits until it has ended. If the caller is already on the queue,
  /// the work runs at once.
  fileprivate func runAndWait(_ work: @escaping @Sendable () -> Void) {
    let isHere = self === OperationQueue.current || (self === OperationQueue.main && Self.isOnMain)
    if isHere { return work() }
    addOperations([BlockOperation(block: work)], waitUntilFinished: true)
  }

  /// A Boolean value that indicates whether the caller is on the main thread or on the main queue.
  /// After `dispatchMain()`, which an asynchronous `main` calls, the main queue has no dedicated
  /// thread.
  private static var isOnMain: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainMark) != nil
  }

  private static let mainMark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}
