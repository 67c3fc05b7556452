import Foundation

/// A subject that keeps its latest value and delivers it to new subscribers.
///
/// Same as Apple's.
// @unchecked: the value is touched only under the lock, the core has a lock.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let core = SubjectCore<Output, Failure>(isAsking: true)
  private let lock = NSLock()
  private var current: Output

  /// Creates a subject with a value.
  public init(_ value: Output) { current = value }

  /// The latest value. Setting it sends it to the subscribers, unless the subject has completed.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard !core.isOver else { return }
    lock.withLock { current = value }
    for conduit in core.audience { conduit.offer(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) { core.end(completion) }
  public func send(subscription: any Subscription) { core.keep(subscription) }

  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    core.add(CurrentValueConduit(subscriber) { [self] in value })
  }
}
