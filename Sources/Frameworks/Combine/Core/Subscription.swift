/// The connection between a publisher and a subscriber.
///
/// Same as Apple's.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Says that so many more values may come.
  func request(_ demand: Subscribers.Demand)
}

/// Where `Subscriptions.empty` lives.
public enum Subscriptions {
  /// A subscription that never has anything to hand out.
  public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
