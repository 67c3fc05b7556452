import Glibc

/// A WebSocket of which libwebsockets reads no frame before the first one was looked at.
///
/// A client masks each frame (RFC 6455, 5.1). libwebsockets also accepts frames without a mask, and
/// keeps no trace of it. So the beginning of the first frame is looked at while the system still
/// has it, which tells a client that masks from one that does not. Over TLS it cannot be.
struct FirstFrame {
  /// The number of bytes that contain the bit that says whether a frame is masked.
  private static let length = 2

  private let descriptor: Int32
  private let watch: DescriptorWatch

  /// Looks at the first frame when it arrives.
  ///
  /// - Parameters:
  ///   - descriptor: The socket, of which nothing but the head of the request was read.
  ///   - library: The library that will read the socket.
  ///   - arrived: Called with whether the frame is masked, before it is read. It has to call
  ///     ``release()``.
  init?(
    _ descriptor: Int32, _ library: LibraryContext, arrived: @escaping (_ isMasked: Bool) -> Void
  ) {
    let watch = library.watch(descriptor) { arrived(Self.isMasked(descriptor)) }
    guard let watch else { return nil }
    self.watch = watch
    self.descriptor = descriptor
    reportSocket(descriptor, after: Self.length)
  }

  /// Ends the watch, so that the socket reports each byte. It is called before the socket is closed.
  func release() {
    watch.end()
    reportSocket(descriptor, after: 1)
  }

  /// Returns whether the frame that has arrived is masked. One that will never be whole counts as
  /// masked, since nobody receives it.
  static func isMasked(_ descriptor: Int32) -> Bool {
    var bytes: [UInt8] = [0, 0]
    let count = recv(descriptor, &bytes, length, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
    return count < length || bytes[1] & 0x80 != 0
  }
}
