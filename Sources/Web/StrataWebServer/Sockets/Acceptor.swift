import Glibc
import StrataCLibWebSockets

/// Adds the listening socket to those of libwebsockets, and accepts connections.
///
/// A class, since closing the socket calls back, at once, into ``lost(_:)``.
final class Acceptor {
  /// The number of connections beyond the limit that are answered with 503; further connections are
  /// closed without an answer.
  static let slack = 64
  /// The maximum number of connections that are accepted before existing ones get their turn.
  private static let batch = 64

  private let socket: ListeningSocket
  private var wsi: OpaquePointer?
  private var isClosed = false
  /// A reserve descriptor. It is closed for a moment when descriptors run out, so that a connection
  /// can be accepted and closed; otherwise the waiting connection would wake the thread for ever.
  private var spare: Int32 = -1

  init(socket: ListeningSocket) { self.socket = socket }

  /// Adds the socket to a virtual host, which from then on closes it.
  func open(_ vhost: OpaquePointer) -> Bool {
    var descriptor = lws_sock_file_fd_type()
    descriptor.filefd = socket.descriptor
    spare = Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC)
    wsi = lws_adopt_descriptor_vhost(vhost, LWS_ADOPT_RAW_FILE_DESC, descriptor, "default", nil)
    isClosed = wsi == nil
    return !isClosed
  }

  /// Accepts the pending connections. Returns `false` if the socket is broken.
  func accept(_ admit: (_ descriptor: Int32, _ address: String) -> Void) -> Bool {
    for _ in 0..<Self.batch {
      var descriptor: Int32 = -1
      let address = SocketAddress.reading { address, length in
        descriptor = clws_accept(socket.descriptor, address, length)
        return descriptor >= 0
      }
      if let address {
        Self.sendAtOnce(descriptor)
        admit(descriptor, address.host)
      } else if errno == EMFILE || errno == ENFILE {
        turnAway()
        return true
      } else if errno == EINVAL || errno == EBADF {
        return false
      } else if errno != ECONNABORTED && errno != EINTR {
        return true
      }
    }
    return true
  }

  /// Disables Nagle's algorithm, by which a small packet waits until the peer has confirmed the one
  /// before, which peers delay by 40 ms if they have nothing else to send.
  static func sendAtOnce(_ descriptor: Int32) {
    var on: Int32 = 1
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    if spare >= 0 { Glibc.close(spare) }
    spare = -1
    guard let ended = wsi else {
      Glibc.close(socket.descriptor)
      return
    }
    wsi = nil
    // Not within a callback of this connection, so at once: nothing is accepted after this.
    lws_set_timeout(ended, clws_user_timeout(), clws_kill_now())
  }

  /// Records that libwebsockets has closed the listening socket by itself, as it does when the
  /// system reports the socket as broken. Returns `false` if another connection was closed.
  func lost(_ closed: OpaquePointer) -> Bool {
    guard closed == wsi else { return false }
    wsi = nil
    isClosed = true
    if spare >= 0 { Glibc.close(spare) }
    spare = -1
    return true
  }

  private func turnAway() {
    guard spare >= 0 else { return }
    Glibc.close(spare)
    let caller = Glibc.accept(socket.descriptor, nil, nil)
    if caller >= 0 { Glibc.close(caller) }
    spare = Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC)
  }
}
