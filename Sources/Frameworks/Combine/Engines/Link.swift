import Foundation

/// The connection of a subscriber to its upstream: not subscribed yet, open, or over.
// @unchecked: the state is touched only under the lock.
final class Link: @unchecked Sendable {
  private enum State {
    case waiting, over
    case open(any Subscription)
  }

  private let lock = NSLock()
  private var state = State.waiting

  /// Stores the first subscription and returns `true`. Cancels any further one, and one that comes
  /// after the end, and returns `false`.
  func open(_ subscription: any Subscription) -> Bool {
    let isFirst = lock.withLock {
      guard case .waiting = state else { return false }
      state = .open(subscription)
      return true
    }
    if !isFirst { subscription.cancel() }
    return isFirst
  }

  var subscription: (any Subscription)? {
    lock.withLock {
      guard case .open(let subscription) = state else { return nil }
      return subscription
    }
  }

  var isOpen: Bool { subscription != nil }

  /// Ends the connection, and returns the subscription if it was open.
  func close() -> (any Subscription)? {
    lock.withLock {
      defer { state = .over }
      guard case .open(let subscription) = state else { return nil }
      return subscription
    }
  }
}
