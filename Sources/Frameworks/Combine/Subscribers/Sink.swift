extension Subscribers {
  /// A subscriber that calls closures with all values and the completion.
  ///
  /// Same as Apple's.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// The closure that is called with each value.
    public let receiveValue: (Input) -> Void
    /// The closure that is called with the completion.
    public let receiveCompletion: (Completion<Failure>) -> Void
    private let link = Link()

    /// Creates a subscriber from closures.
    ///
    /// - Parameters:
    ///   - receiveCompletion: A function that is called at the end.
    ///   - receiveValue: A function that is called with each value.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      if link.open(subscription) { subscription.request(.unlimited) }
    }

    public func receive(_ value: Input) -> Demand {
      if link.isOpen { receiveValue(value) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      if link.close() != nil { receiveCompletion(completion) }
    }

    public func cancel() { link.close()?.cancel() }
  }
}

extension Publisher {
  /// Calls closures with each value and the completion until the returned cancellable is released
  /// or cancelled.
  ///
  /// - Parameters:
  ///   - receiveCompletion: A function that is called at the end.
  ///   - receiveValue: A function that is called with each value.
  /// - Returns: A handle that cancels the subscription.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value until the returned cancellable is released or cancelled.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
