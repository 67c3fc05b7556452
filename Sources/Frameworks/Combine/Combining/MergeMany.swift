extension Publishers {
  /// A publisher of the values of any number of publishers of the same type, as they arrive.
  /// Same as Apple's.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publishers whose values are merged.
    public let publishers: [Upstream]

    /// Creates a publisher that merges the values of several publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher that merges the values of several publishers.
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
