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
  /// A Boolean value that indicates whether connections wait until ``endRest()``, as there is no
  /// reserve either: another thread may have opened something in that moment.
  private(set) var isResting = false

  init(socket: ListeningSocket) { self.socket = socket }

  /// Adds the socket to a virtual host, which from then on closes it.
  func open(_ vhost: OpaquePointer) -> Bool {
    var descriptor = lws_sock_file_fd_type()
    descriptor.filefd = socket.descriptor
    spare = Self.openSpare()
    wsi = lws_adopt_descriptor_vhost(vhost, LWS_ADOPT_RAW_FILE_DESC, descriptor, "default", nil)
    isClosed = wsi == nil
    return !isClosed
  }

  private static func openSpare() -> Int32 { Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC) }

  /// The result of accepting connections.
  enum Outcome {
    case accepted
    /// There was no descriptor for a connection: it was closed, or still waits.
    case full
    /// The socket is broken.
    case broken
  }

  /// Accepts the pending connections.
  func accept(_ admit: (_ descriptor: Int32, _ address: String) -> Void) -> Outcome {
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
        return turnAway() ? .full : .accepted
      } else if errno == EINVAL || errno == EBADF {
        return .broken
      } else if errno != ECONNABORTED && errno != EINTR {
        return .accepted
      }
    }
    return .accepted
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
    (isClosed, isResting) = (true, false)
    if spare >= 0 { Glibc.close(spare) }
    spare = -1
    guard let ended = wsi else {
      Glibc.close(socket.descriptor)
      return
    }
    wsi = nil
    // libwebsockets closes the socket at once, so that nothing is accepted after this. It may,
    // since this is no callback of the socket.
    lws_set_timeout(ended, clws_user_timeout(), clws_kill_now())
  }

  /// Records that libwebsockets has closed the listening socket by itself, as it does when the
  /// system reports the socket as broken. Returns `false` if another connection was closed.
  func lost(_ closed: OpaquePointer) -> Bool {
    guard closed == wsi else { return false }
    wsi = nil
    (isClosed, isResting) = (true, false)
    if spare >= 0 { Glibc.close(spare) }
    spare = -1
    return true
  }

  /// Closes the next waiting connection with the help of the reserve descriptor. If that is not
  /// possible, the connection waits.
  ///
  /// - Returns: `false` if no connection was waiting.
  private func turnAway() -> Bool {
    if spare >= 0 { Glibc.close(spare) }
    let caller = Glibc.accept(socket.descriptor, nil, nil)
    let waits = caller < 0 && (errno == EMFILE || errno == ENFILE)
    if caller >= 0 { Glibc.close(caller) }
    spare = Self.openSpare()
    if spare < 0 { rest() }
    return caller >= 0 || waits
  }

  private func rest() {
    guard let wsi, !isResting else { return }
    isResting = true
    lws_rx_flow_control(wsi, 0)
  }

  /// Looks for connections again after a rest. It is called each second.
  func endRest() {
    guard let wsi, isResting else { return }
    isResting = false
    if spare < 0 { spare = Self.openSpare() }
    lws_rx_flow_control(wsi, 1)
  }
}
