import Foundation
import StrataImportGraph
import StrataLayerRules
import Testing

/// Tests of the two kinds of rule that no preset uses: cycles of modules, and independence of
/// folders.
@Suite struct RingTests {
  private static let manifest = """
    let p = Package(targets: [
      .target(name: "A", path: "A"), .target(name: "B", path: "B"), .target(name: "C", path: "C")])
    """

  private func places(_ rule: String, _ files: [String: String]) throws -> [String] {
    let json = "{\"rules\": [{\(rule), \"id\": \"r\", \"says\": \"s\", \"why\": \"w\"}]}"
    let book = try LayerBook(json: Data(json.utf8))
    let tree = WrittenTree(files.merging(["Package.swift": Self.manifest]) { $1 })
    return try LayerCheck(book: book).violations(in: tree)
      .map { "\($0.id) \($0.path):\($0.line ?? 0)" }
  }

  @Test func `a cycles rule reports an import cycle of three modules once`() throws {
    let rule = "\"kind\": \"cycles\""
    let kept = ["A/a.swift": "import B\n", "B/b.swift": "import C\n", "C/c.swift": "let c = 1\n"]
    #expect(try places(rule, kept) == [])
    let broken = kept.merging(["C/c.swift": "\n@testable import A\n"]) { $1 }
    #expect(try places(rule, broken) == ["r A/a.swift:1"])
  }

  @Test
  func `an independence rule reports both the import of another feature and the use of its type`()
    throws
  {
    let rule = "\"kind\": \"independence\", \"of\": \"{feature}/**\""
    let kept = [
      "A/a.swift": "struct First {}\n", "B/b.swift": "let b: First? = nil\nstruct First {}\n",
    ]
    #expect(try places(rule, kept) == [])
    let broken = [
      "A/a.swift": "struct First {}\n", "B/b.swift": "import A\n\nlet b: First? = nil\n",
    ]
    #expect(try places(rule, broken) == ["r B/b.swift:1", "r B/b.swift:3"])
  }
}
