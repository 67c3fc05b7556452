import Foundation
import StrataImportGraph
import StrataLayerRules
import StrataSwiftFacts
import Testing

/// A rule book that asks for imports alone, under which sources are read as far as their last import.
@Suite struct ImportsOnlyTests {
  private static let book = """
    {"floors": [{"name": "Domain", "folder": "Domain", "why": "w"}],
     "rules": [{"id": "pure", "kind": "imports", "in": "Domain", "forbid": "UIKit",
                "says": "s", "why": "w"}]}
    """

  private func breaches(_ source: String) throws -> [String] {
    let book = try LayerBook(json: Data(Self.book.utf8))
    return try LayerCheck(book: book).breaches(in: WrittenTree(["Domain/City.swift": source]))
      .map { "\($0.id):\($0.line ?? 0)" }
  }

  @Test(arguments: [
    "#if DEBUG\nimport Foundation\nstruct City {}\n#endif\n",
    "#if DEBUG\n#if os(Linux)\nimport Glibc\nlet a = 1\n#endif\n#endif",
    "#if canImport(UI)\nimport UI\nlet a = 1\nlet b = 2\n#else\nlet a = 2\n#endif",
    "#if DEBUG\nlet a = 1\n// strata:note b\nlet b = 2\nlet c = 3\nlet d = 4\n#endif",
  ])
  func `Takes no file wrapped in a condition for one that is left open`(source: String) throws {
    #expect(try breaches(source) == [])
  }

  @Test(arguments: [
    ("#if DEBUG\nimport Foundation\nstruct City {}\nstruct Town {}", 1),
    ("#if DEBUG\nimport Foundation", 1), ("import Foundation\n#endif\nimport Glibc\n", 2),
    ("import Foundation\n/* never closed\nimport Glibc\nstruct City {}", 2),
  ])
  func `Still warns of what nothing closes`(source: String, line: Int) throws {
    #expect(try breaches(source) == ["broken-source:\(line)"])
  }

  @Test func `Still finds an import inside a condition`() throws {
    #expect(try breaches("#if DEBUG\nimport UIKit\nstruct City {}\n#endif") == ["pure:2"])
  }

  @Test func `Takes a label called import for no import`() throws {
    let source = "import Foundation\nfunc write(import UIKit: Module) {}\n"
    #expect(try breaches(source) == [])
    #expect(FactsReader.facts(of: Array(source.utf8)).imports.map(\.module) == ["Foundation"])
  }
}
