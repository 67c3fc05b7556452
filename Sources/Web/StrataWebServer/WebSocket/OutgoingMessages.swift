import StrataCLibWebSockets

/// An outgoing message, with room in front for the frame header that libwebsockets writes.
struct OutgoingMessage: Sendable {
  static let room = Int(clws_pre())

  var bytes: [UInt8]
  let isText: Bool

  init(_ text: String) {
    var text = text
    bytes = text.withUTF8 { Self.padded($0) }
    isText = true
  }

  init(_ payload: [UInt8]) {
    bytes = payload.withUnsafeBufferPointer { Self.padded($0) }
    isText = false
  }

  private static func padded(_ payload: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: room + payload.count) { buffer, count in
      buffer.initialize(repeating: 0)
      if let source = payload.baseAddress, let target = buffer.baseAddress {
        (target + room).update(from: source, count: payload.count)
      }
      count = room + payload.count
    }
  }
}

/// The content of a close frame, within the limits of RFC 6455.
struct CloseReason: Sendable, Equatable {
  let code: UInt16
  let text: String

  init(code: UInt16, text: String) {
    self.code = Self.isSendable(code) ? code : 1000
    var kept = text
    while kept.utf8.count > 123 { kept.removeLast() }
    self.text = kept
  }

  private static func isSendable(_ code: UInt16) -> Bool {
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}

/// The unsent messages of a WebSocket, as a state machine: callers ask for the next step.
struct OutgoingMessages: Sendable {
  enum Step: Sendable {
    case send(OutgoingMessage)
    case close(CloseReason)
    case nothing
  }

  private var queue: [OutgoingMessage] = []
  private var head = 0
  private var closing: CloseReason?
  private var isOver = false
  /// A Boolean value that indicates whether the service thread was notified that there are messages
  /// to send.
  private var isAnnounced = false
  private(set) var bytes = 0
  /// The number of slots in the queue, including those of sent messages.
  var room: Int { queue.count }

  /// Adds a message. Returns whether the service thread must be notified.
  mutating func append(_ message: OutgoingMessage) -> Bool {
    guard !isOver, closing == nil else { return false }
    queue.append(message)
    bytes += message.bytes.count - OutgoingMessage.room
    return announce()
  }

  /// Closes the WebSocket with a reason; only the first call has an effect. Returns whether the
  /// service thread must be notified.
  mutating func close(_ reason: CloseReason) -> Bool {
    guard !isOver, closing == nil else { return false }
    closing = reason
    return announce()
  }

  mutating func next() -> Step {
    if head < queue.count {
      let message = queue[head]
      queue[head].bytes = []
      head += 1
      if head == queue.count { resetQueue() } else if head >= 256 { dropSent() }
      return .send(message)
    }
    isAnnounced = false
    return closing.map(Step.close) ?? .nothing
  }

  mutating func sent(_ count: Int) { bytes = max(0, bytes - count) }

  mutating func end() {
    isOver = true
    queue = []
    head = 0
    bytes = 0
  }

  private mutating func announce() -> Bool {
    defer { isAnnounced = true }
    return !isAnnounced
  }

  /// Removes sent messages, so that a queue that never becomes empty does not grow for ever.
  private mutating func dropSent() {
    guard head * 2 >= queue.count else { return }
    queue.removeFirst(head)
    head = 0
  }

  private mutating func resetQueue() {
    queue.removeAll(keepingCapacity: queue.capacity <= 64)
    head = 0
  }
}
