/// The files that a check reads: the disk's, or those that a test writes down.
public protocol SourceTree {
  /// Every file's path from the top, `/` between folders, sorted.
  func paths() throws -> [String]
  /// A file's text. Bytes that are no UTF-8 become U+FFFD.
  func text(at path: String) throws -> String
}

/// Files written down in a test.
public struct WrittenTree: SourceTree {
  public var contents: [String: String]

  public init(_ contents: [String: String]) { self.contents = contents }

  public func paths() -> [String] { contents.keys.sorted() }

  /// The empty text where there is no such file.
  public func text(at path: String) -> String { contents[path] ?? "" }
}
