import Foundation
import ImportGraph
import LayerRules
import Testing

/// Thirty-one ways to break three rules, and nine sources that only look like it.
@Suite struct AccuracyProbeTests {
  private static let book = """
    {"floors": [{"name": "Domain", "folder": "Domain", "why": "w"}, {"name": "Other", "folder": "Other", "why": "w"}],
     "rules": [
       {"id": "imports", "kind": "imports", "in": "Domain", "forbid": "UIKit", "says": "s", "why": "w"},
       {"id": "codable", "kind": "conformances", "types": {"in": "Domain"},
        "forbid": ["Codable", "Decodable", "Encodable"], "says": "s", "why": "w"},
       {"id": "defaults", "kind": "mentions", "in": "Domain", "forbid": "UserDefaults", "says": "s", "why": "w"}]}
    """

  static let imports = [
    "import UIKit", "import class UIKit.UIView", "@preconcurrency import UIKit",
    "public import UIKit", "#if canImport(UIKit)\nimport UIKit\n#endif",
    "import Foundation; import UIKit", "import\n  UIKit", "import `UIKit`",
    "import /* why */ UIKit // not", "@_implementationOnly import UIKit", "import Bridge",
  ]

  static let conformances = [
    "struct A: Codable {}", "struct A {}\nextension A: Codable {}",
    "typealias Wire = Codable\nstruct A: Wire {}", "protocol Wire: Codable {}\nstruct A: Wire {}",
    "struct A: Sendable & Codable {}", "struct A: Swift.Codable {}",
    "struct A: Equatable, Sendable, Codable {}", "class Base: Encodable {}\nclass A: Base {}",
    "enum A: String, Codable { case b }", "enum Space { struct A: Decodable {} }",
    "struct A: ForeignWire {}",
  ]

  static let mentions = [
    "struct A { let a = UserDefaults.standard }", "struct A { let a: UserDefaults = .standard }",
    "typealias D = UserDefaults\nstruct A { let a = D.standard }",
    "struct A { let a = Foundation.UserDefaults.standard }",
    "func a() { b(UserDefaults.standard) }",
    "func a() {\n  let b = UserDefaults\n    .standard\n}",
    "func a(_ b: UserDefaults = .standard) {}",
    "func a() { b(\"\\(UserDefaults.standard)\") }", "func a() { b(.standard) }",
  ]

  static let lookalikes = [
    "// import UIKit", "let a = \"import UIKit\"", "/* struct A: Codable {} */",
    "#if false\nimport UIKit\n#endif", "func a<B: Codable>(_ b: B) {}",
    "enum Keys: String, CodingKey { case a }",
    "enum Space { protocol Codable {}\n  struct A: Codable {} }",
    "struct UserDefaults { static let standard = 1 }\nlet a = UserDefaults.standard",
    "let a = #\"\"\"\nUserDefaults.standard\n\"\"\"#",
  ]

  private func isFound(_ source: String) throws -> Bool {
    let tree = WrittenTree([
      "Domain/Probe.swift": source,
      "Bridge/Package.swift":
        "let p = Package(targets: [.target(name: \"Bridge\", path: \"Code\")])",
      "Bridge/Code/Exports.swift": "@_exported import UIKit",
      "Other/Wire.swift": "protocol ForeignWire: Codable {}",
      "Package.swift": "let p = Package(targets: [.target(name: \"Domain\", path: \"Domain\")])",
    ])
    let book = try LayerBook(json: Data(Self.book.utf8))
    return try LayerCheck(book: book).breaches(in: tree)
      .contains { ["imports", "codable", "defaults"].contains($0.id) }
  }

  @Test func `at least 28 of 31 are found without a build`() throws {
    let all = Self.imports + Self.conformances + Self.mentions
    let missed = try all.filter { try !isFound($0) }
    #expect(all.count == 31)
    #expect(missed.count <= 3, "missed: \(missed)")
  }

  @Test func `what only looks like a breach is none`() throws {
    let accused = try Self.lookalikes.filter(isFound)
    #expect(Self.lookalikes.count == 9)
    #expect(accused == [])
  }
}
