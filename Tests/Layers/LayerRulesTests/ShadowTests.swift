import Foundation
import StrataImportGraph
import StrataLayerRules
import Testing

/// Types of a project's own with the name of a framework's type: where they are meant, and where not.
@Suite struct ShadowTests {
  private static let book = """
    {"floors": [{"name": "Domain", "folder": "Domain", "why": "w"},
                {"name": "Other", "folder": "Other", "why": "w"}],
     "rules": [{"id": "defaults", "kind": "mentions", "in": "Domain",
                "forbid": ["UserDefaults", "URLSession"], "says": "s", "why": "w"}]}
    """
  private static let manifest = """
    let p = Package(targets: [.target(name: "Domain", path: "Domain"),
      .target(name: "Other", path: "Other")])
    """

  /// The lines of `Domain/Use.swift` that a rule against `UserDefaults` accuses.
  private func accused(_ source: String, beside files: [String: String] = [:]) throws -> [Int] {
    var contents = files
    contents["Domain/Use.swift"] = source
    contents["Package.swift"] = Self.manifest
    let book = try LayerBook(json: Data(Self.book.utf8))
    return try LayerCheck(book: book).breaches(in: WrittenTree(contents))
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
  func `A type that is not seen from a file leaves a rule on there`(other: String) throws {
    #expect(try accused(Self.use, beside: ["Domain/Space.swift": other]) == [1])
  }

  @Test func `A nested type leaves a rule on in the rest of its own file`() throws {
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
  func `A nested type is meant inside of its type and its extensions`(source: String) throws {
    let files = ["Domain/Space.swift": "class Space { struct UserDefaults {} }"]
    #expect(try accused(source, beside: files) == [])
  }

  @Test(arguments: [
    "extension Space.Deep { var a: Int { UserDefaults.standard } }",
    "enum Other { enum Space { let a = UserDefaults.standard } }",
    "let a = Foundation.UserDefaults.standard",
    "extension Space { let a = Foundation.UserDefaults.standard }",
  ])
  func `A nested type is not meant where only names look alike`(source: String) throws {
    let files = ["Domain/Space.swift": "class Space { class Deep {}\n struct UserDefaults {} }"]
    #expect(try accused(source, beside: files) == [1])
  }

  @Test func `A local type is meant inside of its function alone`() throws {
    let source = """
      func a() {
        struct UserDefaults {}
        b(UserDefaults())
      }
      func c() { b(UserDefaults()) }
      """
    #expect(try accused(source) == [5])
  }

  @Test func `A type at the top of a module is meant in that module`() throws {
    let own = ["Domain/Own.swift": "struct UserDefaults { static let standard = 1 }"]
    #expect(try accused(Self.use, beside: own) == [])
  }

  @Test func `A type of another module is meant only where that module is imported`() throws {
    let other = ["Other/Own.swift": "public struct UserDefaults { public static let standard = 1 }"]
    #expect(try accused(Self.use, beside: other) == [1])
    #expect(try accused("import Other\n" + Self.use, beside: other) == [])
    #expect(try accused("let a = Other.UserDefaults.standard", beside: other) == [])
    let inner = ["Other/Own.swift": "struct UserDefaults {}"]
    #expect(try accused("import Other\n" + Self.use, beside: inner) == [2])
    #expect(try accused("@testable import Other\n" + Self.use, beside: inner) == [])
  }

  @Test func `Generic parameters and associated types are no framework's types`() throws {
    #expect(try accused("struct A<UserDefaults> { let a: UserDefaults }") == [])
    #expect(try accused("protocol A { associatedtype URLSession\n func a() -> URLSession }") == [])
  }

  @Test func `An alias of a framework's type counts only where it is seen`() throws {
    let files = ["Domain/Space.swift": "enum Space { typealias D = UserDefaults }"]
    #expect(try accused("struct D {}\nlet a = D()", beside: files) == [])
    #expect(try accused("extension Space { let a = D.standard }", beside: files) == [1])
    #expect(try accused("let a = Space.D.standard", beside: files) == [1])
  }
}
