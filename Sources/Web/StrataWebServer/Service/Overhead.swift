import StrataCEventLoop

/// The bytes that a WebSocket's peer sends besides the content of messages, with a leaky bucket.
///
/// libwebsockets reads empty frames and unasked pongs without a callback. A peer that sends nothing
/// else would keep the thread busy within every limit of messages: three million frames a second
/// fill a core. A browser's frames have up to 14 bytes before their content, and TLS adds 29 for each
/// 16 KiB.
struct Overhead {
  /// The bytes that are there although no message accounts for them.
  struct Bucket {
    /// The maximum number of bytes.
    static let burst = 16 << 10
    /// The number of bytes that leave the bucket in a second.
    static let perSecond = 2048.0

    private var level = 0.0

    /// Adds bytes to the bucket, which has leaked for a time. Returns `false` if it overflows.
    mutating func add(_ bytes: Int, after time: Duration) -> Bool {
      level = max(0, level + Double(bytes) - time / .seconds(1) * Self.perSecond)
      return level <= Double(Self.burst)
    }
  }

  /// The number of bytes besides its content that each message may have.
  static let perMessage = 64

  private let descriptor: Int32
  private var read: Int
  private var lastLook: Duration
  private var bucket = Bucket()
  /// The bytes of content since the last look.
  private var content = 0

  /// Begins to count the bytes of a socket; `nil` for a socket that the system does not count.
  init?(_ descriptor: Int32, at now: Duration) {
    let read = strata_read_bytes(descriptor)
    guard read >= 0 else { return nil }
    self.descriptor = descriptor
    self.read = Int(read)
    lastLook = now
  }

  /// Counts the content of a frame, or of a part of one.
  ///
  /// - Parameter endsMessage: Whether it is the last one of a message.
  mutating func note(_ count: Int, endsMessage: Bool) {
    // TLS adds a little to each record.
    content += count + count / 64 + (endsMessage ? Self.perMessage : 0)
  }

  /// Looks at what was read since the last look. Returns `false` if there was too much besides
  /// messages.
  mutating func isBearable(at now: Duration) -> Bool {
    let total = strata_read_bytes(descriptor)
    guard total >= 0 else { return true }
    defer { (read, content, lastLook) = (Int(total), 0, now) }
    return bucket.add(Int(total) - read - content, after: now - lastLook)
  }
}
