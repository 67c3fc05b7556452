public import Foundation

/// An error of storing or reading. Unless its code says otherwise, nothing that was stored before is
/// changed.
public struct PersistenceError: Error, Hashable, Sendable {
  /// The kind of failure; a later version may have more kinds.
  public struct Code: Hashable, Sendable {
    private enum Kind {
      case unreadableFolder, newerSchema, foreignFile, corruptFile, diskFull, busy, closed
      case corruptRow, unencodable, invalidTime, invalidPoint, failed
      case missingLibrary, invalidAddress, unreachable, denied, unanswered, interrupted
      case notEmpty
    }

    private let kind: Kind

    /// The folder or its file cannot be created, read or written.
    public static let unreadableFolder = Code(kind: .unreadableFolder)
    /// A later version of the program wrote the file.
    public static let newerSchema = Code(kind: .newerSchema)
    /// The file is a database of another program.
    public static let foreignFile = Code(kind: .foreignFile)
    /// The file is damaged, or is not a database.
    public static let corruptFile = Code(kind: .corruptFile)
    /// The disk has no room left for the change, or the device may not store more.
    public static let diskFull = Code(kind: .diskFull)
    /// Another program has locked the file for longer than the maximum wait.
    public static let busy = Code(kind: .busy)
    /// The database was closed.
    public static let closed = Code(kind: .closed)
    /// A stored document does not decode as its type.
    public static let corruptRow = Code(kind: .corruptRow)
    /// A value cannot be encoded as JSON.
    public static let unencodable = Code(kind: .unencodable)
    /// A time is not a finite number of seconds.
    public static let invalidTime = Code(kind: .invalidTime)
    /// The coordinates are not a point on the Earth.
    public static let invalidPoint = Code(kind: .invalidPoint)
    /// The database failed in another way.
    public static let failed = Code(kind: .failed)
    /// PostgreSQL's client library is not installed.
    public static let missingLibrary = Code(kind: .missingLibrary)
    /// The address of a database server is invalid.
    public static let invalidAddress = Code(kind: .invalidAddress)
    /// No database server answers at the address, or it accepts no more connections.
    public static let unreachable = Code(kind: .unreachable)
    /// The database server refuses the user, the password, the kind of connection, or a change.
    public static let denied = Code(kind: .denied)
    /// The database server has not answered in time. Whether the last change was stored is unknown.
    public static let unanswered = Code(kind: .unanswered)
    /// The database that is to be filled has rows already.
    public static let notEmpty = Code(kind: .notEmpty)
    /// The connection to the database server was lost during a call. Whether its change was stored
    /// is unknown; the next call connects again.
    public static let interrupted = Code(kind: .interrupted)
  }

  /// The kind of failure.
  public let code: Code

  /// The file, if the failure concerns a file.
  public var file: URL?

  /// The database server, without a password, if the failure concerns one.
  public var server: String?

  /// The collection, if the failure concerns a document.
  public var collection: String?
  /// The document's key in its collection, if the failure concerns a document.
  public var key: String?

  /// The message of the database, the system or the decoder.
  public var detail: String

  /// The error for a process that uses another database while its data is moved to a PostgreSQL
  /// server.
  package static let moved = PersistenceError(
    .invalidAddress,
    detail: "DATABASE_URL names a PostgreSQL database already, and only a SQLite file can be moved")

  /// Returns the error for a process that shall rename the SQLite file, but uses a PostgreSQL server.
  package static func notAFile(_ server: String) -> PersistenceError {
    PersistenceError(
      .invalidAddress,
      detail: "--aside renames a SQLite file, but DATABASE_URL names \(server); --replace"
        + " removes the rows that are there")
  }

  /// Returns the error for a device that has stored as much as it may.
  ///
  /// - Parameter limit: The maximum number of bytes.
  static func deviceFull(_ limit: Int) -> PersistenceError {
    PersistenceError(
      .diskFull, collection: "a device's data",
      detail:
        "This device has stored as much as it may, which is \(limit) bytes: delete something, "
        + "then try again.")
  }

  /// Returns the error for a file that was removed, or replaced by another, while it is in use.
  static func displaced(_ file: URL) -> PersistenceError {
    PersistenceError(
      .unreadableFolder, file: file,
      detail: "the file was removed or replaced while it is in use, so nothing is stored any more: "
        + "put it back, or start the program again")
  }

  /// Returns the error for a file in a data folder that was removed, or replaced by another, while it
  /// is in use.
  package static func lostFolder(of file: URL) -> PersistenceError {
    PersistenceError(
      .unreadableFolder, file: file,
      detail: "the data folder was removed or replaced while it is in use, so nothing is stored any"
        + " more: put it back, or start the program again")
  }

  /// Returns the error for a file in which a check has found problems.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - problems: The number of problems.
  package static func damaged(_ file: URL, problems: Int) -> PersistenceError {
    let number = problems == 1 ? "1 problem" : "\(problems) problems"
    return PersistenceError(
      .corruptFile, file: file, detail: "a check of the file has found \(number)")
  }

  init(
    _ code: Code, file: URL? = nil, server: String? = nil, collection: String? = nil,
    key: String? = nil,
    detail: String = ""
  ) {
    self.code = code
    self.file = file
    self.server = server
    self.collection = collection
    self.key = key
    self.detail = detail
  }
}
