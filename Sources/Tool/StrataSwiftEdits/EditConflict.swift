/// A place in the project that an edit does not fit: which file, which line, and why.
public struct EditConflict: Error, Equatable {
  public var path: String
  /// From 1.
  public var line: Int
  public var reason: String

  public init(_ path: String, line: Int, _ reason: String) {
    self.path = path
    self.line = line
    self.reason = reason
  }

  /// `App/DIContainer.swift:12: real() does not return a DIContainer`
  public var text: String { "\(path):\(line): \(reason)" }
}
