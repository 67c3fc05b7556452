/// A file to write into a project.
public struct ProjectFile: Equatable, Sendable {
  /// The path from the project's top folder.
  public var path: String
  /// The contents of the file.
  public var text: String
}

extension ProjectFile {
  private static let ending = ".members"

  /// A Boolean value that indicates whether the file contains members to insert into an existing
  /// file.
  var isFragment: Bool { path.hasSuffix(Self.ending) }

  /// The path of the file into which a fragment is inserted.
  var goal: String { String(path.dropLast(Self.ending.count)) }
}
