import Foundation

/// A publisher's values as an asynchronous sequence.
///
/// Same as Apple's: one value at a time is requested.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  /// Creates a sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher, and returns an iterator over its values.
  public func makeAsyncIterator() -> Iterator { Iterator(AsyncValues(publisher)) }

  /// An iterator over a publisher's values.
  public struct Iterator: AsyncIteratorProtocol {
    private let values: AsyncValues<P.Output, Never>

    fileprivate init(_ values: AsyncValues<P.Output, Never>) { self.values = values }

    /// Waits for the next value; returns `nil` after the completion.
    public mutating func next() async -> P.Output? { await next(isolation: nil) }

    /// Waits for the next value on an actor; returns `nil` after the completion.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      try? await values.next(isolation: actor)
    }
  }
}

/// A publisher's values as an asynchronous sequence that throws its failure. Same as Apple's.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  /// Creates a sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher, and returns an iterator over its values.
  public func makeAsyncIterator() -> Iterator { Iterator(AsyncValues(publisher)) }

  /// An iterator over a publisher's values.
  public struct Iterator: AsyncIteratorProtocol {
    private let values: AsyncValues<P.Output, P.Failure>

    fileprivate init(_ values: AsyncValues<P.Output, P.Failure>) { self.values = values }

    /// Waits for the next value; returns `nil` after the completion.
    ///
    /// - Throws: The publisher's failure.
    public mutating func next() async throws -> P.Output? { try await next(isolation: nil) }

    /// Waits for the next value on an actor; returns `nil` after the completion.
    ///
    /// - Throws: The publisher's failure.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> P.Output? {
      try await values.next(isolation: actor)
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence, to be read by `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence that throws the failure, to be read by `for try await`.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// Requests one value from a publisher for each caller that waits for one.
// @unchecked: everything that changes is touched only under the lock.
private final class AsyncValues<Output, Failure: Error>: @unchecked Sendable {
  private typealias Waiter = CheckedContinuation<Output?, any Error>
  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var waiting: [Waiter] = []
  private var unasked = Subscribers.Demand.none
  private var end: Subscribers.Completion<Failure>?

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    publisher.receive(
      subscriber: AnySubscriber<Output, Failure> { [weak self] in
        self?.begin($0) ?? $0.cancel()
      } receiveValue: { [weak self] value in
        self?.answer(value)
        return .none
      } receiveCompletion: { [weak self] in
        self?.finish($0)
      })
  }

  private func begin(_ subscription: any Subscription) {
    let unasked = lock.withLock {
      self.subscription = subscription
      defer { self.unasked = .none }
      return self.unasked
    }
    if unasked > 0 { subscription.request(unasked) }
  }

  private func answer(_ value: Output) {
    nonisolated(unsafe) let value: Output? = value  // only the waiting caller uses it from here on
    let waiter = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
    waiter?.resume(returning: value)
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    let waiting = lock.withLock {
      end = completion
      subscription = nil
      defer { self.waiting = [] }
      return self.waiting
    }
    for waiter in waiting { tell(waiter, completion) }
  }

  private func tell(_ waiter: Waiter, _ completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: waiter.resume(returning: nil)
    case .failure(let error): waiter.resume(throwing: error)
    }
    lock.withLock { end = .finished }
  }

  func next(isolation: isolated (any Actor)?) async throws -> Output? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { ask($0) }
    } onCancel: {
      cancel()
    }
  }

  private func ask(_ waiter: Waiter) {
    let (subscription, end): ((any Subscription)?, Subscribers.Completion<Failure>?) =
      lock.withLock {
        guard self.end == nil else { return (nil, self.end) }
        waiting.append(waiter)
        if self.subscription == nil { unasked += 1 }
        return (self.subscription, nil)
      }
    if let end { tell(waiter, end) }
    subscription?.request(.max(1))
  }

  private func cancel() {
    let subscription = lock.withLock { self.subscription }
    subscription?.cancel()
    finish(.finished)
  }

  deinit { subscription?.cancel() }
}
