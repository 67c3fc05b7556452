import Foundation

extension Publishers {
  /// A publisher that shares one subscription to its upstream by a subject. Same as Apple's.
  // @unchecked: everything that changes is touched only under the lock.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher,
    @unchecked Sendable
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The closure that creates the subject for the first subscriber.
    public let createSubject: () -> SubjectType
    private let lock = NSLock()
    private var made: SubjectType?

    /// Creates a publisher that shares one subscription to its upstream by a subject.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - createSubject: A function that returns the subject for each connection.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      lock.withLock {
        let subject = made ?? createSubject()
        made = subject
        return subject
      }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
      subject.receive(subscriber: subscriber)
    }

    /// Subscribes the subject to the upstream.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A publisher that shares one subscription to its upstream. Same as Apple's.
  // @unchecked: its properties are set once, and are thread-safe themselves.
  public final class Share<Upstream: Publisher>: Publisher, Equatable, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates a publisher that shares one subscription to its upstream.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      shared.receive(subscriber: subscriber)
    }

    public static func == (left: Share, right: Share) -> Bool { left === right }
  }
}

extension Publisher {
  /// Shares one subscription among all subscribers, by a subject that a closure creates.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares one subscription among all subscribers, by an existing subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }

  /// Shares one subscription among all subscribers; it begins with the first and ends with the
  /// last.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
