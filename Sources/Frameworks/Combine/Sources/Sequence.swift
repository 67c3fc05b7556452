extension Publishers {
  /// The members of a sequence, one after the other.
  ///
  /// Same as Apple's.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, S.Input == Elements.Element {
      let listing = Listing(sequence, to: subscriber)
      subscriber.receive(subscription: listing)
      if listing.isEmpty { subscriber.receive(completion: .finished) }
    }
  }
}

extension Swift.Sequence {
  /// A publisher of the members.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
