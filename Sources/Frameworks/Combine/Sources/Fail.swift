/// A publisher that fails at once.
///
/// Same as Apple's.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure with which the publisher ends.
  public let error: Failure

  /// Creates a publisher that fails.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher that fails. The type of the values can be given when it cannot be
  /// inferred.
  ///
  /// - Parameters:
  ///   - outputType: The type of the values.
  ///   - failure: The failure with which the publisher ends.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}
