extension Publishers {
  /// The values of any number of publishers of one kind, as they come. Same as Apple's.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let merging = Merging(subscriber)
      subscriber.receive(subscription: merging)
      for publisher in publishers { merging.add(publisher) }
      merging.closeOuter()
    }
  }
}
