import Glibc
import StrataCWorkers

/// One end of the connection between a front and a worker, which transfers texts and descriptors.
///
/// A message arrives whole or not at all. Any thread may send; one receives.
final class Channel: Sendable {
  /// The result of looking for a message.
  enum Received: Equatable {
    /// A message, and a descriptor that now belongs to the receiver, or -1.
    case message(String, descriptor: Int32)
    case nothing
    /// The other process has closed its end.
    case end
  }

  /// The result of sending a message.
  enum Sent: Equatable {
    case done
    /// Nothing was sent, since the other process reads too slowly.
    case noRoom
    /// The other process has ended, and gets nothing any more.
    case ended
    /// Sending failed for another reason, such as a message that is too long.
    case failed
  }

  /// The maximum size of a message, in bytes.
  static let limit = 128 << 10

  let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Creates two connected ends; `nil` if the system has no descriptors left.
  static func pair() -> (Channel, Channel)? {
    var ends: [Int32] = [-1, -1]
    guard strata_pair(&ends) == 0 else { return nil }
    return (Channel(ends[0]), Channel(ends[1]))
  }

  /// Sends a message to the process at the other end of the channel.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - passed: A descriptor that the other process gets a copy of; -1 for none.
  ///   - waits: Whether to wait for room.
  func send(_ text: String, passing passed: Int32 = -1, waits: Bool) -> Sent {
    var text = text
    let code = text.withUTF8 {
      strata_send(descriptor, $0.baseAddress, $0.count, passed, waits ? 1 : 0)
    }
    switch code {
    case 0: return .done
    // The system bounds the descriptors on their way, and its memory for messages.
    case EAGAIN, ETOOMANYREFS, ENOBUFS, ENOMEM: return .noRoom
    case EPIPE, ECONNRESET, ENOTCONN: return .ended
    default: return .failed
    }
  }

  /// Receives the next message from the channel.
  ///
  /// - Parameters:
  ///   - buffer: Memory for a message of the maximum size.
  ///   - waits: Whether to wait for one.
  func receive(in buffer: UnsafeMutableRawBufferPointer, waits: Bool) -> Received {
    var passed: Int32 = -1
    let count = strata_receive(
      descriptor, buffer.baseAddress, buffer.count, &passed, waits ? 1 : 0)
    if count == -Int(EAGAIN) { return .nothing }
    guard count > 0 else {
      if passed >= 0 { close(passed) }
      return .end
    }
    let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
    return .message(String(decoding: bytes, as: UTF8.self), descriptor: passed)
  }

  deinit { close(descriptor) }
}
