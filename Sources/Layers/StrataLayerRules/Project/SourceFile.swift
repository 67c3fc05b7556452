public import StrataSwiftFacts

/// A Swift source with its module and layer.
public struct SourceFile: Sendable {
  /// The path from the top of the project.
  public var path: String
  /// The name of the source's module; `nil` if it is not known.
  public var module: String?
  /// The name of the file's layer; `nil` if the file belongs to none.
  public var layer: String?
  /// The values of the placeholders in the layer's folder pattern, such as the app.
  public var holes: [String: String] = [:]
  /// A Boolean value that indicates whether the source is part of a test target.
  public var isTest: Bool
  /// The facts and the text that were read from the source. They are stored by reference, to keep
  /// the struct small when rules and tables copy it.
  private var read: Read
  /// The facts that were read from the source.
  public var facts: FileFacts {
    get { read.facts }
    set { read = Read(newValue) }
  }

  private final class Read: Sendable {
    let facts: FileFacts
    init(_ facts: FileFacts) { self.facts = facts }
  }

  init(path: String, module: String?, isTest: Bool) {
    self.path = path
    self.module = module
    self.isTest = isTest
    read = Read(FileFacts())
  }

  /// The file name, such as `City.swift` for `Domain/City.swift`.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The file name without extension, such as `City` for `Domain/City.swift`.
  public var stem: String { name.hasSuffix(".swift") ? String(name.dropLast(6)) : name }

  /// Returns whether a path belongs to tests, such as `Tests/…` or `AppTests/…`.
  static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }
}
