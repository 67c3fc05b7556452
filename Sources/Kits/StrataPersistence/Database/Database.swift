public import Foundation
import StrataDeviceServices

/// One SQLite file, open once, used by everything in the process that stores something.
///
/// Work runs in order on a queue of its own, so that no actor waits for the disk. What a call
/// returned from is on the disk, also after a crash of the process or the machine.
///
///     let store = DocumentStore(try Database.shared())
public final class Database: Sendable {
  public let file: URL

  let connection: QueueBound<Connection>

  /// Stores of small values, one for each device that is in use.
  let keyValueStores = Locked<[DeviceID: WeakStore]>([:])

  /// Opens a file, and makes it, its folder and its tables where they are missing; only the user
  /// who runs the program may read them. This blocks until it is done.
  ///
  /// Where the file's write-ahead log is damaged, a copy of it is kept beside it, the rows that are
  /// whole are put back, and standard error says so in one sentence.
  ///
  /// - Parameters:
  ///   - patience: How long a call waits for another process to let go of the file.
  ///   - maximumBytes: How large the file may grow; beyond, storing fails with `diskFull`.
  /// - Throws: ``PersistenceError``, and then nothing in an existing file has changed.
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

  /// What was done about a damaged log when the file was opened; `nil` where it was sound.
  var damagedLog: DamagedLogReport? {
    let report = try? performNow { connection throws(PersistenceError) in connection.damagedLog }
    return report ?? nil
  }

  /// Waits for what is under way, then closes the file. Later calls throw `closed`.
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

  /// The same for callers that cannot wait elsewhere; it blocks the thread.
  func performNow<Result: Sendable>(
    _ work: @Sendable (Connection) throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    guard let result = connection.performNow(work) else { throw closed }
    return try result.get()
  }

  private var closed: PersistenceError { PersistenceError(.closed, file: file) }

  /// Makes an empty file that nobody else may read; SQLite gives its side files the same rights.
  ///
  /// Where this fails, opening fails next and says why.
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
