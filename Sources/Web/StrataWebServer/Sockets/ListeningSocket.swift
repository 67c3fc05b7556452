import Glibc
import StrataCLibWebSockets

/// A bound TCP socket that listens, or will. libwebsockets does not bind the socket, since it
/// reports a busy port only in its log, and would wait for it.
public struct ListeningSocket: Sendable {
  /// The descriptor, which does not block and is not inherited. The code that created the socket
  /// closes it.
  public let descriptor: Int32
  /// The port on which the socket listens.
  public let port: Int

  /// Binds a socket and begins to listen.
  ///
  /// - Parameters:
  ///   - host: A numeric address or a name that resolves to one.
  ///   - port: The port; 0 lets the system choose one.
  ///   - listens: Whether the socket listens at once. Otherwise the system refuses connections until
  ///     ``listen(host:)``, so that a proxy before several servers asks another one.
  /// - Throws: ``WebServerError`` if the address or the port cannot be used.
  public init(host: String, port: Int, listens: Bool = true) throws(WebServerError) {
    guard !host.isEmpty else { throw .badHost(host, reason: "the host is empty") }
    guard let list = try Self.resolve(host, port) else {
      throw .badHost(host, reason: "the host name has no network address")
    }
    defer { freeaddrinfo(list) }
    descriptor = try Self.bound(list, host: host, port: port)
    self.port = Self.boundPort(descriptor) ?? port
    if listens { try listen(host: host) }
  }

  /// Begins to listen; does nothing for a socket that listens already. Closes the socket if it
  /// cannot.
  ///
  /// - Parameter host: The host that an error names.
  /// - Throws: ``WebServerError/portInUse(host:port:)`` if another socket of the same address has
  ///   begun to listen since this one was bound; other errors of the system.
  public func listen(host: String) throws(WebServerError) {
    guard Self.option(SO_ACCEPTCONN, of: descriptor) != 1 else { return }
    guard Glibc.listen(descriptor, 1024) != 0 else { return }
    let code = errno
    close(descriptor)
    throw Self.error(code, host: host, port: port)
  }

  /// Takes over a socket that another program has opened, such as a service manager.
  ///
  /// - Parameter descriptor: The descriptor. It must belong to a TCP socket that listens.
  /// - Throws: ``WebServerError/system(_:)`` if it does not.
  public init(inherited descriptor: Int32) throws(WebServerError) {
    let isListening = Self.option(SO_ACCEPTCONN, of: descriptor) == 1
    let isTCP = [AF_INET, AF_INET6].contains(Self.option(SO_DOMAIN, of: descriptor) ?? -1)
    guard isListening, isTCP else {
      throw .system("the inherited descriptor \(descriptor) is no TCP socket that listens")
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    self.descriptor = descriptor
    port = Self.boundPort(descriptor) ?? 0
  }

  private static func option(_ name: Int32, of descriptor: Int32) -> Int32? {
    var value: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(descriptor, SOL_SOCKET, name, &value, &size) == 0 ? value : nil
  }

  private static func resolve(
    _ host: String, _ port: Int
  ) throws(WebServerError) -> UnsafeMutablePointer<addrinfo>? {
    var hints = addrinfo()
    hints.ai_socktype = clws_stream()
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    var list: UnsafeMutablePointer<addrinfo>?
    let bare =
      host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    let failure = getaddrinfo(bare, String(port), &hints, &list)
    guard failure == 0 else { throw .badHost(host, reason: String(cString: gai_strerror(failure))) }
    return list
  }

  private static func bound(
    _ list: UnsafeMutablePointer<addrinfo>, host: String, port: Int
  ) throws(WebServerError) -> Int32 {
    var failure: Int32 = 0
    for info in sequence(first: list, next: { $0.pointee.ai_next }) {
      switch bind(to: info.pointee) {
      case .success(let descriptor): return descriptor
      case .failure(let code): failure = code.rawValue
      }
    }
    throw error(failure, host: host, port: port)
  }

  private struct Code: Error { let rawValue: Int32 }

  private static func bind(to info: addrinfo) -> Result<Int32, Code> {
    let descriptor = socket(info.ai_family, clws_nonblocking_stream(), info.ai_protocol)
    guard descriptor >= 0 else { return .failure(Code(rawValue: errno)) }
    // Allows a restarted server to bind while old connections expire; on Linux it does not allow
    // two sockets to listen on one port (SO_REUSEPORT would).
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    guard Glibc.bind(descriptor, info.ai_addr, info.ai_addrlen) == 0 else {
      let code = Code(rawValue: errno)
      close(descriptor)
      return .failure(code)
    }
    return .success(descriptor)
  }

  private static func error(_ code: Int32, host: String, port: Int) -> WebServerError {
    switch code {
    case EADDRINUSE: .portInUse(host: host, port: port)
    case EACCES: .portForbidden(host: host, port: port)
    case EADDRNOTAVAIL: .badHost(host, reason: "the host is not an address of this machine")
    default: .system(String(cString: strerror(code)))
    }
  }

  private static func boundPort(_ descriptor: Int32) -> Int? {
    SocketAddress.reading { getsockname(descriptor, $0, $1) == 0 }?.port
  }
}
