extension Publishers {
  /// A publisher of a sequence's elements, in order.
  ///
  /// Same as Apple's.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    /// The elements that are published.
    public let sequence: Elements

    /// Creates a publisher of a sequence's elements.
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, S.Input == Elements.Element {
      let listing = Listing(sequence, to: subscriber)
      subscriber.receive(subscription: listing)
      listing.finishIfEmpty()
    }
  }
}

extension Swift.Sequence {
  /// A publisher of the elements of this sequence.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
