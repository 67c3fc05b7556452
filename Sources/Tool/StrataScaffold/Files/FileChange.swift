public import Foundation

/// A change of one file.
public struct FileChange: Equatable, Sendable {
  /// The path from the project's top folder.
  public var path: String
  /// The contents before the change; `nil` if there was no file.
  public var before: Data?
  /// The contents after the change; `nil` if the file is removed.
  public var after: Data?

  /// Creates a change of one file.
  public init(path: String, before: Data?, after: Data?) {
    self.path = path
    self.before = before
    self.after = after
  }

  /// The change that reverts this change.
  public var reversed: FileChange { FileChange(path: path, before: after, after: before) }
}

extension ProjectSnapshot {
  /// Returns the project after some files have changed.
  public func applying(_ changes: [FileChange]) -> ProjectSnapshot {
    var result = self
    for change in changes { result.files[change.path] = change.after }
    return result
  }
}
