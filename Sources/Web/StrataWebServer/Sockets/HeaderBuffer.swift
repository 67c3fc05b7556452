/// A buffer for one header value, reused for all headers of a server.
final class HeaderBuffer {
  let pointer: UnsafeMutablePointer<CChar>
  let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    pointer = .allocate(capacity: capacity)
  }

  deinit { pointer.deallocate() }

  /// Returns the first bytes of the buffer.
  func bytes(_ count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: pointer, count: count)
  }

  func string(_ count: Int) -> String { String(decoding: bytes(count), as: UTF8.self) }
}
