import Dispatch
import StrataDeviceServices
import StrataWebServer
import StrataWire
import Synchronization

/// Passes the messages of sockets to the main actor, one at a time, so that pages and the end of
/// the process never wait for more than one of them.
///
/// Locking: everything is behind one mutex. Sockets are paused and resumed while it is held, since
/// the two must not overtake each other; that takes the lock of the server's inbox, which is never
/// held while this one is acquired.
final class MessageDesk: Sendable {
  typealias Number = FairQueue<Turn>.Socket

  /// A message or a change of state of a socket.
  enum Word {
    case opened
    case text(String)
    case refused(code: CloseCode, reason: String)
    case closed
  }

  struct Turn {
    let socket: SocketAdapter
    let word: Word
  }

  private struct State {
    var queue = FairQueue<Turn>()
    var connections: [Number: WebSocketConnection] = [:]
    /// A Boolean value that indicates whether a turn on the main actor is scheduled.
    var isTurning = false
  }

  private let state = Mutex(State())

  /// Returns the number of pending messages of a device.
  func count(of device: DeviceID) -> Int { state.withLock { $0.queue.count(of: device) } }

  func open(_ connection: WebSocketConnection, of device: DeviceID) -> Number {
    state.withLock { state in
      let number = state.queue.open(for: device)
      state.connections[number] = connection
      return number
    }
  }

  /// Adds a message of a socket, and pauses reading from it if too many are pending.
  func add(_ word: Word, bytes: Int = 0, of socket: SocketAdapter) {
    change { state in
      let number = socket.number
      if !state.queue.append(Turn(socket: socket, word: word), bytes: bytes, from: number) {
        state.connections[number]?.pauseReading()
      }
    }
  }

  /// Replaces all pending messages of a socket by one.
  func replace(with word: Word, of socket: SocketAdapter) {
    change { state in
      state.queue.clear(socket.number)
      state.queue.release(socket.number)
      _ = state.queue.append(Turn(socket: socket, word: word), from: socket.number)
    }
  }

  /// Adds the end of a socket. Its earlier messages are still handled: a page sends its last event
  /// just before it is left, and few messages can be pending.
  func finish(_ socket: SocketAdapter) {
    change { state in
      state.queue.release(socket.number)
      _ = state.queue.append(Turn(socket: socket, word: .closed), from: socket.number)
    }
  }

  /// Holds the messages of a socket until ``release(_:)``.
  func hold(_ number: Number) { change { $0.queue.hold(number) } }

  func release(_ number: Number) { change { $0.queue.release(number) } }

  /// Drops the pending and all later messages of a socket.
  func close(_ number: Number) {
    change { state in
      state.queue.close(number)
      state.connections[number] = nil
    }
  }
}

extension MessageDesk {
  private func change(_ change: (inout State) -> Void) {
    let mustTurn = state.withLock { state in
      change(&state)
      Self.resume(&state)
      guard !state.isTurning, !state.queue.isEmpty else { return false }
      state.isTurning = true
      return true
    }
    if mustTurn { turnSoon() }
  }

  private static func resume(_ state: inout State) {
    for number in state.queue.takeResumed() { state.connections[number]?.resumeReading() }
  }

  private func turnSoon() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.turn() } }
  }

  /// Handles one message; other work of the main actor runs before the next.
  @MainActor private func turn() {
    let next = state.withLock { state in
      let next = state.queue.next()
      Self.resume(&state)
      return next
    }
    if let next { next.socket.take(next.word) }
    let isOver = state.withLock { state in
      state.isTurning = !state.queue.isEmpty
      return !state.isTurning
    }
    if !isOver { turnSoon() }
  }
}
