import Foundation

/// A blocking socket that sends exactly the bytes a test writes. Only on threads made by
/// ``onThread(_:)``: the threads of tasks must stay free for the handlers under test.
final class RawClient {
  struct Failure: Error { let reason: String }

  let descriptor: Int32
  private(set) var buffer: [UInt8] = []

  /// Connects to the first of the host's addresses that answers.
  init(host: String = "127.0.0.1", port: Int, receiveBuffer: Int32? = nil) throws {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    let unknown = getaddrinfo(host, String(port), &hints, &list)
    guard unknown == 0, let list else {
      throw Failure(reason: "\(host): \(String(cString: gai_strerror(unknown)))")
    }
    defer { freeaddrinfo(list) }
    var failure: Int32 = 0
    for info in sequence(first: list, next: { $0.pointee.ai_next }) {
      let descriptor = Self.socket(of: info.pointee, receiveBuffer: receiveBuffer)
      if connect(descriptor, info.pointee.ai_addr, info.pointee.ai_addrlen) == 0 {
        self.descriptor = descriptor
        return
      }
      failure = errno
      close(descriptor)
    }
    throw Failure(reason: "connect: \(String(cString: strerror(failure)))")
  }

  private static func socket(of info: addrinfo, receiveBuffer: Int32?) -> Int32 {
    let descriptor = Foundation.socket(info.ai_family, info.ai_socktype, 0)
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    // Far beyond what any answer takes: only a server that hangs reaches it.
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    return descriptor
  }

  /// A Boolean value that indicates whether this machine has an IPv6 address for itself.
  static let hasIPv6: Bool = {
    let descriptor = Foundation.socket(AF_INET6, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    inet_pton(AF_INET6, "::1", &address.sin6_addr)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in6>.size)) == 0
      }
    }
  }()

  deinit { close(descriptor) }

  func send(_ text: String) throws { try send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { throw Failure(reason: "send: \(String(cString: strerror(errno)))") }
      rest = rest.dropFirst(sent)
    }
  }

  /// Shuts down sending, while still reading.
  func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Reads more bytes into the buffer; returns `false` at the end of the connection.
  func fill() throws -> Bool {
    var part = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &part, part.count, 0)
    if count < 0 && errno == ECONNRESET { return false }
    guard count >= 0 else { throw Failure(reason: "recv: \(String(cString: strerror(errno)))") }
    buffer.append(contentsOf: part[..<count])
    return count > 0
  }

  func read(_ count: Int) throws -> [UInt8] {
    while buffer.count < count {
      guard try fill() else { throw Failure(reason: "closed after \(buffer.count) of \(count)") }
    }
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }

  func readToEnd() throws -> [UInt8] {
    while try fill() {}
    defer { buffer = [] }
    return buffer
  }

  func readHead() throws -> String {
    let end = Array("\r\n\r\n".utf8)
    var checked = 0
    while true {
      if let at = Self.index(of: end, in: buffer, from: checked) {
        return String(decoding: try read(at + 4), as: UTF8.self)
      }
      checked = max(0, buffer.count - 3)
      guard try fill() else {
        throw Failure(reason: "closed in the header after \(buffer.count) bytes")
      }
    }
  }

  private static func index(of mark: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= mark.count, start <= bytes.count - mark.count else { return nil }
    return (start...(bytes.count - mark.count)).first { at in
      bytes[at..<(at + mark.count)].elementsEqual(mark)
    }
  }

  /// Runs blocking work on a new thread.
  static func onThread<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result(catching: work)) }
    }
  }
}
