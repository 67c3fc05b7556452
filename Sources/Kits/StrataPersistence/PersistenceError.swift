public import Foundation

/// An error of storing or reading. Nothing that was stored before is changed.
public struct PersistenceError: Error, Hashable, Sendable {
  /// The kind of failure; a later version may have more kinds.
  public struct Code: Hashable, Sendable {
    private enum Kind {
      case unreadableFolder, newerSchema, foreignFile, corruptFile, diskFull, busy, closed
      case corruptRow, unencodable, invalidTime, invalidPoint, failed
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
    /// The disk is full.
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
    /// SQLite failed in another way.
    public static let failed = Code(kind: .failed)
  }

  /// The kind of failure.
  public let code: Code

  /// The file, if the failure concerns a file.
  public var file: URL?

  /// The collection, if the failure concerns a document.
  public var collection: String?
  /// The key, if the failure concerns a document.
  public var key: String?

  /// The message of SQLite, the system or the decoder.
  public var detail: String

  init(
    _ code: Code, file: URL? = nil, collection: String? = nil, key: String? = nil,
    detail: String = ""
  ) {
    self.code = code
    self.file = file
    self.collection = collection
    self.key = key
    self.detail = detail
  }
}
