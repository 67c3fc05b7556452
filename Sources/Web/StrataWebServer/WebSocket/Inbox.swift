import StrataCLibWebSockets
import Synchronization

/// Names a connection across threads; never used again within a server.
struct ConnectionID: Hashable, Sendable {
  let rawValue: UInt64
}

/// What other threads ask of the service thread.
enum Command: Sendable {
  /// The handler has answered a connection's request; the serial tells it from an earlier one.
  case respond(ConnectionID, serial: UInt64, HTTPResponse)
  /// A WebSocket has something to send.
  case flush(ConnectionID)
  /// A WebSocket may be read on.
  case read(ConnectionID)
  /// Ask the sockets that were silent whether they live.
  case beat
  /// Stop accepting, finish what runs, close WebSockets.
  case stop
  /// Stop now.
  case abort
}

/// The only way into the service thread: a list of commands and a bell.
///
/// Locking: everything is behind one mutex, held for a few instructions. The bell is rung while it
/// is held, so that the context cannot be destroyed between the check and the ring;
/// `lws_cancel_service` only writes to an event descriptor and takes no lock of ours.
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

  /// Leaves a command for the service thread; does nothing once that has ended.
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

  /// Takes all commands; the array given back is kept for the next ones.
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
