import Synchronization

/// A port that is known only once the server listens.
final class Port: Sendable {
  private let number = Mutex(0)

  var value: Int {
    get { number.withLock { $0 } }
    set { number.withLock { $0 = newValue } }
  }
}
