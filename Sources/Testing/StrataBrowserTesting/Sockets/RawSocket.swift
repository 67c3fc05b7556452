import Glibc
import Synchronization

/// One TCP connection, byte for byte: the floor under ``RawHTTPClient`` and ``RawWebSocket``.
///
///     let socket = try await RawSocket.connect(port: 8080)
///     try await socket.write(Array("GET / HTTP/1.1\r\n".utf8))   // and never the rest
///     #expect(try await socket.readToEnd(within: .seconds(30)).isEmpty)
///
/// Reading and writing may happen at the same time, from any task. The connection ends with
/// ``close()`` or ``reset()``, at the latest when the last reference goes away.
public final class RawSocket: Sendable {
  /// `host:port` of the other side, for messages.
  public let peer: String
  let descriptor: Int32
  /// Bytes that arrived but were not asked for yet.
  private let pending = Mutex<[UInt8]>([])

  init(adopting descriptor: Int32, peer: String) {
    self.descriptor = descriptor
    self.peer = peer
  }

  // Only here is the number given back: a reader on another thread can never meet a reused one.
  deinit { Glibc.close(descriptor) }

  /// Connects to a server.
  ///
  /// - Parameters:
  ///   - host: A name or address; tests stay on loopback.
  ///   - port: The server's port.
  /// - Throws: ``RawSocketError`` of kind `unreachable`.
  public static func connect(
    host: String = "127.0.0.1", port: Int, within time: Duration = patience
  ) async throws -> RawSocket {
    try await onOwnThread { try open(host: host, port: port, by: .after(time)) }
  }

  /// Sends all bytes.
  ///
  /// - Throws: ``RawSocketError``: `timedOut` when the other side does not take them in time.
  public func write(_ bytes: [UInt8], within time: Duration = patience) async throws {
    try await onOwnThread { try self.write(bytes, by: .after(time)) }
  }

  /// What arrives next, at most 64 KiB; empty at the end of the stream.
  public func read(within time: Duration = patience) async throws -> [UInt8] {
    try await onOwnThread { try self.readSome(by: .after(time)) }
  }

  /// Everything until the other side closes.
  ///
  /// - Throws: ``RawSocketError``: `timedOut` when it does not close in time.
  public func readToEnd(within time: Duration = patience) async throws -> [UInt8] {
    try await onOwnThread { try self.readToEnd(by: .after(time)) }
  }

  /// Ends the connection in order (FIN). Whoever is reading sees the end of the stream.
  public func close() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Says that nothing more will be sent, and stays open for reading.
  public func finishWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Ends the connection the rude way (RST), as a crashed peer or a pulled cable looks.
  public func reset() {
    var nowhere = sockaddr()
    nowhere.sa_family = sa_family_t(AF_UNSPEC)
    // Connecting a TCP socket to "no address" makes Linux drop the connection with a reset.
    Glibc.connect(descriptor, &nowhere, socklen_t(MemoryLayout<sockaddr>.size))
  }

  // MARK: - Blocking, for this module's own threads

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

  /// Takes bytes off the front as soon as `take` finds enough of them.
  ///
  /// - Parameter take: Gets what has arrived so far; returns a value and how many bytes it used,
  ///   or nil when it needs more.
  /// - Returns: nil when the stream ended with nothing waiting.
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
          throw RawSocketError(.cut, "\(peer) closed in the middle, after \(pending.count) bytes")
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
      if ready == 0 { throw RawSocketError(.timedOut, "no time left for \(what) \(peer)") }
      try check(errno, doing: what)
    }
  }

  /// Interrupted calls are tried again; anything else is an error with the system's words.
  private func check(_ number: Int32, doing what: String) throws {
    if number == EINTR || number == EAGAIN { return }
    throw RawSocketError(.broken, "\(what) \(peer): \(String(cString: strerror(number)))")
  }
}

/// A peer that closed must give an error, not the signal that ends the test process.
let sendFlags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
