import Foundation
import Glibc

/// A port on loopback that refuses connections until it is opened.
final class LateServer: Sendable {
  let port: Int
  private let descriptor: Int32

  /// Takes a free port without listening to it.
  init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    port = Int(UInt16(bigEndian: address.sin_port))
  }

  deinit { close(descriptor) }

  var url: URL {
    var parts = URLComponents()
    (parts.scheme, parts.host, parts.port, parts.path) = ("http", "127.0.0.1", port, "/late")
    return parts.url ?? URL(filePath: "/")
  }

  /// Opens the port, and answers one request by its body's text.
  ///
  /// - Parameters:
  ///   - status: The status of the answer.
  ///   - ignored: The number of connections that get no answer.
  ///   - meet: Called after each of these.
  func open(
    status: String = "200 OK", afterIgnoring ignored: Int = 0,
    meet: @escaping @Sendable () -> Void = {}
  ) {
    listen(descriptor, 8)
    Thread.detachNewThread { [self] in
      let silent = (0..<ignored).map { _ in
        let connection = accept(descriptor, nil, nil)
        meet()
        return connection
      }
      defer { silent.forEach { close($0) } }
      let connection = accept(descriptor, nil, nil)
      let text = Self.request(on: connection)
      let body = text.components(separatedBy: "\r\n\r\n").dropFirst().joined()
      let answer =
        "HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count + 3)\r\n"
        + "Connection: close\r\n\r\nis \(body)"
      _ = answer.withCString { send(connection, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
      close(connection)
    }
  }

  /// Reads a request, until its body has come.
  private static func request(on connection: Int32) -> String {
    var read: [UInt8] = []
    while true {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      read += buffer.prefix(count)
      let text = String(decoding: read, as: UTF8.self)
      let parts = text.components(separatedBy: "\r\n\r\n")
      let length = parts[0].components(separatedBy: "Content-Length: ").dropFirst().first
        .flatMap { Int($0.prefix { $0.isNumber }) }
      if parts.count > 1, parts[1].utf8.count >= length ?? 0 { break }
    }
    return String(decoding: read, as: UTF8.self)
  }
}
