/// A publisher that publishes one value and completes.
///
/// Same as Apple's.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  /// The value that is published.
  public let output: Output

  /// Creates a publisher that publishes one value and completes.
  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
    subscriber.receive(subscription: Listing([output], to: subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
