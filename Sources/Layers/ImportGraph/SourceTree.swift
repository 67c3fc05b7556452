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
