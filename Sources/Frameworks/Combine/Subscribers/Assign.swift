extension Subscribers {
  /// A subscriber that writes each value to a property.
  ///
  /// Same as Apple's: the subscriber keeps the object until the stream ends or is cancelled.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    /// The object whose property gets the values; `nil` after the completion.
    public private(set) var object: Root?
    /// The key path of the property that values are written to.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let link = Link()

    /// Creates a subscriber that writes to a property of an object.
    ///
    /// - Parameters:
    ///   - object: The object whose property gets the values.
    ///   - keyPath: A key path to the property that gets the values.
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
  /// Writes each value to a property of an object until the returned cancellable is released or
  /// cancelled.
  ///
  /// - Parameters:
  ///   - keyPath: A key path to the property that gets the values.
  ///   - object: The object whose property gets the values.
  /// - Returns: A cancellable that ends the subscription.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(assign)
  }

  /// Writes each value to a published property as long as the object with the property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    // The property keeps the connection, so the connection may not keep the property.
    let connection = sink { [weak box] value in box?.assign(value) }
    box.keep(connection)
  }
}
