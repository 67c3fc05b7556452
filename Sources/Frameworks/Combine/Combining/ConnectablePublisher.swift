import Foundation

/// A publisher that begins when ``connect()`` is called.
///
/// Same as Apple's.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins delivery; cancelling the result ends it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects with the first subscriber, and disconnects after the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that connects with the first subscriber, and disconnects after the last.
  /// Same as Apple's.
  // @unchecked: everything that changes is touched only under the lock.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    private let lock = NSLock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    /// Creates a publisher that connects another one with the first subscriber.
    ///
    /// - Parameter upstream: The publisher that is connected.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let isFirst = lock.withLock {
        subscribers += 1
        return subscribers == 1
      }
      // Often nothing but the subscription holds this object, and with it the connection. A
      // completion leaves it connected: else a later subscriber would begin the work again.
      upstream.handleEvents(receiveCancel: { self.left() }).receive(subscriber: subscriber)
      if isFirst { connect() }
    }

    private func connect() {
      let new = upstream.connect()
      let isLate = lock.withLock {
        if subscribers > 0 { connection = new }
        return subscribers == 0
      }
      if isLate { new.cancel() }
    }

    private func left() {
      let over = lock.withLock { () -> (any Cancellable)? in
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      over?.cancel()
    }
  }
}
