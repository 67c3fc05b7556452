import Foundation
import StrataImportGraph
import StrataLayerRules
import Testing

/// Tests of types of the project that have the name of a framework's type.
@Suite struct ShadowTests {
  private static let book = """
    {"layers": [{"name": "Domain", "folder": "Domain", "why": "w"},
                {"name": "Other", "folder": "Other", "why": "w"}],
     "rules": [{"id": "defaults", "kind": "mentions", "in": "Domain",
                "forbid": ["UserDefaults", "URLSession"], "says": "s", "why": "w"}]}
    """
  private static let manifest = """
    let p = Package(targets: [.target(name: "Domain", path: "Domain"),
      .target(name: "Other", path: "Other")])
    """

  /// Returns the lines of `Domain/Use.swift` that a rule against `UserDefaults` reports.
  ///
  /// - Parameter scope: the layers that the rule checks.
  private func accused(
    _ source: String, beside files: [String: String] = [:], in scope: String = #""Domain""#
  ) throws -> [Int] {
    var contents = files
    contents["Domain/Use.swift"] = source
    contents["Package.swift"] = Self.manifest
    let text = Self.book.replacing(#""in": "Domain""#, with: #""in": [\#(scope)]"#)
    let book = try LayerBook(json: Data(text.utf8))
    return try LayerCheck(book: book).violations(in: WrittenTree(contents))
      .filter { $0.id == "defaults" && $0.path == "Domain/Use.swift" }.compactMap(\.line)
  }

  private static let use = "struct A { let a = UserDefaults.standard }"

  @Test(arguments: [
    "enum Space { struct UserDefaults {} }",
    "final class Fake { final class UserDefaults { static let standard = 1 } }",
    "func make() { struct UserDefaults {} }", "private struct UserDefaults {}",
    "fileprivate enum UserDefaults {}", "enum Space { typealias UserDefaults = Int }",
    "extension Space { struct UserDefaults {} }\nenum Space {}",
  ])
  func `a nested or private type elsewhere does not hide a framework's type of the same name`(
    other: String
  ) throws {
    #expect(try accused(Self.use, beside: ["Domain/Space.swift": other]) == [1])
  }

  @Test func `a nested type does not hide the framework's type in the rest of the file`() throws {
    let source = """
      enum Space {
        struct UserDefaults { static let standard = 1 }
        let a = UserDefaults.standard
      }
      struct A { let a = UserDefaults.standard }
      func b() { c(Space.UserDefaults.standard, UserDefaults()) }
      """
    #expect(try accused(source) == [5, 6])
  }

  @Test(arguments: [
    "enum Space { let a = UserDefaults.standard }",
    "extension Space { func a() { b { UserDefaults.standard } } }",
    "extension Space { struct Deep { let a: UserDefaults } }",
    "let a = Space.UserDefaults.standard",
    "struct Sub: Space { let a = UserDefaults.standard }",
  ])
  func `a nested type is visible in its outer type and extensions`(source: String) throws {
    let files = ["Domain/Space.swift": "class Space { struct UserDefaults {} }"]
    #expect(try accused(source, beside: files) == [])
  }

  @Test(arguments: [
    "extension Space.Deep { var a: Int { UserDefaults.standard } }",
    "enum Other { enum Space { let a = UserDefaults.standard } }",
    "let a = Foundation.UserDefaults.standard",
    "extension Space { let a = Foundation.UserDefaults.standard }",
  ])
  func `a nested type does not hide a framework's type outside of its own outer type`(
    source: String
  ) throws {
    let files = ["Domain/Space.swift": "class Space { class Deep {}\n struct UserDefaults {} }"]
    #expect(try accused(source, beside: files) == [1])
  }

  @Test func `a local type is visible inside of its function only`() throws {
    let source = """
      func a() {
        struct UserDefaults {}
        b(UserDefaults())
      }
      func c() { b(UserDefaults()) }
      """
    #expect(try accused(source) == [5])
  }

  @Test func `a local type is visible in its block only`() throws {
    let source = """
      func a() {
        do {
          b(UserDefaults())
          struct UserDefaults {}
        }
        b(UserDefaults.standard)
      }
      """
    #expect(try accused(source) == [6])
  }

  @Test func `a top-level type is visible in its module`() throws {
    let own = ["Domain/Own.swift": "struct UserDefaults { static let standard = 1 }"]
    #expect(try accused(Self.use, beside: own) == [])
  }

  @Test func `a type of another module is visible only where that module is imported`() throws {
    let both = #""Domain", "Other""#
    let other = ["Other/Own.swift": "public struct UserDefaults { public static let standard = 1 }"]
    #expect(try accused(Self.use, beside: other, in: both) == [1])
    #expect(try accused("import Other\n" + Self.use, beside: other, in: both) == [])
    #expect(try accused("let a = Other.UserDefaults.standard", beside: other, in: both) == [])
    let inner = ["Other/Own.swift": "struct UserDefaults {}"]
    #expect(try accused("import Other\n" + Self.use, beside: inner, in: both) == [2])
    #expect(try accused("@testable import Other\n" + Self.use, beside: inner, in: both) == [])
  }

  @Test(arguments: [
    "import Other\nlet a = UserDefaults.standard", "\nlet a = Other.UserDefaults.standard",
    "import Other\nextension UserDefaults {}", "import Other\nlet a: UserDefaults? = nil",
  ])
  func `a top-level type of code that the rule does not check is reported by its name`(
    source: String
  ) throws {
    let type = "public struct UserDefaults { public static let standard = 1 }"
    #expect(try accused(source, beside: ["Other/Own.swift": type]) == [2])
    let alias = "public typealias UserDefaults = Int"
    #expect(try accused(source, beside: ["Other/Own.swift": alias]) == [2])
  }

  @Test func `a nested type of code that the rule does not check is not reported`() throws {
    let files = ["Other/Own.swift": "public enum Space { public struct UserDefaults {} }"]
    #expect(try accused("import Other\nlet a = Space.UserDefaults()", beside: files) == [])
  }

  @Test func `generic parameters and associated types are not framework types`() throws {
    #expect(try accused("struct A<UserDefaults> { let a: UserDefaults }") == [])
    #expect(try accused("protocol A { associatedtype URLSession\n func a() -> URLSession }") == [])
  }

  @Test func `a typealias of a framework's type is a use of that type only where it is visible`()
    throws
  {
    let files = ["Domain/Space.swift": "enum Space { typealias D = UserDefaults }"]
    #expect(try accused("struct D {}\nlet a = D()", beside: files) == [])
    #expect(try accused("extension Space { let a = D.standard }", beside: files) == [1])
    #expect(try accused("let a = Space.D.standard", beside: files) == [1])
  }

  @Test(arguments: [
    "enum Space { case UserDefaults\n func a() { b(UserDefaults.standard) } }",
    "struct Space { static let UserDefaults = 1\n func a() { b(UserDefaults.standard) } }",
  ])
  func `an enum case or static member does not hide a framework's type in instance methods`(
    source: String
  ) throws {
    #expect(try accused(source) == [2])
  }

  @Test func `a superclass's member in another file hides a framework's type of the same name`()
    throws
  {
    let files = ["Domain/Base.swift": "class Base { let UserDefaults = 1 }"]
    #expect(try accused("class Sub: Base { func a() { b(UserDefaults) } }", beside: files) == [])
    #expect(try accused("class Other { func a() { b(UserDefaults()) } }", beside: files) == [1])
  }
}
