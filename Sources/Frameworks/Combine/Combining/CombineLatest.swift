extension Publishers {
  /// A publisher of the latest values of 2 publishers, as a tuple. Same as Apple's.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The first of the publishers whose latest values are combined.
    public let a: A
    /// The second of the publishers whose latest values are combined.
    public let b: B

    /// Creates a publisher of the latest values of 2 publishers, as a tuple.
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
      Joining.begin(subscriber, .latest, a, b)
    }
  }

  /// A publisher of the latest values of 3 publishers, as a tuple. Same as Apple's.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    /// The first of the publishers whose latest values are combined.
    public let a: A
    /// The second of the publishers whose latest values are combined.
    public let b: B
    /// The third of the publishers whose latest values are combined.
    public let c: C

    /// Creates a publisher of the latest values of 3 publishers, as a tuple.
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
      Joining.begin(subscriber, .latest, a, b, c)
    }
  }

  /// A publisher of the latest values of 4 publishers, as a tuple. Same as Apple's.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    /// The first of the publishers whose latest values are combined.
    public let a: A
    /// The second of the publishers whose latest values are combined.
    public let b: B
    /// The third of the publishers whose latest values are combined.
    public let c: C
    /// The fourth of the publishers whose latest values are combined.
    public let d: D

    /// Creates a publisher of the latest values of 4 publishers, as a tuple.
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
      Joining.begin(subscriber, .latest, a, b, c, d)
    }
  }
}

extension Publisher {
  /// Publishes the latest values as a tuple, once each publisher has a value, whenever one changes.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes the result of a closure with the latest values whenever one changes.
  ///
  /// - Parameters:
  ///   - other: The other publisher.
  ///   - transform: A function that returns the value for the last values of all publishers.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where Failure == P.Failure {
    combineLatest(other).map(transform)
  }

  /// Publishes the latest values as a tuple, once each publisher has a value, whenever one changes.
  ///
  /// - Parameters:
  ///   - publisher1: The first of the other publishers.
  ///   - publisher2: The second of the other publishers.
  /// - Returns: The publisher of the results.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where Failure == P.Failure, Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes the result of a closure with the latest values whenever one changes.
  ///
  /// - Parameters:
  ///   - publisher1: The first of the other publishers.
  ///   - publisher2: The second of the other publishers.
  ///   - transform: A function that returns the value for the last values of all publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Failure == P.Failure, Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map(transform)
  }

  /// Publishes the latest values as a tuple, once each publisher has a value, whenever one changes.
  ///
  /// - Parameters:
  ///   - publisher1: The first of the other publishers.
  ///   - publisher2: The second of the other publishers.
  ///   - publisher3: The third of the other publishers.
  /// - Returns: The publisher of the results.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes the result of a closure with the latest values whenever one changes.
  ///
  /// - Parameters:
  ///   - publisher1: The first of the other publishers.
  ///   - publisher2: The second of the other publishers.
  ///   - publisher3: The third of the other publishers.
  ///   - transform: A function that returns the value for the last values of all publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map(transform)
  }
}
