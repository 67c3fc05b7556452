import Foundation
import StrataDeviceServices

/// Listens for the changes of other servers in a database, on a separate connection and thread.
///
/// If the connection is lost, the feed connects again, and then reports everything that may have
/// changed meanwhile.
// @unchecked: all properties are constants, and what changes is behind locks; a `Pipe` is not
// declared as `Sendable`, and its ends are used by one thread each.
final class PostgresFeed: @unchecked Sendable {
  private let server: PostgresServer
  private let schema: PostgresSchema
  private let sender: String
  private let hear: @Sendable (FeedMessage.Change) -> Void
  private let hearAll: @Sendable () -> Void
  private let isOver = Locked(false)
  private let began = DispatchSemaphore(value: 0)
  private let bell: Pipe
  /// The time on the server's clock up to which changes were received, in seconds since 1970. Until
  /// the server is first asked, it is this machine's time when the feed was created.
  private let heardUntil = Locked(Date().timeIntervalSince1970)

  /// The maximum time that the server may take to answer.
  private static let patience = Duration.seconds(4)

  /// Creates a feed that listens for the changes of other servers in a database, on a separate
  /// connection and thread.
  ///
  /// - Parameters:
  ///   - server: The address.
  ///   - schema: The schema whose changes are heard.
  ///   - sender: The mark of this process's changes, which are not reported.
  ///   - hear: Called for each change, on the feed's thread.
  ///   - hearAll: Called if any document of any device may have changed.
  init(
    _ server: PostgresServer, schema: PostgresSchema, sender: String,
    hear: @escaping @Sendable (FeedMessage.Change) -> Void, hearAll: @escaping @Sendable () -> Void
  ) {
    self.server = server
    self.schema = schema
    self.sender = sender
    self.hear = hear
    self.hearAll = hearAll
    bell = Pipe()
  }

  /// Starts to listen, and returns when the server has confirmed it or could not be reached.
  func start() {
    Thread.detachNewThread { [self] in run() }
    _ = began.wait(timeout: .now() + 4)
  }

  /// Asks the feed's thread to end the connection, and returns without waiting for it.
  func stop() {
    isOver.withLock { $0 = true }
    try? bell.fileHandleForWriting.close()
  }

  private func run() {
    var isFirst = true
    while !isOver.withLock({ $0 }) {
      do throws(PersistenceError) {
        let link = try PostgresLink(server, until: .now + Self.patience)
        _ = try link.script("LISTEN \(schema.name)")
        // Nothing was missed only if the first attempt succeeds.
        if !isFirst { try catchUp(link) }
        isFirst = false
        began.signal()
        try note(link)
        try listen(on: link)
      } catch {
        isFirst = false
        began.signal()
        // The calls of the database report what is wrong; this only tries again.
        _ = rings(waiting: 500)
      }
    }
  }

  private func listen(on link: PostgresLink) throws(PersistenceError) {
    // The answers to LISTEN and to `note` may have brought some, which no `poll` announces.
    for payload in try link.notifications() { report(payload) }
    var noted = ContinuousClock.now
    while !isOver.withLock({ $0 }) {
      var requests = [
        pollfd(fd: link.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: bell.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0),
      ]
      // Once a minute the server's time is noted; that also finds a connection that is cut.
      if poll(&requests, 2, 60_000) == 0 || .now - noted > .seconds(60) {
        try note(link)
        noted = .now
      }
      for payload in try link.notifications() { report(payload) }
      guard link.isAlive() else {
        throw PersistenceError(.interrupted, server: server.description)
      }
      for payload in try link.notifications() { report(payload) }
    }
  }

  private func report(_ payload: String) {
    let message = try? JSONDecoder().decode(FeedMessage.self, from: Data(payload.utf8))
    guard let message, message.sender != sender, let change = message.change else { return }
    hear(change)
  }

  /// Records the server's time, read before any change that was not received yet.
  private func note(_ link: PostgresLink) throws(PersistenceError) {
    link.deadline = .now + Self.patience
    let time = try link.query("SELECT extract(epoch FROM clock_timestamp())::float8", [])
    heardUntil.withLock { $0 = time.row(0).real(0) }
  }

  /// Reports that any document of a device may have changed since the connection was lost, and then
  /// each document with a position that has: who decides by the former whether the latter matters
  /// must not use what it knew before.
  private func catchUp(_ link: PostgresLink) throws(PersistenceError) {
    // A change is seen when its transaction ends, some time after it was made.
    let since = heardUntil.withLock { $0 } - 60
    let found = try link.query(
      """
      SELECT collection, key, latitude, longitude FROM \(schema.name).placed_documents
      WHERE changed > to_timestamp($1)
      """, [.real(since)])
    hearAll()
    for number in 0..<found.count {
      let row = found.row(number)
      hear(
        .placed(
          collection: row.text(0),
          PlacedChange(key: row.text(1), point: GeoPoint(stored: row.real(2), row.real(3)))))
    }
  }

  /// Waits for a number of milliseconds, or until the feed is stopped; returns whether it was
  /// stopped.
  private func rings(waiting milliseconds: Int32) -> Bool {
    var request = pollfd(
      fd: bell.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}
