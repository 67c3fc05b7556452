import Glibc
import Synchronization

/// The descriptor of a connection on its way to the service thread. It is closed if it does not
/// arrive there.
final class HandedSocket: Sendable {
  private let descriptor: Mutex<Int32?>

  init(_ descriptor: Int32) { self.descriptor = Mutex(descriptor) }

  /// Returns the descriptor, which then belongs to the caller; `nil` if it was taken already.
  func take() -> Int32? {
    descriptor.withLock { descriptor in
      defer { descriptor = nil }
      return descriptor
    }
  }

  deinit { if let descriptor = take() { close(descriptor) } }
}
