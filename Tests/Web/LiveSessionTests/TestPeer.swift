import StrataLiveSession
import StrataWire
import Synchronization

/// A peer that records the messages it is sent.
final class TestPeer: SessionPeer {
  private let state = Mutex<(sent: [String], closed: UInt16?)>(([], nil))

  func send(_ text: String) { state.withLock { $0.sent.append(text) } }

  func close(_ code: CloseCode, reason: String) {
    state.withLock { $0.closed = $0.closed ?? code.rawValue }
  }

  var sent: [String] { state.withLock(\.sent) }
  /// The code of the first close, if there was one.
  var closed: UInt16? { state.withLock(\.closed) }

  /// Returns the messages since the last call.
  func take() -> [String] {
    state.withLock { state in
      defer { state.sent = [] }
      return state.sent
    }
  }
}
