import Glibc
import StrataCWorkers

/// A connection that has not been handed to a worker yet.
///
/// Its first request is looked at and not read, so that nothing but the descriptor has to be passed
/// on.
final class Caller {
  enum State: Equatable {
    /// The first request of the connection is arriving.
    case reading
    /// The connection waits, since no worker can take it yet.
    case waiting(RequestHead)
    /// The connection asks for metrics: the front answers it itself, and waits for the figures of
    /// the workers.
    case asking
    /// The front sends the rest of an answer to the connection.
    case writing([UInt8])
  }

  private static let notWaiting = Int32(MSG_DONTWAIT)
  private static let peeking = Int32(MSG_PEEK) | notWaiting
  /// The flags for sending. With them, a broken connection gives an error instead of a signal that
  /// ends the process.
  private static let silent = Int32(MSG_NOSIGNAL) | notWaiting

  let descriptor: Int32
  let since: Duration
  var state = State.reading
  /// The number of bytes that were looked at.
  var seen = 0
  /// A Boolean value that indicates whether it is not looked at before the next second: the system
  /// reports a connection again and again if it has no memory for the bytes that are awaited.
  var isResting = false
  /// The head of the first request, once it has arrived.
  var head: RequestHead?
  /// The device that the request names, once it was looked for.
  var device: String??

  init(_ descriptor: Int32, since: Duration) {
    self.descriptor = descriptor
    self.since = since
  }

  /// The numeric address of the peer; empty if the connection has ended.
  var address: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      guard let text = buffer.baseAddress, strata_peer(descriptor, text, buffer.count) == 0 else {
        return ""
      }
      let address = String(cString: text)
      let isMapped = address.hasPrefix("::ffff:") && address.contains(".")
      return isMapped ? String(address.dropFirst(7)) : address
    }
  }

  /// Copies the bytes that have arrived without removing them from the socket.
  ///
  /// - Returns: Their number in the buffer; `nil` if the connection has ended.
  func peek(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    let count = recv(descriptor, buffer.baseAddress, buffer.count, Self.peeking)
    if count < 0, [EAGAIN, EINTR].contains(errno) { return 0 }
    return count > 0 ? count : nil
  }

  /// Asks the system to report the connection once this number of bytes has arrived.
  func waitForBytes(_ count: Int) { _ = strata_await(descriptor, Int32(count)) }

  /// Reads and drops the bytes that have arrived, since closing with unread bytes would cut off the
  /// answer.
  func skip(with buffer: UnsafeMutableRawBufferPointer) {
    // A peer that sends without end must not be followed.
    for _ in 0..<4 {
      guard recv(descriptor, buffer.baseAddress, buffer.count, Self.notWaiting) > 0 else { return }
    }
  }

  /// Sends bytes. Returns the bytes that could not be sent yet; `nil` if the connection is broken.
  func write(_ bytes: [UInt8]) -> [UInt8]? {
    let count = send(descriptor, bytes, bytes.count, Self.silent)
    if count < 0 { return [EAGAIN, EINTR].contains(errno) ? bytes : nil }
    return Array(bytes.dropFirst(count))
  }

  deinit { close(descriptor) }
}
