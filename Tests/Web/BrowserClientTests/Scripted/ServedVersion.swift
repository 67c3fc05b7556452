import Synchronization

/// A text that a test can change while the server runs.
final class ServedVersion: Sendable {
  private let text = Mutex("")

  var value: String { text.withLock { $0 } }

  func change(_ text: String) { self.text.withLock { $0 = text } }
}
