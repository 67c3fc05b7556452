import Foundation
import StrataImportGraph
import StrataLayerRules
import StrataSwiftFacts
import Testing

/// Tests of a rule book with import rules only, for which sources are read up to their last import.
@Suite struct ImportsOnlyTests {
  private static let book = """
    {"layers": [{"name": "Domain", "folder": "Domain", "why": "w"}],
     "rules": [{"id": "pure", "kind": "imports", "in": "Domain", "forbid": "UIKit",
                "says": "s", "why": "w"}]}
    """

  private func violations(_ source: String) throws -> [String] {
    let book = try LayerBook(json: Data(Self.book.utf8))
    return try LayerCheck(book: book).violations(in: WrittenTree(["Domain/City.swift": source]))
      .map { "\($0.id):\($0.line ?? 0)" }
  }

  @Test(arguments: [
    "#if DEBUG\nimport Foundation\nstruct City {}\n#endif\n",
    "#if DEBUG\n#if os(Linux)\nimport Glibc\nlet a = 1\n#endif\n#endif",
    "#if canImport(UI)\nimport UI\nlet a = 1\nlet b = 2\n#else\nlet a = 2\n#endif",
    "#if DEBUG\nlet a = 1\n// strata:note b\nlet b = 2\nlet c = 3\nlet d = 4\n#endif",
  ])
  func `a file wrapped in a condition is not reported as unclosed`(source: String) throws {
    #expect(try violations(source) == [])
  }

  @Test(arguments: [
    ("#if DEBUG\nimport Foundation\nstruct City {}\nstruct Town {}", 1),
    ("#if DEBUG\nimport Foundation", 1), ("import Foundation\n#endif\nimport Glibc\n", 2),
    ("import Foundation\n/* never closed\nimport Glibc\nstruct City {}", 2),
  ])
  func `unclosed conditions and comments are still reported`(source: String, line: Int) throws {
    #expect(try violations(source) == ["broken-source:\(line)"])
  }

  @Test func `an import inside a condition is still found`() throws {
    #expect(try violations("#if DEBUG\nimport UIKit\nstruct City {}\n#endif") == ["pure:2"])
  }

  @Test func `a label called import is not an import`() throws {
    let source = "import Foundation\nfunc write(import UIKit: Module) {}\n"
    #expect(try violations(source) == [])
    #expect(FactsReader.facts(of: Array(source.utf8)).imports.map(\.module) == ["Foundation"])
  }
}
