import Glibc
import StrataCLibWebSockets
import Synchronization

/// Identifies a connection across threads; never reused within a server.
struct ConnectionID: Hashable, Sendable {
  let rawValue: UInt64
}

/// A command of another thread for the service thread.
enum Command: Sendable {
  /// A handler has answered a connection's request, which the serial identifies.
  case respond(ConnectionID, serial: UInt64, HTTPResponse)
  /// A WebSocket connection has something to send.
  case flush(ConnectionID)
  /// A WebSocket connection resumes reading.
  case read(ConnectionID)
  /// A connection drops more of its refused request after a pause.
  case drop(ConnectionID)
  /// Serves a connection that another process accepted.
  case adopt(HandedSocket, answersOnce: Bool)
  /// Counts and reports a connection that came without its descriptor.
  case miss
  /// Closes each connection after its next answer.
  case retire
  /// Reads the TLS files again, and passes the error on.
  case renewCertificate(_ done: @Sendable (WebServerError?) -> Void)
  /// The server checks whether silent sockets are still connected.
  case beat
  /// Stops accepting connections, lets running requests finish, and closes WebSockets.
  case stop
  /// The server has to stop at once.
  case abort
}

/// The commands of other threads for the service thread, which wake it.
///
/// Locking: everything is behind one mutex, held for a few instructions. The thread is woken after
/// the mutex was released, since it takes the lock at once; ``close()`` waits for threads that are
/// waking it, so that the context is not destroyed in between.
final class Inbox: Sendable {
  private struct Contents {
    var commands: [Command] = []
    // `lws_cancel_service` is the one call that libwebsockets allows from any thread; the context
    // is set and cleared by the service thread, here, under the lock.
    nonisolated(unsafe) var context: OpaquePointer?
    /// The service thread. It does not need to wake itself, since it looks for commands after each
    /// turn.
    var thread: pthread_t?
    var isRung = false
    var isClosed = false
  }

  private let contents = Mutex(Contents())
  /// The number of threads that are waking the service thread.
  private let ringing = Atomic(0)

  /// Adds a command for the service thread; does nothing once the thread has ended.
  func post(_ command: Command) {
    guard let context = add(command) else { return }
    lws_cancel_service(context)
    ringing.subtract(1, ordering: .releasing)
  }

  /// Adds a command; returns the context to wake, or `nil` if it need not be woken.
  private func add(_ command: Command) -> OpaquePointer? {
    contents.withLock { contents in
      guard !contents.isClosed else { return nil }
      contents.commands.append(command)
      guard !contents.isRung, let context = contents.context else { return nil }
      if let thread = contents.thread, pthread_equal(thread, pthread_self()) != 0 { return nil }
      contents.isRung = true
      ringing.add(1, ordering: .relaxed)
      nonisolated(unsafe) let woken = context
      return woken
    }
  }

  /// Allows other threads to wake the calling thread, which must take the commands after each turn
  /// of the context.
  func open(_ context: OpaquePointer) {
    nonisolated(unsafe) let context = context
    contents.withLock { ($0.context, $0.thread) = (context, pthread_self()) }
  }

  /// Takes all commands; the array's storage is reused for the next ones.
  func take(into taken: inout [Command]) {
    taken.removeAll(keepingCapacity: true)
    let empty = taken
    taken = contents.withLock { contents in
      contents.isRung = false
      defer { contents.commands = empty }
      return contents.commands
    }
  }

  func close() {
    contents.withLock { contents in
      contents.isClosed = true
      contents.context = nil
      contents.commands = []
    }
    while ringing.load(ordering: .acquiring) > 0 { sched_yield() }
  }
}
