import Glibc

/// A new connection of which libwebsockets reads nothing before its first head has arrived.
///
/// libwebsockets keeps no trace of how the lines of a head ended. So they are looked at while the
/// system still has them. Over TLS they cannot be.
struct AwaitedHead {
  /// The result of a look at the bytes that have arrived.
  enum Look: Equatable {
    /// The head is incomplete.
    case partial
    /// The head is there, or what has arrived is none. `isUnclear` says whether it must be refused,
    /// `isForwarded` whether a proxy sent it.
    case whole(isUnclear: Bool, isForwarded: Bool)
    /// The head is there, or what has arrived is none, and libwebsockets must not read it. `line` is
    /// the request line, or empty.
    case refused(HeadRefusal, line: String)
    /// The peer has closed the connection.
    case ended
  }

  let descriptor: Int32
  /// The seconds that are left for the head.
  var seconds: Int
  /// The watch that looks again when more bytes arrive; `nil` before the first look.
  var watch: DescriptorWatch?
  /// The number of bytes that were looked at.
  private var seen = 0

  init(_ descriptor: Int32, seconds: Int) {
    self.descriptor = descriptor
    self.seconds = seconds
  }

  /// Looks at the bytes that have arrived, which stay in the socket.
  mutating func look(with buffer: HeaderBuffer) -> Look {
    let room = min(HeadLines.limit, buffer.capacity)
    let count = recv(
      descriptor, buffer.pointer, room, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
    if count < 0, [EAGAIN, EINTR].contains(errno) { return .partial }
    guard count > 0 else { return .ended }
    return look(at: buffer.bytes(count), isFull: count == room)
  }

  private mutating func look(at bytes: UnsafeRawBufferPointer, isFull: Bool) -> Look {
    guard HeadLines.isBeginning(bytes[0]) else { return .refused(.request, line: "") }
    if HeadLines.mayEnd(bytes, after: seen), let lines = HeadLines(Array(bytes)) {
      if let refusal = lines.refusal { return .refused(refusal, line: lines.texts.first ?? "") }
      return .whole(isUnclear: lines.isUnclear, isForwarded: lines.isForwarded)
    }
    // Reported without more bytes: the peer sends nothing any more, or the system has no memory for
    // the rest. Nobody waits for an endless head.
    guard bytes.count > seen, !isFull else { return .whole(isUnclear: true, isForwarded: false) }
    seen = bytes.count
    reportSocket(descriptor, after: seen + 1)
    return .partial
  }

  /// Sends an answer in place of libwebsockets. What has arrived is read and dropped, since closing
  /// with unread bytes would cut off the answer.
  func answer(_ bytes: [UInt8], with buffer: HeaderBuffer) {
    // A peer that sends without end is not followed.
    for _ in 0..<4 {
      let count = recv(descriptor, buffer.pointer, buffer.capacity, Int32(MSG_DONTWAIT))
      guard count > 0 else { break }
    }
    // The system has room for the first bytes of a connection.
    _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
  }

  /// Ends the watch of the socket and lets the system report each byte, for the library that now
  /// reads it.
  mutating func release() {
    watch?.end()
    watch = nil
    reportSocket(descriptor, after: 1)
  }
}
