/// The error of an edit that does not match the project: the file, the line and the reason.
public struct EditConflict: Error, Equatable {
  /// The path of the file.
  public var path: String
  /// The line of the conflict, counted from 1.
  public var line: Int
  /// The reason why the edit does not match the project.
  public var reason: String

  /// Creates the error of an edit that does not match the project.
  public init(_ path: String, line: Int, _ reason: String) {
    self.path = path
    self.line = line
    self.reason = reason
  }

  /// The description: `App/DIContainer.swift:12: real() does not return a DIContainer`.
  public var text: String { "\(path):\(line): \(reason)" }
}
