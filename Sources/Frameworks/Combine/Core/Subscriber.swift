/// A type that receives values from a publisher, as many as it requests.
///
/// Same as Apple's.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values that the subscriber receives.
  associatedtype Input
  /// The type of the failures that the subscriber receives.
  associatedtype Failure: Error

  /// Receives the subscription, by which the subscriber requests values.
  func receive(subscription: any Subscription)
  /// Receives a value, and returns the number of additional values that are requested.
  func receive(_ input: Self.Input) -> Subscribers.Demand
  /// Receives the completion, after which no values are delivered.
  func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an event without a value, and returns the number of additional events that are
  /// requested.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of the built-in subscribers and of the types that subscribers use.
public enum Subscribers {}
