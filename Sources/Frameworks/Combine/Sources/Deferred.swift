/// A publisher that is created for each subscriber.
///
/// Same as Apple's.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  /// The closure that creates the publisher for a subscriber.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher from a closure that is called for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    createPublisher().receive(subscriber: subscriber)
  }
}
