public import Foundation

/// Why something could not be stored or read back. Nothing that was stored before is changed.
public struct PersistenceError: Error, Hashable, Sendable {
  /// The kind of failure; a later version may know more of them.
  public struct Code: Hashable, Sendable {
    private enum Kind {
      case unreadableFolder, newerSchema, foreignFile, corruptFile, diskFull, busy, closed
      case corruptRow, unencodable, invalidTime, invalidPoint, failed
    }

    private let kind: Kind

    /// The folder or the file in it cannot be made, read or written.
    public static let unreadableFolder = Code(kind: .unreadableFolder)
    /// A later version of the program wrote the file.
    public static let newerSchema = Code(kind: .newerSchema)
    /// The file is a database of some other program.
    public static let foreignFile = Code(kind: .foreignFile)
    /// The file is damaged, or no database at all.
    public static let corruptFile = Code(kind: .corruptFile)
    /// There is no room for what was to be stored.
    public static let diskFull = Code(kind: .diskFull)
    /// Another program holds the file for longer than we wait.
    public static let busy = Code(kind: .busy)
    /// The database was closed before.
    public static let closed = Code(kind: .closed)
    /// A stored document is not of the type that it is read as.
    public static let corruptRow = Code(kind: .corruptRow)
    /// A value has no form in JSON.
    public static let unencodable = Code(kind: .unencodable)
    /// A time is not a finite number of seconds.
    public static let invalidTime = Code(kind: .invalidTime)
    /// A point is none of the Earth.
    public static let invalidPoint = Code(kind: .invalidPoint)
    /// SQLite failed in another way.
    public static let failed = Code(kind: .failed)
  }

  public let code: Code

  /// The file, where the failure is one of the file.
  public var file: URL?

  /// The collection and the key, where the failure is one of a document.
  public var collection: String?
  public var key: String?

  /// What SQLite, the system or the decoder said about it.
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
