import Glibc
import Synchronization

/// A listening socket's descriptor, which one thread waits on and another may wake.
///
/// Once closed, its number belongs to whoever opened something next: waking it again would shut a
/// stranger's socket. So both happen under one lock, and waking a closed one does nothing.
final class ListeningDescriptor: Sendable {
  let descriptor: Int32
  private let isOpen = Mutex(true)

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Makes `accept` on the other thread return.
  func wake() {
    isOpen.withLock { isOpen in
      if isOpen { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }
  }

  /// Gives the descriptor back; for the accepting thread only.
  func close() {
    isOpen.withLock { isOpen in
      if isOpen { Glibc.close(descriptor) }
      isOpen = false
    }
  }
}
