public import Foundation

/// What a step does to one file.
public struct FileChange: Equatable, Sendable {
  /// From the project's top folder.
  public var path: String
  /// `nil` where there was no file.
  public var before: Data?
  /// `nil` where there is none any more.
  public var after: Data?

  public init(path: String, before: Data?, after: Data?) {
    self.path = path
    self.before = before
    self.after = after
  }

  /// The change that takes this one back.
  public var reversed: FileChange { FileChange(path: path, before: after, after: before) }
}

extension ProjectSnapshot {
  /// The project as it is after some changes.
  public func applying(_ changes: [FileChange]) -> ProjectSnapshot {
    var result = self
    for change in changes { result.files[change.path] = change.after }
    return result
  }
}
