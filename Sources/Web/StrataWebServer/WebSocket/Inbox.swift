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
  /// A WebSocket has something to send.
  case flush(ConnectionID)
  /// A WebSocket resumes reading.
  case read(ConnectionID)
  /// Check whether silent sockets are alive.
  case beat
  /// Stop accepting, finish what runs, close WebSockets.
  case stop
  /// The server stops at once.
  case abort
}

/// The commands of other threads for the service thread, which it is woken for.
///
/// Locking: everything is behind one mutex, held for a few instructions. The thread is woken while
/// it is held, so that the context cannot be destroyed in between; `lws_cancel_service` only writes
/// to an event descriptor and takes no lock of ours.
final class Inbox: Sendable {
  private struct Contents {
    var commands: [Command] = []
    // `lws_cancel_service` is the one call that libwebsockets allows from any thread; the context
    // is set and cleared by the service thread, here, under the lock.
    nonisolated(unsafe) var context: OpaquePointer?
    var isRung = false
    var isClosed = false
  }

  private let contents = Mutex(Contents())

  /// Adds a command for the service thread; does nothing once that has ended.
  func post(_ command: Command) {
    contents.withLock { contents in
      guard !contents.isClosed else { return }
      contents.commands.append(command)
      guard !contents.isRung, let context = contents.context else { return }
      contents.isRung = true
      lws_cancel_service(context)
    }
  }

  func open(_ context: OpaquePointer) {
    nonisolated(unsafe) let context = context
    contents.withLock { $0.context = context }
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
  }
}
