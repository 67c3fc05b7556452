extension Subscribers {
  /// Writes every value to a property.
  ///
  /// Same as Apple's: the object is kept until the stream ends or is cancelled.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let link = Link()

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      if link.open(subscription) { subscription.request(.unlimited) }
    }

    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) { cancel() }

    public func cancel() {
      link.close()?.cancel()
      object = nil
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object, until what is returned is let go.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(assign)
  }

  /// Writes each value to a published property, for as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    // The property keeps the connection, so the connection may not keep the property.
    let connection = sink { [weak box] value in box?.assign(value) }
    box.keep(connection)
  }
}
