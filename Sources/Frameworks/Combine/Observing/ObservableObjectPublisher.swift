/// A publisher that sends an event before an object changes.
///
/// Same as Apple's.
// @unchecked: the core has a lock.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  private let core = SubjectCore<Void, Never>()

  /// Creates a publisher that sends an event before an object changes.
  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    core.add(PassthroughConduit(subscriber))
  }

  /// Notifies the subscribers. Call it before the change.
  public func send() { for conduit in core.audience { conduit.offer(()) } }
}
