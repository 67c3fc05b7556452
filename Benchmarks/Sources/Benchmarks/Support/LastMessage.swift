import StrataLiveSession
import StrataWire
import Synchronization

/// The browser's end of a session without a socket: it keeps the last message.
final class LastMessage: SessionPeer {
  private let kept = Mutex("")

  var text: String { kept.withLock { $0 } }

  func send(_ text: String) { kept.withLock { $0 = text } }
  func close(_ code: CloseCode, reason: String) {}
}
