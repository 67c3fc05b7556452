/// A subject that sends values to its current subscribers and does not store them.
///
/// Same as Apple's.
// @unchecked: the core has a lock.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let core = SubjectCore<Output, Failure>()

  /// Creates a subject that sends values to its current subscribers and does not store them.
  public init() {}

  public func send(_ value: Output) { for conduit in core.audience { conduit.offer(value) } }
  public func send(completion: Subscribers.Completion<Failure>) { core.end(completion) }
  public func send(subscription: any Subscription) { core.keep(subscription) }

  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    core.add(PassthroughConduit(subscriber))
  }
}
