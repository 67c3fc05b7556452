import Foundation

/// A blocking socket that sends exactly the bytes a test writes. Only on threads made by
/// ``onThread(_:)``: the threads of tasks must stay free for the handlers under test.
final class RawClient {
  struct Failure: Error { let reason: String }

  let descriptor: Int32
  private(set) var buffer: [UInt8] = []

  init(port: Int, receiveBuffer: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    // Far beyond what any answer takes: only a server that hangs reaches it.
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let failed = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard failed == 0 else { throw Failure(reason: "connect: \(String(cString: strerror(errno)))") }
  }

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

  /// Reads more into the buffer; false at the end of the connection.
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
