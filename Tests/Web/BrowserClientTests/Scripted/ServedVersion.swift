import Synchronization

/// What tells a newer server from an older one, in the page and in its worker.
final class ServedVersion: Sendable {
  private let text = Mutex("")

  var value: String { text.withLock { $0 } }

  func change(_ text: String) { self.text.withLock { $0 = text } }
}
