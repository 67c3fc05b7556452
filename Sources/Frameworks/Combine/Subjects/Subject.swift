/// A publisher that publishes the values that code sends to it.
///
/// Same as Apple's.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Self.Output)
  /// Sends the completion to the subscribers. Later calls have no effect.
  func send(completion: Subscribers.Completion<Self.Failure>)
  /// Adds an upstream's subscription, which the subject cancels at its end.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event without a value to the subscribers.
  public func send() { send(()) }
}
