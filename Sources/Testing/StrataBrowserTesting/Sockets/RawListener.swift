import Foundation
import Glibc

/// A listening socket on loopback that passes each connection to a closure on a new thread.
///
///     let listener = try RawListener { socket in
///       try socket.writeNow(Array("HTTP/1.1 204 No Content\r\n\r\n".utf8))
///     }
///     let url = "http://127.0.0.1:\(listener.port)/"
///
/// It is for test servers that misbehave on purpose. It stops with ``stop()``, at the latest when
/// the last reference is released.
public final class RawListener: Sendable {
  /// The port that the system has chosen.
  public let port: Int
  private let listening: ListeningDescriptor

  /// Starts listening for connections on a port.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for a free one.
  ///   - serve: Runs on the connection's thread; when it returns or throws, the connection is
  ///     closed.
  /// - Throws: ``RawSocketError`` of kind `broken` if the port is taken.
  public init(port: Int = 0, serve: @escaping @Sendable (RawSocket) throws -> Void) throws {
    let descriptor = socket(AF_INET, streamSocket | closedOnExec, 0)
    do {
      self.port = try Self.listen(descriptor, port: port)
    } catch {
      Glibc.close(descriptor)
      throw error
    }
    let listening = ListeningDescriptor(descriptor)
    self.listening = listening
    Thread.detachNewThread { Self.accept(on: listening, serve: serve) }
  }

  deinit { stop() }

  /// Stops accepting connections; open ones are kept.
  public func stop() { listening.wake() }

  private static func listen(_ descriptor: Int32, port: Int) throws -> Int {
    var on: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(clamping: port)).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && Glibc.listen(descriptor, 64) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    guard listening else {
      throw RawSocketError(.broken, "listening on port \(port): \(lastError())")
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// Accepts connections until the socket is shut down. The accepting thread owns the descriptor
  /// and is the only one to close it.
  private static func accept(
    on listening: ListeningDescriptor, serve: @escaping @Sendable (RawSocket) throws -> Void
  ) {
    defer { listening.close() }
    while true {
      let accepted = Glibc.accept(listening.descriptor, nil, nil)
      if accepted < 0 && (errno == EINTR || errno == ECONNABORTED) { continue }
      guard accepted >= 0 else { return }
      _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
      setPromptSending(accepted)
      let socket = RawSocket(adopting: accepted, peer: "a client")
      Thread.detachNewThread {
        try? serve(socket)  // a test peer's broken connection is the client's to report
        socket.close()
      }
    }
  }
}

extension RawSocket {
  /// Sends bytes and blocks the calling thread meanwhile, for the closures of a ``RawListener``.
  public func writeNow(_ bytes: [UInt8]) throws { try write(bytes, by: .after(patience)) }

  /// Reads bytes and blocks the calling thread meanwhile, for the closures of a ``RawListener``;
  /// empty at the end of the stream.
  public func readNow() throws -> [UInt8] { try readSome(by: .after(patience)) }
}
