import Glibc
import Synchronization

/// A TCP connection with access to its bytes, the basis of ``RawHTTPClient`` and ``RawWebSocket``.
///
///     let socket = try await RawSocket.connect(port: 8080)
///     try await socket.write(Array("GET / HTTP/1.1\r\n".utf8))   // and never the rest
///     #expect(try await socket.readToEnd(within: .seconds(30)).isEmpty)
///
/// Reading and writing may happen at the same time, from any task. The connection ends with
/// ``close()`` or ``reset()``, at the latest when the last reference is released.
public final class RawSocket: Sendable {
  /// The peer as `host:port`, for messages.
  public let peer: String
  let descriptor: Int32
  /// The bytes that have arrived but have not been read yet.
  private let pending = Mutex<[UInt8]>([])

  init(adopting descriptor: Int32, peer: String) {
    self.descriptor = descriptor
    self.peer = peer
  }

  // The only place that closes the descriptor: a reader on another thread can never use a reused
  // number.
  deinit { Glibc.close(descriptor) }

  /// Connects to a server.
  ///
  /// - Parameters:
  ///   - host: A name or address; tests use loopback.
  ///   - port: The server's port.
  ///   - time: The time limit.
  /// - Throws: ``RawSocketError`` of kind `unreachable`.
  public static func connect(
    host: String = "127.0.0.1", port: Int, within time: Duration = patience
  ) async throws -> RawSocket {
    try await onOwnThread { try open(host: host, port: port, by: .after(time)) }
  }

  /// Sends all bytes to the peer.
  ///
  /// - Throws: ``RawSocketError``: `timedOut` if the peer does not accept them in time.
  public func write(_ bytes: [UInt8], within time: Duration = patience) async throws {
    try await onOwnThread { try self.write(bytes, by: .after(time)) }
  }

  /// Returns the next bytes, at most 64 KiB; empty at the end of the stream.
  public func read(within time: Duration = patience) async throws -> [UInt8] {
    try await onOwnThread { try self.readSome(by: .after(time)) }
  }

  /// Returns all bytes that the peer sends until it closes the connection.
  ///
  /// - Throws: ``RawSocketError``: `timedOut` if it does not close in time.
  public func readToEnd(within time: Duration = patience) async throws -> [UInt8] {
    try await onOwnThread { try self.readToEnd(by: .after(time)) }
  }

  /// Closes the connection with FIN. Readers see the end of the stream.
  public func close() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Closes the direction in which this side sends, but goes on receiving.
  public func finishWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Aborts the connection with RST, as when the peer's process crashes.
  public func reset() {
    var nowhere = sockaddr()
    nowhere.sa_family = sa_family_t(AF_UNSPEC)
    // Connecting a TCP socket to "no address" makes Linux drop the connection with a reset.
    Glibc.connect(descriptor, &nowhere, socklen_t(MemoryLayout<sockaddr>.size))
  }

  // MARK: - Blocking, for this module's threads

  func write(_ bytes: [UInt8], by deadline: Deadline) throws {
    var sent = 0
    while sent < bytes.count {
      try wait(for: Int16(POLLOUT), by: deadline, doing: "writing to")
      let count = bytes.withUnsafeBytes { all in
        send(descriptor, all.baseAddress.map { $0 + sent }, all.count - sent, sendFlags)
      }
      if count > 0 { sent += count } else { try check(errno, doing: "writing to") }
    }
  }

  func readSome(by deadline: Deadline) throws -> [UInt8] {
    try pending.withLock { pending in
      if pending.isEmpty { return try receive(by: deadline) }
      defer { pending = [] }
      return pending
    }
  }

  func readToEnd(by deadline: Deadline) throws -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let some = try readSome(by: deadline)
      if some.isEmpty { return all }
      all += some
    }
  }

  /// Reads until `take` accepts the first bytes; removes those bytes and returns its value.
  ///
  /// - Parameter take: Receives the bytes so far; returns a value and the number of bytes that it
  ///   used, or `nil` if it needs more.
  /// - Returns: `nil` if the stream ended without further bytes.
  func read<Value>(
    by deadline: Deadline, take: (ArraySlice<UInt8>) throws -> (value: Value, used: Int)?
  ) throws -> Value? {
    try pending.withLock { pending in
      while true {
        if let (value, used) = try take(pending[...]) {
          pending.removeFirst(used)
          return value
        }
        let some = try receive(by: deadline)
        if some.isEmpty && pending.isEmpty { return nil }
        if some.isEmpty {
          throw RawSocketError(
            .cut,
            "\(peer) closed the connection in the middle of the data, after \(pending.count) bytes")
        }
        pending += some
      }
    }
  }

  private func receive(by deadline: Deadline) throws -> [UInt8] {
    while true {
      try wait(for: Int16(POLLIN), by: deadline, doing: "reading from")
      var failure: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        let read = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
        failure = read < 0 ? errno : 0
        count = max(0, read)
      }
      if failure == 0 { return bytes }
      try check(failure, doing: "reading from")
    }
  }

  private func wait(for events: Int16, by deadline: Deadline, doing what: String) throws {
    var watched = pollfd(fd: descriptor, events: events, revents: 0)
    while true {
      let ready = poll(&watched, 1, deadline.milliseconds)
      if ready > 0 { return }
      if ready == 0 { throw RawSocketError(.timedOut, "timed out: \(what) \(peer)") }
      try check(errno, doing: what)
    }
  }

  /// Returns normally if an interrupted call should be repeated; throws an error with the system's
  /// message for other errors.
  private func check(_ number: Int32, doing what: String) throws {
    if number == EINTR || number == EAGAIN { return }
    throw RawSocketError(.broken, "\(what) \(peer): \(String(cString: strerror(number)))")
  }
}

/// The flags for sending. With them, writing to a closed connection gives an error instead of the
/// signal that ends the test process.
let sendFlags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
