import Glibc
import StrataCLibWebSockets

/// The listening socket among libwebsockets' own: it tells when somebody is at the door.
///
/// A class, since closing the socket calls back, at once, into ``lost(_:)``.
final class Acceptor {
  /// So many connections beyond the limit are let in to be told 503; those after are just closed.
  static let slack = 64
  /// At most so many are let in before those already inside get their turn.
  private static let batch = 64

  private let socket: ListeningSocket
  private var wsi: OpaquePointer?
  private var isClosed = false
  /// Given up for a moment when descriptors run out, so that a caller can be turned away instead of
  /// waking the thread for ever.
  private var spare: Int32 = -1

  init(socket: ListeningSocket) { self.socket = socket }

  /// Puts the socket into a virtual host's care, which from then on closes it.
  func open(_ vhost: OpaquePointer) -> Bool {
    var descriptor = lws_sock_file_fd_type()
    descriptor.filefd = socket.descriptor
    spare = Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC)
    wsi = lws_adopt_descriptor_vhost(vhost, LWS_ADOPT_RAW_FILE_DESC, descriptor, "default", nil)
    isClosed = wsi == nil
    return !isClosed
  }

  /// Accepts who waits.
  func accept(_ admit: (_ descriptor: Int32, _ address: String) -> Void) {
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
        return turnAway()
      } else if errno != ECONNABORTED && errno != EINTR {
        return
      }
    }
  }

  /// Otherwise the system holds back a small packet until the peer has confirmed the one before,
  /// which peers put off for 40 ms where they have nothing else to say.
  private static func sendAtOnce(_ descriptor: Int32) {
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
    // Not within a callback of this connection, so at once: nobody new gets in after this.
    lws_set_timeout(ended, clws_user_timeout(), clws_kill_now())
  }

  /// libwebsockets has closed the socket by itself, as it does once the system reports it broken.
  /// Returns false for another's connection.
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
