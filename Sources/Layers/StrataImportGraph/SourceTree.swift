/// The files that a check reads: the disk's, or those that a test writes down.
public protocol SourceTree: Sendable {
  /// Every file's path from the top, `/` between folders, sorted.
  func paths() throws -> [String]
  /// The same, and the folders that could not be looked into.
  func listing() throws -> TreeListing
  /// A file's text. Bytes that are no UTF-8 become U+FFFD.
  func text(at path: String) throws -> String
  /// A file's bytes.
  func bytes(at path: String) throws -> [UInt8]
  /// What tells one state of a file from another without reading it; `nil` where nothing does.
  func stamp(of path: String) -> FileStamp?
}

/// A file's length, place and times: what the file system changes with what the file holds.
public struct FileStamp: Hashable, Sendable {
  public var size: Int
  /// The number of its place on the disk.
  public var place: Int
  /// When its bytes were written, and when anything about it changed, in nanoseconds.
  public var written: Int
  public var changed: Int

  public init(size: Int, place: Int, written: Int, changed: Int) {
    (self.size, self.place, self.written, self.changed) = (size, place, written, changed)
  }
}

/// What a tree holds, as far as it could be looked at.
public struct TreeListing: Equatable, Sendable {
  /// Every file's path from the top, sorted.
  public var paths: [String]
  /// Folders that could not be looked into: what is in them is not among the paths.
  public var closed: [String]

  /// Links with a source's name that lead nowhere, or to themselves.
  public var lost: [String] = []
  /// Links to folders that are not followed.
  public var links: [Link] = []

  public init(paths: [String], closed: [String] = []) {
    self.paths = paths
    self.closed = closed
  }

  /// A link to a folder, whose files are not among the paths by this way.
  public struct Link: Equatable, Sendable {
    public enum Aim: Equatable, Sendable { case above, outside }

    public var path: String
    public var aim: Aim
  }
}

extension SourceTree {
  public func listing() throws -> TreeListing { TreeListing(paths: try paths()) }

  public func stamp(of path: String) -> FileStamp? { nil }

  public func bytes(at path: String) throws -> [UInt8] { Array(try text(at: path).utf8) }
}

/// Files written down in a test.
public struct WrittenTree: SourceTree {
  public var contents: [String: String]

  public init(_ contents: [String: String]) { self.contents = contents }

  public func paths() -> [String] { contents.keys.sorted() }

  /// The empty text where there is no such file.
  public func text(at path: String) -> String { contents[path] ?? "" }
}
