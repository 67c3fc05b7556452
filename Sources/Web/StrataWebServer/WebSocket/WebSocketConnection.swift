import Synchronization

/// One open WebSocket. It may be used from any thread; what is sent arrives in order.
///
///     connection.send("hello")
///     connection.close(code: 1000, reason: "done")   // after "hello" has gone out
///
/// Sending never blocks. ``bufferedBytes`` says how much waits for a slow peer; the sender decides
/// when that is too much. After the close, sending does nothing.
public final class WebSocketConnection: Sendable {
  /// The peer's numeric address.
  public let remoteAddress: String

  private let id: ConnectionID
  private let inbox: Inbox
  private let outgoing = Mutex(OutgoingMessages())
  private let readingIsPaused = Atomic(false)

  init(id: ConnectionID, remoteAddress: String, inbox: Inbox) {
    self.id = id
    self.remoteAddress = remoteAddress
    self.inbox = inbox
  }

  /// Sends one text message.
  public func send(_ text: String) { enqueue(OutgoingMessage(text)) }

  /// Sends one binary message.
  public func send(_ bytes: [UInt8]) { enqueue(OutgoingMessage(bytes)) }

  /// Closes after everything sent so far has gone out.
  ///
  /// - Parameters:
  ///   - code: 1000 for a normal end, 1001 when going away, 4000–4999 for the app's own reasons.
  ///     Codes that RFC 6455 forbids in a close frame are sent as 1000.
  ///   - reason: At most 123 bytes of UTF-8 are sent; longer text is cut at a character.
  public func close(code: UInt16 = 1000, reason: String = "") {
    if outgoing.withLock({ $0.close(CloseReason(code: code, text: reason)) }) {
      inbox.post(.flush(id))
    }
  }

  /// Reads no more messages until ``resumeReading()``: what the peer says waits with the peer. Called
  /// within ``WebSocketDelegate/received(_:)-(String)`` it holds from the next message on; its silence
  /// meanwhile does not count against it.
  public func pauseReading() { readingIsPaused.store(true, ordering: .sequentiallyConsistent) }

  /// Reads on after ``pauseReading()``.
  public func resumeReading() {
    guard readingIsPaused.exchange(false, ordering: .sequentiallyConsistent) else { return }
    inbox.post(.read(id))
  }

  /// Payload bytes that wait to be handed to the system.
  public var bufferedBytes: Int { outgoing.withLock { $0.bytes } }

  private func enqueue(_ message: consuming OutgoingMessage) {
    let message = message
    if outgoing.withLock({ $0.append(message) }) { inbox.post(.flush(id)) }
  }

  // MARK: - For the service thread

  var isReadingPaused: Bool { readingIsPaused.load(ordering: .sequentiallyConsistent) }
  func nextStep() -> OutgoingMessages.Step { outgoing.withLock { $0.next() } }
  func sent(_ count: Int) { outgoing.withLock { $0.sent(count) } }
  func end() { outgoing.withLock { $0.end() } }
}
