extension Publisher {
  /// Sends all values and the completion to a subject until the returned cancellable is released or
  /// cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    // The subject requests the values: a passthrough subject does so once a subscriber wants some.
    let inner = Inner<Output, Failure> { subscription in
      subject.send(subscription: subscription)
    } value: { value in
      subject.send(value)
      return .none
    } end: {
      subject.send(completion: $0)
    }
    receive(subscriber: inner)
    return AnyCancellable { inner.cancel() }
  }
}
