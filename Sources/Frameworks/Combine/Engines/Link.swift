import Foundation

/// The state of a subscriber's upstream: not yet subscribed, open, or over.
// @unchecked: the state is touched only under the lock.
final class Link: @unchecked Sendable {
  private enum State {
    case waiting, over
    case open(any Subscription)
  }

  private let lock = NSLock()
  private var state = State.waiting

  /// Stores the first subscription and returns `true`; a second one, or one that comes too late, is
  /// cancelled.
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

  /// Ends it, and returns the subscription if it was open.
  func close() -> (any Subscription)? {
    lock.withLock {
      defer { state = .over }
      guard case .open(let subscription) = state else { return nil }
      return subscription
    }
  }
}
