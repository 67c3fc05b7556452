import Glibc
import Synchronization

/// The descriptor of a listening socket, which one thread waits on and another may wake.
///
/// Once the descriptor is closed, its number may be reused, and waking it again would shut down
/// another socket. So both happen under one lock, and waking a closed descriptor has no effect.
final class ListeningDescriptor: Sendable {
  let descriptor: Int32
  private let isOpen = Mutex(true)

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Makes the thread that waits in `accept` return.
  func wake() {
    isOpen.withLock { isOpen in
      if isOpen { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }
  }

  /// Closes the descriptor; only the thread that accepts connections calls it.
  func close() {
    isOpen.withLock { isOpen in
      if isOpen { Glibc.close(descriptor) }
      isOpen = false
    }
  }
}
