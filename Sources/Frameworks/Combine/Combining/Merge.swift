extension Publishers {
  /// A publisher of the values of 2 publishers, as they arrive. Same as Apple's.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first of the merged publishers.
    public let a: A
    /// The second of the merged publishers.
    public let b: B

    /// Creates a publisher of the values of 2 publishers, as they arrive.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second publisher.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let merging = Merging(subscriber)
      subscriber.receive(subscription: merging)
      merging.add(a)
      merging.add(b)
      merging.closeOuter()
    }
  }

  /// A publisher of the values of 3 publishers, as they arrive. Same as Apple's.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first of the merged publishers.
    public let a: A
    /// The second of the merged publishers.
    public let b: B
    /// The third of the merged publishers.
    public let c: C

    /// Creates a publisher of the values of 3 publishers, as they arrive.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second publisher.
    ///   - c: The third publisher.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let merging = Merging(subscriber)
      subscriber.receive(subscription: merging)
      merging.add(a)
      merging.add(b)
      merging.add(c)
      merging.closeOuter()
    }
  }

  /// A publisher of the values of 4 publishers, as they arrive. Same as Apple's.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first of the merged publishers.
    public let a: A
    /// The second of the merged publishers.
    public let b: B
    /// The third of the merged publishers.
    public let c: C
    /// The fourth of the merged publishers.
    public let d: D

    /// Creates a publisher of the values of 4 publishers, as they arrive.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second publisher.
    ///   - c: The third publisher.
    ///   - d: The fourth publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let merging = Merging(subscriber)
      subscriber.receive(subscription: merging)
      merging.add(a)
      merging.add(b)
      merging.add(c)
      merging.add(d)
      merging.closeOuter()
    }
  }
}

extension Publisher {
  /// Publishes the values of these publishers as they arrive.
  public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
  where Output == B.Output, Failure == B.Failure {
    Publishers.Merge(self, b)
  }

  /// Publishes the values of these publishers as they arrive.
  ///
  /// - Parameters:
  ///   - b: The second publisher.
  ///   - c: The third publisher.
  /// - Returns: The publisher of the results.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure {
    Publishers.Merge3(self, b, c)
  }

  /// Publishes the values of these publishers as they arrive.
  ///
  /// - Parameters:
  ///   - b: The second publisher.
  ///   - c: The third publisher.
  ///   - d: The fourth publisher.
  /// - Returns: The publisher of the results.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  where
    Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure
  {
    Publishers.Merge4(self, b, c, d)
  }
}
