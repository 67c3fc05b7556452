public import StrataSwiftFacts

/// One Swift source and its place in the house.
public struct SourceFile: Sendable {
  public var path: String
  public var module: String?
  public var floor: String?
  /// What the floor's folder holds in its holes, such as the app.
  public var holes: [String: String] = [:]
  public var isTest: Bool
  /// Kept apart, so that a file is small where rules and tables pass it on.
  private var read: Read
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

  /// `City.swift` of `Domain/City.swift`.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// `City` of `Domain/City.swift`.
  public var stem: String { name.hasSuffix(".swift") ? String(name.dropLast(6)) : name }

  /// Whether a path belongs to tests: `Tests/…`, `AppTests/…`.
  static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }
}
