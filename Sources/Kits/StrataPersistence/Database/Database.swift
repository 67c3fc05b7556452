public import Foundation
import StrataDeviceServices

/// A SQLite file, opened once per process and shared by everything that stores something.
///
/// Work runs in order on a separate queue, so that no actor waits for the disk. When a call
/// returns, its changes are on the disk and survive a crash of the process or the machine.
///
///     let store = DocumentStore(try Database.shared())
public final class Database: Sendable {
  /// The SQLite file of the database.
  public let file: URL

  let connection: QueueBound<Connection>

  /// The stores of small values, one for each device in use.
  let keyValueStores = Locked<[DeviceID: WeakStore]>([:])

  /// Opens a file. Creates it, its folder and its tables if they are missing; only the user who
  /// runs the program may read them. This blocks until it is done.
  ///
  /// If the file's write-ahead log is damaged, a copy of it is kept beside it, the intact rows are
  /// restored, and one sentence is written to standard error.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - patience: The maximum time that a call waits for another process to unlock the file.
  ///   - maximumBytes: The maximum size of the file; beyond, storing fails with `diskFull`.
  /// - Throws: ``PersistenceError``; then nothing in an existing file has changed.
  public init(
    file: URL, patience: Duration = .seconds(5), maximumBytes: Int? = nil
  ) throws(PersistenceError) {
    self.file = file
    Self.makeFile(file)
    connection = try QueueBound(label: "Database \(file.lastPathComponent)") {
      () throws(PersistenceError) in
      let connection = try Connection(file: file, patience: patience)
      try connection.prepare(maximumBytes: maximumBytes)
      return connection
    }
    if let damagedLog { FileHandle.standardError.write(Data("\(damagedLog.message)\n".utf8)) }
  }

  /// The report on a damaged log when the file was opened; `nil` if it was intact.
  var damagedLog: DamagedLogReport? {
    let report = try? performNow { connection throws(PersistenceError) in connection.damagedLog }
    return report ?? nil
  }

  /// Waits for running work, then closes the file. Later calls throw `closed`.
  public func close() async {
    await connection.close()
  }

  /// Runs work on the file and returns when it is on the disk.
  func perform<Result: Sendable>(
    _ work: @escaping @Sendable (Connection) throws(PersistenceError) -> Result
  ) async throws(PersistenceError) -> Result {
    guard let result = await connection.perform(work) else { throw closed }
    return try result.get()
  }

  /// Runs work on the file, blocking the thread, for callers that cannot wait asynchronously.
  func performNow<Result: Sendable>(
    _ work: @Sendable (Connection) throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    guard let result = connection.performNow(work) else { throw closed }
    return try result.get()
  }

  private var closed: PersistenceError { PersistenceError(.closed, file: file) }

  /// Creates an empty file that only the user can read; SQLite gives its other files the same mode.
  ///
  /// If this fails, opening the file fails next and reports the reason.
  private static func makeFile(_ file: URL) {
    let manager = FileManager.default
    guard !manager.fileExists(atPath: file.path) else { return }
    try? manager.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    _ = manager.createFile(
      atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
  }
}
