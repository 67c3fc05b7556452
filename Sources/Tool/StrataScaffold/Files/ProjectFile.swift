/// A file of a project that is to be written.
public struct ProjectFile: Equatable, Sendable {
  /// From the project's top folder.
  public var path: String
  public var text: String
}

extension ProjectFile {
  private static let ending = ".members"

  /// Whether it holds members that belong into a file that is there.
  var isFragment: Bool { path.hasSuffix(Self.ending) }

  /// The file that a fragment belongs into.
  var goal: String { String(path.dropLast(Self.ending.count)) }
}
