import Dispatch
import StrataDeviceServices
import StrataWebServer
import StrataWire
import Synchronization

/// Hands what sockets say to the main actor, one message at a time, so that pages and the end of the
/// process never wait behind more than one of them.
///
/// Locking: everything is behind one mutex. Sockets are stopped and read on while it is held, since
/// the two must not overtake each other; that takes the server's inbox's lock, which is never held
/// while this one is asked for.
final class MessageDesk: Sendable {
  typealias Number = FairQueue<Turn>.Socket

  /// What a socket has to say.
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
    /// Whether the main actor has been asked to come.
    var isTurning = false
  }

  private let state = Mutex(State())

  /// How many messages of a device wait.
  func count(of device: DeviceID) -> Int { state.withLock { $0.queue.count(of: device) } }

  func open(_ connection: WebSocketConnection, of device: DeviceID) -> Number {
    state.withLock { state in
      let number = state.queue.open(for: device)
      state.connections[number] = connection
      return number
    }
  }

  /// Leaves a word of a socket, which is read no further where too much waits.
  func add(_ word: Word, bytes: Int = 0, of socket: SocketAdapter) {
    change { state in
      let number = socket.number
      if !state.queue.append(Turn(socket: socket, word: word), bytes: bytes, from: number) {
        state.connections[number]?.pauseReading()
      }
    }
  }

  /// Leaves a word of a socket that counts instead of all that waits.
  func replace(with word: Word, of socket: SocketAdapter) {
    change { state in
      state.queue.clear(socket.number)
      state.queue.release(socket.number)
      _ = state.queue.append(Turn(socket: socket, word: word), from: socket.number)
    }
  }

  /// Leaves a socket's last word. What it said before is still handled: a page that is left says its
  /// last right before it goes, and it cannot be much.
  func finish(_ socket: SocketAdapter) {
    change { state in
      state.queue.release(socket.number)
      _ = state.queue.append(Turn(socket: socket, word: .closed), from: socket.number)
    }
  }

  /// Lets what a socket says wait until ``release(_:)``.
  func hold(_ number: Number) { change { $0.queue.hold(number) } }

  func release(_ number: Number) { change { $0.queue.release(number) } }

  /// Drops what waits of a socket, and all that it says from now on.
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

  /// Handles one message; whoever else waits for the main actor comes before the next.
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
