/// A publisher that fails at once.
///
/// Same as Apple's.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure that is published.
  public let error: Failure

  /// Creates a publisher that fails.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher that fails, with values of the given type.
  ///
  /// - Parameters:
  ///   - outputType: The type of the values.
  ///   - failure: The error.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}
