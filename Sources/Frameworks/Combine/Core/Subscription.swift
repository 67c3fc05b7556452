/// The connection between a publisher and a subscriber.
///
/// Same as Apple's.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests more values from the publisher.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of ``empty``, a subscription without values.
public enum Subscriptions {
  /// A subscription that never delivers a value.
  public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
