import Foundation

/// A publisher of one value that is produced later, or of a failure. The work begins when the
/// future is created.
///
/// Same as Apple's.
// @unchecked: `result` and `waiting` are touched only under the lock.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// A closure that is called with the result; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  /// Creates a future and calls the closure that produces its value.
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
  /// The value. Reading it waits until it is produced.
  ///
  /// - Throws: The failure of the future.
  public var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        whenFulfilled {
          // Only the continuation uses it from here on.
          nonisolated(unsafe) let result = $0.mapError { $0 as any Error }
          continuation.resume(with: result)
        }
      }
    }
  }
}
