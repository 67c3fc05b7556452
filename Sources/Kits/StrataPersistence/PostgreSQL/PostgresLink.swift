import Foundation

/// One connection to a server, which waits for each answer until a deadline at most.
///
/// Used by one thread at a time. After a failure, the connection can no longer be used.
final class PostgresLink {
  /// The time until which answers are awaited.
  var deadline: ContinuousClock.Instant
  let server: PostgresServer
  private let library: PostgresLibrary
  private let handle: OpaquePointer

  /// Connects to a PostgreSQL server.
  ///
  /// - Parameters:
  ///   - server: The address.
  ///   - deadline: The time until which the server must have answered.
  /// - Throws: ``PersistenceError``: `missingLibrary`, `unreachable`, `denied` or `unanswered`.
  init(
    _ server: PostgresServer, until deadline: ContinuousClock.Instant
  ) throws(PersistenceError) {
    guard let library = PostgresLibrary.shared else {
      throw PersistenceError(.missingLibrary, server: server.description)
    }
    var settings = Self.defaults
    settings.merge(server.settings) { $1 }
    guard let handle = Self.start(settings, library) else {
      throw PersistenceError(
        .failed, server: server.description, detail: "there is not enough memory")
    }
    self.library = library
    self.handle = handle
    self.server = server
    self.deadline = deadline
    _ = library.setNoticeProcessor(handle, { _, _ in }, nil)
    try finishConnecting()
    _ = library.setNonblocking(handle, 1)
  }

  deinit { library.finish(handle) }

  var descriptor: Int32 { library.socket(handle) }

  /// Returns whether the connection is intact, as far as the operating system knows without asking
  /// the server.
  func isAlive() -> Bool {
    // A server that ends says so first, and closes then.
    for _ in 0..<8 where Self.wait(descriptor, POLLIN, until: .now) {
      guard library.consumeInput(handle) == 1 else { return false }
    }
    return library.status(handle) == PostgresLibrary.connectionOK
  }

  /// Runs statements without values. If one fails, the later ones are not run.
  func script(_ text: String) throws(PersistenceError) -> PostgresResult {
    guard library.sendQuery(handle, text) == 1 else { throw interrupted() }
    return try answer()
  }

  /// Runs one statement with values.
  func query(_ text: String, _ values: [SQLValue]) throws(PersistenceError) -> PostgresResult {
    let values = values.map(\.postgres)
    // A byte at the end, so that the value of no bytes has an address, too.
    let bytes = values.flatMap { value -> [UInt8] in value.bytes ?? [] } + [0]
    let counts = values.map { Int32($0.bytes?.count ?? 0) }
    let isSent = bytes.withUnsafeBytes { buffer in
      var start = buffer.bindMemory(to: CChar.self).baseAddress
      let starts = values.map { value -> UnsafePointer<CChar>? in
        defer { start = start.map { $0 + (value.bytes?.count ?? 0) } }
        return value.bytes == nil ? nil : start
      }
      return library.sendQueryParams(
        handle, text, Int32(values.count), values.map(\.type), starts, counts,
        values.map { _ in 1 }, 1) == 1
    }
    guard isSent else { throw interrupted() }
    return try answer()
  }

  /// Reads the notifications that have arrived; throws if the connection is lost.
  func notifications() throws(PersistenceError) -> [String] {
    guard library.consumeInput(handle) == 1 else { throw interrupted() }
    var payloads: [String] = []
    while let notice = library.notifies(handle) {
      // PGnotify: the channel's name, the number of the server's process, the payload.
      let extra = notice.load(
        fromByteOffset: 2 * MemoryLayout<UnsafeRawPointer>.size,
        as: UnsafePointer<CChar>?.self)
      payloads.append(extra.map { String(cString: $0) } ?? "")
      library.freemem(notice)
    }
    return payloads
  }

  // MARK: - Waiting

  private func answer() throws(PersistenceError) -> PostgresResult {
    while true {
      let left = library.flush(handle)
      guard left >= 0 else { throw interrupted() }
      if left == 0 { break }
      try wait(POLLIN | POLLOUT)
      guard library.consumeInput(handle) == 1 else { throw interrupted() }
    }
    var last: PostgresResult?
    while true {
      while library.isBusy(handle) == 1 {
        try wait(POLLIN)
        guard library.consumeInput(handle) == 1 else { throw interrupted() }
      }
      guard let result = library.getResult(handle) else { break }
      if last?.isSuccess != false {
        last = PostgresResult(result, library)
      } else {
        library.clear(result)
      }
    }
    guard let last else { throw interrupted() }
    guard last.isSuccess else { throw failure(last) }
    return last
  }

  private func wait(_ events: Int32) throws(PersistenceError) {
    guard Self.wait(descriptor, events, until: deadline) else {
      throw PersistenceError(.unanswered, server: server.description)
    }
  }

  private static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    let rest = (deadline - .now).components
    let milliseconds = rest.seconds * 1_000 + rest.attoseconds / 1_000_000_000_000_000
    return Int32(clamping: max(0, milliseconds))
  }

  private static func wait(
    _ descriptor: Int32, _ events: Int32, until deadline: ContinuousClock.Instant
  ) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    while true {
      let count = poll(&request, 1, milliseconds(until: deadline))
      // A signal of the process ends the call, but not the wait.
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  // MARK: - Connecting

  private static let defaults = [
    "application_name": "strata", "client_encoding": "UTF8", "keepalives_idle": "10",
    "keepalives_interval": "5", "keepalives_count": "3",
  ]

  private static func start(
    _ settings: [String: String], _ library: PostgresLibrary
  ) -> OpaquePointer? {
    let pairs = settings.sorted { $0.key < $1.key }
    let (keys, values) = (pairs.map { strdup($0.key) }, pairs.map { strdup($0.value) })
    defer { (keys + values).forEach { free($0) } }
    return library.connectStart(
      keys.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil], 0)
  }

  private func finishConnecting() throws(PersistenceError) {
    guard library.status(handle) != 1 else { throw refused() }
    var isReading = false
    while true {
      guard Self.wait(descriptor, isReading ? POLLIN : POLLOUT, until: deadline) else {
        throw PersistenceError(.unanswered, server: server.description)
      }
      let state = library.connectPoll(handle)
      if state == PostgresLibrary.pollOK { return }
      if state == PostgresLibrary.pollFailed { throw refused() }
      isReading = state == PostgresLibrary.pollReading
    }
  }

  // MARK: - Failures

  private var message: String {
    library.errorMessage(handle).map { String(cString: $0) } ?? ""
  }

  private func refused() -> PersistenceError {
    PersistenceError(
      refusal: message, by: server, usedPassword: library.usedPassword(handle) == 1,
      needsPassword: library.needsPassword(handle) == 1)
  }

  private func interrupted() -> PersistenceError {
    let reason = message.split(separator: "\n").first.map(String.init)
    return PersistenceError(
      .interrupted, server: server.description, detail: reason ?? "the connection was lost")
  }

  private func failure(_ result: PostgresResult) -> PersistenceError {
    if library.status(handle) != PostgresLibrary.connectionOK {
      return PersistenceError(.interrupted, server: server.description, detail: result.message)
    }
    return PersistenceError(
      state: result.state, message: result.message, server: server.description)
  }
}
