/// A type that delivers values over time, and at most one completion.
///
/// Same as Apple's.
public protocol Publisher<Output, Failure> {
  /// The type of the published values.
  associatedtype Output
  /// The type of failures; `Never` if the stream cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Publishers implement it; call ``subscribe(_:)`` instead.
  func receive<S: Subscriber>(subscriber: S)
  where Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber to the publisher.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }
}

/// The namespace of the types that operators return.
public enum Publishers {}
