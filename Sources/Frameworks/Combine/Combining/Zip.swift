extension Publishers {
  /// A publisher of tuples of the values of 2 publishers: the first values, then the second, and so
  /// on. Same as Apple's.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The first of the publishers whose values are combined to tuples.
    public let a: A
    /// The second of the publishers whose values are combined to tuples.
    public let b: B

    /// Creates a publisher of tuples of the values of 2 publishers.
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
      Joining.begin(subscriber, .line, a, b)
    }
  }

  /// A publisher of tuples of the values of 3 publishers: the first values, then the second, and so
  /// on. Same as Apple's.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    /// The first of the publishers whose values are combined to tuples.
    public let a: A
    /// The second of the publishers whose values are combined to tuples.
    public let b: B
    /// The third of the publishers whose values are combined to tuples.
    public let c: C

    /// Creates a publisher of tuples of the values of 3 publishers.
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
      Joining.begin(subscriber, .line, a, b, c)
    }
  }

  /// A publisher of tuples of the values of 4 publishers: the first values, then the second, and so
  /// on. Same as Apple's.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    /// The first of the publishers whose values are combined to tuples.
    public let a: A
    /// The second of the publishers whose values are combined to tuples.
    public let b: B
    /// The third of the publishers whose values are combined to tuples.
    public let c: C
    /// The fourth of the publishers whose values are combined to tuples.
    public let d: D

    /// Creates a publisher of tuples of the values of 4 publishers.
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
      Joining.begin(subscriber, .line, a, b, c, d)
    }
  }
}

extension Publisher {
  /// Publishes a tuple of the publishers' first values, then of their second, and so on.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Publishes the result of a closure with the publishers' first values, then with their second,
  /// and so on.
  ///
  /// - Parameters:
  ///   - other: The other publisher.
  ///   - transform: A function that returns the value for one value of each publisher.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where Failure == P.Failure {
    zip(other).map(transform)
  }

  /// Publishes a tuple of the publishers' first values, then of their second, and so on.
  ///
  /// - Parameters:
  ///   - publisher1: The first of the other publishers.
  ///   - publisher2: The second of the other publishers.
  /// - Returns: The publisher of the results.
  public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.Zip3<Self, P, Q>
  where Failure == P.Failure, Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Publishes the result of a closure with the publishers' first values, then with their second,
  /// and so on.
  ///
  /// - Parameters:
  ///   - publisher1: The first of the other publishers.
  ///   - publisher2: The second of the other publishers.
  ///   - transform: A function that returns the value for one value of each publisher.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where Failure == P.Failure, Failure == Q.Failure {
    zip(publisher1, publisher2).map(transform)
  }

  /// Publishes a tuple of the publishers' first values, then of their second, and so on.
  ///
  /// - Parameters:
  ///   - publisher1: The first of the other publishers.
  ///   - publisher2: The second of the other publishers.
  ///   - publisher3: The third of the other publishers.
  /// - Returns: The publisher of the results.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes the result of a closure with the publishers' first values, then with their second,
  /// and so on.
  ///
  /// - Parameters:
  ///   - publisher1: The first of the other publishers.
  ///   - publisher2: The second of the other publishers.
  ///   - publisher3: The third of the other publishers.
  ///   - transform: A function that returns the value for one value of each publisher.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    zip(publisher1, publisher2, publisher3).map(transform)
  }
}
