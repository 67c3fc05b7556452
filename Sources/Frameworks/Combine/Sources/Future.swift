import Foundation

/// One value that comes later, or a failure. The work begins when the future is made.
///
/// Same as Apple's.
// @unchecked: the result and the waiting are touched only under the lock.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock {
      guard self.result == nil else { return [(Result<Output, Failure>) -> Void]() }
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    for action in waiting { action(result) }
  }

  func whenFulfilled(_ action: @escaping (Result<Output, Failure>) -> Void) {
    let known = lock.withLock {
      if result == nil { waiting.append(action) }
      return result
    }
    if let known { action(known) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    let conduit = OneResult(subscriber)
    subscriber.receive(subscription: conduit)
    whenFulfilled { conduit.settle($0) }
  }
}

extension Future {
  /// The value, for `await`.
  public var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        whenFulfilled {
          // Handed over for good.
          nonisolated(unsafe) let result = $0.mapError { $0 as any Error }
          continuation.resume(with: result)
        }
      }
    }
  }
}
