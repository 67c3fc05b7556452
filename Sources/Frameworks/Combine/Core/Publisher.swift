/// Something that hands out values over time, and at most one end.
///
/// Same as Apple's.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<S: Subscriber>(subscriber: S)
  where Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Hands everything on to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    let inner = Inner<Output, Failure> { subscription in
      subject.send(subscription: subscription)
      subscription.request(.unlimited)
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

/// Where the types of the operators live.
public enum Publishers {}
