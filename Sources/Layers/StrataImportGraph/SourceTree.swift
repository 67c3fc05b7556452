/// The files that a check reads: from the disk, or from memory in a test.
public protocol SourceTree: Sendable {
  /// Returns every file's path relative to the top, with `/` between folders, sorted.
  func paths() throws -> [String]
  /// Returns the paths of all files, and the folders that could not be read.
  func listing() throws -> TreeListing
  /// Returns a file's text. Bytes that are not valid UTF-8 become U+FFFD.
  func text(at path: String) throws -> String
  /// Returns a file's bytes.
  func bytes(at path: String) throws -> [UInt8]
  /// Returns a value that changes when the file changes, without reading the file; `nil` if there
  /// is no such file.
  func stamp(of path: String) -> FileStamp?
}

/// The size, inode and times of a file, which the file system changes together with its contents.
public struct FileStamp: Hashable, Sendable {
  /// The size of the file in bytes.
  public var size: Int
  /// The number of the inode, by which a replaced file is noticed.
  public var place: Int
  /// The time of the last write (`mtime`), in nanoseconds.
  public var written: Int
  /// The time of the last change of the file or its attributes (`ctime`), in nanoseconds.
  public var changed: Int

  /// Creates a stamp from the values of `stat`.
  public init(size: Int, place: Int, written: Int, changed: Int) {
    (self.size, self.place, self.written, self.changed) = (size, place, written, changed)
  }
}

/// The files of a tree, and the folders and links that were not read.
public struct TreeListing: Equatable, Sendable {
  /// Every file's path from the top, sorted.
  public var paths: [String]
  /// The folders that could not be read: their files are not among the paths.
  public var closed: [String]

  /// The symbolic links with the name of a source that lead to no file or to themselves.
  public var lost: [String] = []
  /// The symbolic links to folders that are not followed.
  public var links: [Link] = []

  /// Creates a listing without symbolic links.
  public init(paths: [String], closed: [String] = []) {
    self.paths = paths
    self.closed = closed
  }

  /// A symbolic link to a folder that is not followed; the paths do not include the folder's files.
  public struct Link: Equatable, Sendable {
    /// The target of a link: a folder that contains the link (`above`), or a folder outside of the
    /// tree (`outside`).
    public enum Aim: Equatable, Sendable { case above, outside }

    /// The path of the link itself.
    public var path: String
    /// The kind of target that the link has.
    public var aim: Aim
  }
}

extension SourceTree {
  public func listing() throws -> TreeListing { TreeListing(paths: try paths()) }

  public func stamp(of path: String) -> FileStamp? { nil }

  public func bytes(at path: String) throws -> [UInt8] { Array(try text(at: path).utf8) }
}

/// A tree of files in memory, for tests.
public struct WrittenTree: SourceTree {
  /// The text of each file, by its path.
  public var contents: [String: String]

  /// Creates a tree of the given texts, by path.
  public init(_ contents: [String: String]) { self.contents = contents }

  public func paths() -> [String] { contents.keys.sorted() }

  /// Returns the text of a file, or the empty string if there is no such file.
  public func text(at path: String) -> String { contents[path] ?? "" }
}
