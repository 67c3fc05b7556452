/// A subject that tells its subscribers what it is told, and keeps nothing.
///
/// Same as Apple's.
// @unchecked: the core is guarded by a lock of its own.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let core = SubjectCore<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { for conduit in core.audience { conduit.offer(value) } }
  public func send(completion: Subscribers.Completion<Failure>) { core.end(completion) }
  public func send(subscription: any Subscription) { core.keep(subscription) }

  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    core.add(PassthroughConduit(subscriber))
  }
}
