/// A type that receives values from a publisher, as many as it requests.
///
/// Same as Apple's.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of failures.
  associatedtype Failure: Error

  /// Receives the connection to the publisher, by which values are requested.
  func receive(subscription: any Subscription)
  /// Receives a value, and returns how many more are requested.
  func receive(_ input: Self.Input) -> Subscribers.Demand
  /// Receives the completion, after which no values follow.
  func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an event without a value, and returns how many more are requested.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of the subscribers' types.
public enum Subscribers {}
