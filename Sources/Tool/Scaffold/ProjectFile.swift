/// A file of a project that is to be written.
public struct ProjectFile: Equatable, Sendable {
  /// From the project's top folder.
  public var path: String
  public var text: String
}
