/// A subscriber whose type is erased, or one made of closures.
///
/// Same as Apple's.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let start: (any Subscription) -> Void
  private let take: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  /// Creates a subscriber that hides the type of another one.
  public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
    combineIdentifier = subscriber.combineIdentifier
    start = { subscriber.receive(subscription: $0) }
    take = { subscriber.receive($0) }
    end = { subscriber.receive(completion: $0) }
  }

  /// Creates a subscriber from closures. By default it requests no values.
  ///
  /// - Parameters:
  ///   - receiveSubscription: A function that is called with the subscription; `nil` for none.
  ///   - receiveValue: A function that is called with each value and returns the additional demand;
  ///     `nil` for none.
  ///   - receiveCompletion: A function that is called at the end; `nil` for none.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    start = receiveSubscription ?? { _ in }
    take = receiveValue ?? { _ in .none }
    end = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { start(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { take(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}
