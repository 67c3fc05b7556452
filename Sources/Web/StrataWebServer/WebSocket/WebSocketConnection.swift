import Synchronization

/// An open WebSocket. It may be used from any thread; messages arrive in order.
///
///     connection.send("hello")
///     connection.close(code: 1000, reason: "done")   // after "hello" has gone out
///
/// Sending never blocks. ``bufferedBytes`` is the size of what waits for a slow peer; the sender
/// decides when that is too much. After the close, sending does nothing.
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

  /// Sends a text message.
  public func send(_ text: String) { enqueue(OutgoingMessage(text)) }

  /// Sends a binary message.
  public func send(_ bytes: [UInt8]) { enqueue(OutgoingMessage(bytes)) }

  /// Closes the connection after all messages sent so far have been transmitted.
  ///
  /// - Parameters:
  ///   - code: The code of the close frame: 1000 for a normal end, 1001 when going away, 4000–4999
  ///     for codes of the app. Codes that RFC 6455 forbids in a close frame are sent as 1000.
  ///   - reason: At most 123 bytes of UTF-8 are sent; longer text is cut at a character.
  public func close(code: UInt16 = 1000, reason: String = "") {
    if outgoing.withLock({ $0.close(CloseReason(code: code, text: reason)) }) {
      inbox.post(.flush(id))
    }
  }

  /// Stops reading messages until ``resumeReading()``; the peer has to wait. When called within
  /// ``WebSocketDelegate/received(_:)-(String)``, it applies from the next message on. The peer
  /// does not count as silent meanwhile.
  public func pauseReading() { readingIsPaused.store(true, ordering: .sequentiallyConsistent) }

  /// Resumes reading after ``pauseReading()``.
  public func resumeReading() {
    guard readingIsPaused.exchange(false, ordering: .sequentiallyConsistent) else { return }
    inbox.post(.read(id))
  }

  /// The size of unsent messages, in bytes without frame headers.
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
