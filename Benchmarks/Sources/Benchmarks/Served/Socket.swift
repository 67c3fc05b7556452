import Foundation
import Glibc

/// A blocking connection to a server on this machine: for requests, or a WebSocket.
final class Socket {
  let descriptor: Int32
  private(set) var pending: [UInt8] = []

  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var one: Int32 = 1
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw NotMeasured("no connection to port \(port): error \(errno)") }
  }

  deinit { close(descriptor) }

  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      // A server that is gone is an error to throw, and no signal that ends this process.
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw NotMeasured("the server closed the connection") }
      rest = rest.dropFirst(count)
    }
  }

  /// Returns the next bytes.
  func read(_ count: Int) throws -> [UInt8] {
    while pending.count < count { try fill() }
    defer { pending.removeFirst(count) }
    return Array(pending.prefix(count))
  }

  /// Returns the head of a response, up to and including the empty line.
  func readHead() throws -> String {
    while true {
      if let length = headLength { return String(decoding: try read(length), as: UTF8.self) }
      try fill()
    }
  }

  /// A Boolean value that indicates whether the whole head of a response has been read.
  var hasHead: Bool { headLength != nil }

  private var headLength: Int? {
    let end: [UInt8] = [13, 10, 13, 10]
    return pending.indices.first { pending[$0...].starts(with: end) }.map { $0 + 4 }
  }

  func fill() throws {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else { throw NotMeasured("the server closed the connection") }
    pending += buffer.prefix(count)
  }
}
