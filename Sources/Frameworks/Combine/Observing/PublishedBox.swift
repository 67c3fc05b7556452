import Foundation

/// The storage of a published property.
// @unchecked: everything is touched only under the lock, but for the core, which has a lock.
final class PublishedBox<Value>: ChangeLink, @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value
  private var link: ObservableObjectPublisher?
  private var core: SubjectCore<Value, Never>?
  private var connections: [AnyCancellable] = []

  init(_ value: Value) { current = value }

  var value: Value { lock.withLock { current } }

  /// Notifies all subscribers of the new value and then sets it, so that they still read the old
  /// one from the object.
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

  /// Adds a subscriber to the property's values.
  func add<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let core = lock.withLock {
      let core = self.core ?? SubjectCore()
      self.core = core
      return core
    }
    core.add(CurrentValueConduit(subscriber) { [self] in value })
  }

  /// Keeps a subscription that writes to this property as long as the property exists.
  func keep(_ connection: AnyCancellable) { lock.withLock { connections.append(connection) } }
}
