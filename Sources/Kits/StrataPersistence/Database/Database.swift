public import Foundation
import StrataDeviceServices

/// A SQLite file or a PostgreSQL database, opened once per process and shared by everything that
/// stores something.
///
/// Work runs in order on a separate queue, so that no actor waits for the disk. When a call
/// returns, its changes are on the disk and survive a crash of the process or the machine. With
/// PostgreSQL, work that only reads does not wait for changes whose calls have not returned yet.
///
///     let store = DocumentStore(try Database.shared())
public final class Database: Sendable {
  /// The SQLite file of the database. With PostgreSQL there is none, but its folder holds what is no
  /// row: pictures, keys and models of SwiftData.
  public let file: URL
  /// The PostgreSQL database; `nil` on SQLite.
  public let server: PostgresServer?

  let connection: QueueBound<any Engine>
  /// The key under which changes of this database are announced: those of this process, and those
  /// that it is notified of.
  let board: URL
  let feed: PostgresFeed?
  /// The connections for work that only reads; `nil` on SQLite.
  let readers: PostgresReaders?
  let quota = DeviceQuota()

  /// The stores of small values, one for each device in use.
  let keyValueStores = Locked<[DeviceID: WeakStore]>([:])

  /// Opens a database file. Creates it, its folder and its tables if they are missing; only the
  /// user who runs the program may read them. The call blocks until the database is open.
  ///
  /// If the file's write-ahead log is damaged, a copy of it is kept beside it, the intact rows are
  /// restored, and one sentence is written to standard error. A log that lacks its end is kept and
  /// reported, too, if the index beside it says how long it was. A file that is missing or empty
  /// although its log has changes is refused as damaged.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - patience: The maximum time that a call waits for another process to unlock the file.
  ///   - maximumBytes: The maximum size of the file; beyond, storing fails with `diskFull`.
  /// - Throws: ``PersistenceError``; then nothing in an existing file has changed.
  public convenience init(
    file: URL, patience: Duration = .seconds(5), maximumBytes: Int? = nil
  ) throws(PersistenceError) {
    try self.init(file: file, patience: patience, maximumBytes: maximumBytes, system: nil)
  }

  /// Opens a database file through one of SQLite's interfaces to the system.
  ///
  /// - Parameter system: The name of the interface; `nil` for the usual one.
  init(
    file: URL, patience: Duration = .seconds(5), maximumBytes: Int? = nil, system: String?
  ) throws(PersistenceError) {
    self.file = file
    (server, board, feed, readers) = (nil, file, nil, nil)
    try Self.refuseLostFile(file)
    try Connection.makeFile(file)
    connection = try QueueBound(label: "Database \(file.lastPathComponent)") {
      () throws(PersistenceError) -> any Engine in
      let connection = try Connection(file: file, patience: patience, system: system)
      try connection.prepare(maximumBytes: maximumBytes)
      return connection
    }
    for message in [damagedLog?.message, lostLog?.message].compactMap({ $0 }) {
      try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
    }
  }

  /// Opens a PostgreSQL database. Creates its tables if they are missing, or migrates them, in a
  /// schema that is named after `name`; of several servers that start at once, one does so. The
  /// call blocks until the database is open.
  ///
  /// A connection that was lost is made again by the next call. What other servers change is
  /// reported as if another window had changed it. Two connections are used all the time, and up to
  /// two more for reading.
  ///
  /// - Parameters:
  ///   - server: The database.
  ///   - name: The name of the tables' schema without `strata_`: apps with different names can share
  ///     a PostgreSQL database.
  ///   - file: The place of the SQLite file that this database replaces; see ``file``.
  ///   - patience: The maximum time that a call waits for the server.
  /// - Throws: ``PersistenceError``; then nothing in an existing schema has changed.
  public init(
    server: PostgresServer, named name: String = "data", file: URL, patience: Duration = .seconds(4)
  ) throws(PersistenceError) {
    let (mark, schema) = (UUID().uuidString, try PostgresSchema(of: name))
    let board = URL(fileURLWithPath: "/postgresql/\(mark)")
    let stores = keyValueStores
    self.file = file
    self.board = board
    self.server = server
    connection = try QueueBound(label: "Database \(server)") {
      () throws(PersistenceError) -> any Engine in
      try PostgresConnection(server, schema: schema, sender: mark, patience: patience)
    }
    readers = PostgresReaders(server, schema: schema, patience: patience)
    feed = PostgresFeed(
      server, schema: schema, sender: mark, hear: { $0.tell(in: board, stores) },
      hearAll: { FeedMessage.Change.tellAll(in: board, stores) })
    feed?.start()
  }

  deinit { feed?.stop() }

  /// The report on a damaged log when the file was opened; `nil` if it was intact.
  var damagedLog: DamagedLogReport? {
    let report = try? performNow { connection throws(PersistenceError) in
      (connection as? Connection)?.damagedLog
    }
    return report ?? nil
  }

  /// The report on a log that lacked its end when the file was opened; `nil` if it was complete.
  var lostLog: LostLogReport? {
    let report = try? performNow { connection throws(PersistenceError) in
      (connection as? Connection)?.lostLog
    }
    return report ?? nil
  }

  /// Reports to all observers of this database that any row may have changed, and reads the small
  /// values again. Call it after another process has replaced the rows of a SQLite file: SQLite does
  /// not report that.
  public func readAgain() { FeedMessage.Change.tellAll(in: board, keyValueStores) }

  /// Waits for running work, then closes the file. Later calls throw `closed`.
  public func close() async {
    feed?.stop()
    await readers?.close()
    await connection.close()
  }

  /// Runs work on the file and returns when it is on the disk.
  func perform<Result: Sendable>(
    _ work: @escaping @Sendable (any Engine) throws(PersistenceError) -> Result
  ) async throws(PersistenceError) -> Result {
    let asked = ContinuousClock.now
    let result = await connection.perform { engine throws(PersistenceError) in
      try engine.begin(asked: asked)
      return try work(engine)
    }
    guard let result else { throw closed }
    return try result.get()
  }

  /// Runs work on the file, blocking the thread, for callers that cannot wait asynchronously.
  func performNow<Result: Sendable>(
    _ work: @Sendable (any Engine) throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    let asked = ContinuousClock.now
    let result = connection.performNow { engine throws(PersistenceError) in
      try engine.begin(asked: asked)
      return try work(engine)
    }
    guard let result else { throw closed }
    return try result.get()
  }

  private var closed: PersistenceError {
    PersistenceError(.closed, file: server == nil ? file : nil, server: server?.description)
  }
}
