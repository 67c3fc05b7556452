import Foundation

/// What a published property is kept in.
// @unchecked: everything is touched only under the lock, but for the core, which has its own.
final class PublishedBox<Value>: ChangeLink, @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value
  private var link: ObservableObjectPublisher?
  private var core: SubjectCore<Value, Never>?
  private var connections: [AnyCancellable] = []

  init(_ value: Value) { current = value }

  var value: Value { lock.withLock { current } }

  /// Tells everybody, then changes: whoever asks the object meanwhile is told the old value.
  func assign(_ value: Value) {
    let (link, core) = lock.withLock { (self.link, self.core) }
    link?.send()
    if let core { for conduit in core.audience { conduit.offer(value) } }
    lock.withLock { current = value }
  }

  var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { link } }
    set { lock.withLock { link = newValue } }
  }

  /// Whoever wants to hear of the value.
  func add<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let core = lock.withLock {
      let core = self.core ?? SubjectCore()
      self.core = core
      return core
    }
    core.add(CurrentValueConduit(subscriber) { [self] in value })
  }

  /// Keeps what writes to this property for as long as the property is there.
  func keep(_ connection: AnyCancellable) { lock.withLock { connections.append(connection) } }
}
