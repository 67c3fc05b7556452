/// Says that an object is about to change.
///
/// Same as Apple's.
// @unchecked: the core has a lock of its own.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  private let core = SubjectCore<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    core.add(PassthroughConduit(subscriber))
  }

  /// Tells the subscribers, before the change.
  public func send() { for conduit in core.audience { conduit.offer(()) } }
}
