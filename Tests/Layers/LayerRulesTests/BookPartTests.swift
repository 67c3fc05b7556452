import Foundation
import StrataImportGraph
import Testing

@testable import StrataLayerRules

/// Tests of presets, exceptions, drawings and partial checks.
@Suite struct BookPartTests {
  private static func rule(_ id: String, _ says: String = "s") -> String {
    #"{"id": "\#(id)", "kind": "kinds", "allow": ["struct"], "says": "\#(says)", "why": "w"}"#
  }

  private static let base = """
    {"layers": [{"name": "A", "folder": "A", "why": "base"}, {"name": "B", "folder": "B", "why": "base"}],
     "rules": [\(rule("x", "base")), \(rule("gone")), \(rule("kept"))],
     "ignore": ["Gen/**"], "outside": [{"paths": ["main.swift"], "why": "w"}]}
    """

  private func book(_ json: String, adding: [String] = []) throws -> LayerBook {
    try LayerBook(
      json: Data(json.utf8), presets: { $0 == "base" ? Self.base : nil }, named: ["base"],
      adding: adding)
  }

  private func problems(_ json: String) -> [String] {
    do {
      _ = try book(json)
      return []
    } catch { return (error as? RuleProblems)?.all ?? ["\(error)"] }
  }

  @Test func `a preset adds layers and rules that the file does not define`() throws {
    let own = """
      "layers": [{"name": "A", "folder": "A", "why": "own"}], "rules": [\(Self.rule("x", "own"))],
      "off": [{"rule": "gone", "why": "w"}]
      """
    let books = [
      try book("{\"preset\": \"base\", \(own)}"), try book("{\(own)}", adding: ["base"]),
    ]
    for book in books {
      #expect(book.layers.map(\.name) == ["A", "B"] && book.layers.map(\.why) == ["own", "base"])
      #expect(book.rules.map(\.id) == ["x", "kept"] && book.rules.first?.says == "own")
      #expect(book.ignored.map(\.text) == ["Gen/**"])
      #expect(book.outside.map(\.isOptional) == [true])
    }
  }

  @Test func `unknown presets, and rule books without a layer or a rule, are refused`() {
    let layer = #""layers": [{"name": "A", "folder": "A", "why": "w"}]"#
    #expect(
      problems("{\"preset\": [\"bass\"], \(layer)}")
        == ["strata.json: there is no preset 'bass'; did you mean 'base'?"])
    #expect(
      problems("{}") == [
        "strata.json: the rule book has no layer and no rule; add 'layers', 'rules' or 'preset'"
      ])
    #expect(
      problems(#"{"platformFree": {"layers": [], "conditions": [], "why": "w"}}"#) == [])
    #expect(problems("{\(layer)}") == [] && problems("{\"rules\": [\(Self.rule("x"))]}") == [])
  }

  @Test func `an exception needs a module and its imports, or a rule with a symbol or path`() {
    let form =
      "an exception must have 'module' and 'imports', or 'rule' with 'symbol' or 'path'"
    func isRefused(_ exception: String) -> Bool {
      problems(
        """
        {"layers": [{"name": "A", "folder": "A", "why": "w"}],
         "exceptions": [{\(exception), "why": "w"}]}
        """
      ).contains("strata.json: exceptions[0]: \(form)")
    }
    let right = [
      #""module": "A", "imports": "B""#, #""rule": "layers", "path": "A/**""#,
      #""rule": "layers", "symbol": "import B""#,
      #""rule": "layers", "symbol": "import B", "path": "A/**""#,
    ]
    let wrong = [
      #""module": "A""#, #""imports": "B""#, #""rule": "layers""#, #""symbol": "import B""#,
      #""module": "A", "imports": "B", "rule": "layers""#,
      #""rule": "layers", "path": "A/**", "module": "A""#,
      #""rule": "layers", "path": "A/**", "imports": "B""#,
    ]
    #expect(right.filter(isRefused) == [] && wrong.filter { !isRefused($0) } == [])
  }

  private func found(_ exceptions: String, today: String = "2026-11-22") throws -> [String] {
    let book = try book(
      """
      {"layers": [{"name": "A", "folder": "A", "why": "w"}], "rules": [\(Self.rule("x"))],
       "exceptions": [\(exceptions)]}
      """)
    return try LayerCheck(book: book, today: today)
      .violations(in: WrittenTree(["A/a.swift": "class One {}\nenum Two {}"])).map(\.found)
  }

  @Test func `an exception from a rule applies to a symbol, to a file pattern or to both`() throws {
    let one = "One is declared as class; the rule allows struct"
    let two = "Two is declared as enum; the rule allows struct"
    #expect(try found("") == [one, two])
    #expect(try found(#"{"rule": "x", "symbol": "One class", "why": "w"}"#) == [two])
    #expect(try found(#"{"rule": "x", "path": "A/*.swift", "why": "w"}"#) == [])
    #expect(
      try found(#"{"rule": "x", "symbol": "One class", "path": "B/**", "why": "w"}"#) == [
        one, two, "the exception from the rule x for One class is not needed",
      ])
    #expect(
      try found(#"{"rule": "x", "path": "B/**", "why": "w"}"#).last
        == "the exception from the rule x for B/** is not needed")
    let until = #"{"rule": "x", "path": "A/**", "why": "w", "until": "2026-11-22"}"#
    #expect(try found(until) == [])
    #expect(
      try found(until, today: "2026-11-23") == [
        one, two, "the exception from the rule x for A/** expired on 2026-11-22",
      ])
  }

  // MARK: Drawings

  private static let layered = """
    {"layers": [
       {"name": "UI", "folder": "UI", "module": "UI", "layers": ["Data"], "why": "w"},
       {"name": "Data", "folder": "Data", "module": "Data", "layers": ["Domain"], "why": "w"},
       {"name": "Domain", "folder": "Domain", "module": "Domain", "layers": [],
        "modules": ["Foundation"], "why": "w"}]}
    """
  private static let sources = [
    "UI/Page.swift": "import Data", "UI/Row.swift": "import Data\nlet page = Page()",
    "Data/Store.swift": "import Domain",
    "Domain/City.swift": "import Foundation\nimport Data\nimport SwiftUI\nstruct City {}",
    "Domain/Town.swift": "let city = City()", "AppTests/T.swift": "import UI",
  ]

  @Test(arguments: [LayerGraph.Level.module, .layer])
  func `the graph has the project's modules or layers, and marks the dependencies a rule forbids`(
    level: LayerGraph.Level
  ) throws {
    let book = try book(Self.layered)
    let project = try SourceProject(WrittenTree(Self.sources), book: book)
    let violations = LayerCheck(book: book).violations(in: project)
    let graph = LayerGraph(project, book: book, violations: violations, level: level)
    let rule = "Domain may import only Foundation"
    #expect(graph.layers == ["UI", "Data", "Domain", "outside"] && graph.brokenCount == 2)
    #expect(
      graph.nodes == [
        .init(name: "Data", layer: "Data"), .init(name: "Domain", layer: "Domain"),
        .init(name: "UI", layer: "UI"), .init(name: "SwiftUI", layer: "outside"),
      ])
    #expect(
      graph.edges == [
        .init(from: "Data", to: "Domain", count: 1, isInCycle: true),
        .init(from: "Domain", to: "Data", count: 1, violation: rule, isInCycle: true),
        .init(from: "Domain", to: "SwiftUI", count: 1, violation: rule),
        .init(from: "UI", to: "Data", count: 2),
      ])
  }

  @Test func `the file graph has an edge for each type that a file uses of another file`() throws {
    let book = try book(Self.layered)
    let project = try SourceProject(WrittenTree(Self.sources), book: book)
    let graph = LayerGraph(project, book: book, violations: [], level: .file)
    #expect(
      graph.edges == [.init(from: "Domain/Town.swift", to: "Domain/City.swift", count: 1)])
    #expect(
      graph.nodes.map(\.name) == [
        "Data/Store.swift", "Domain/City.swift", "Domain/Town.swift", "UI/Page.swift",
        "UI/Row.swift",
      ])
  }

  // MARK: A part of a project

  @Test
  func `a check of some files reports only their violations, but knows the types of all files`()
    throws
  {
    let book = try LayerBook(
      json: Data(
        """
        {"layers": [{"name": "Domain", "folder": "Domain", "why": "w"},
                    {"name": "Data", "folder": "Data", "why": "w"},
                    {"name": "Far", "folder": "Far", "why": "w"}],
         "exceptions": [{"rule": "x", "symbol": "Other", "why": "w"}],
         "rules": [\(Self.rule("x")),
           {"id": "order", "kind": "order", "layers": ["Data", "Domain"], "says": "s", "why": "w"},
           {"id": "none", "kind": "kinds", "types": {"in": "Far"}, "allow": [], "says": "s", "why": "w"}]}
        """.utf8))
    let tree = WrittenTree([
      "Domain/A.swift": "class A { let row: Row }", "Data/B.swift": "class B {}\nstruct Row {}",
      "Far/C.swift": "",
    ])
    func found(_ asked: Asked?) throws -> [String] {
      let project = try SourceProject(tree, book: book, asked: asked, also: [])
      return LayerCheck(book: book).violations(in: project).map { "\($0.path): \($0.found)" }
    }
    let own = [
      "Domain/A.swift: A is declared as class; the rule allows struct",
      "Domain/A.swift: uses Row, which Data/B.swift declares",
    ]
    #expect(try found(Asked { $0.hasPrefix("Domain/") }).sorted() == own)
    #expect(
      Set(try found(nil))
        == Set(
          own + [
            "Data/B.swift: B is declared as class; the rule allows struct",
            "strata.json: the rule none matches nothing in the project",
            "strata.json: the exception from the rule x for Other is not needed",
          ]))
  }

  // MARK: Words

  @Test func `the text of a violation has its chain, rule, reason and remedy on separate lines`() {
    var violation = Violation(
      path: "A.swift", line: nil, found: "does it", rule: "r", why: "w", remedy: "t",
      chain: ["a", "b"])
    #expect(
      violation.description == """
        A.swift  does it
          through  a
          through  b
          rule   r
          why    w
          try    t
        """)
    #expect(violation.told == "does it")
    violation.isPlaced = false
    #expect(violation.told == "A.swift does it")
  }

  @Test func `each key of each kind of rule has a description`() {
    for kind in RuleKinds.all {
      for line in RuleKeys.lines(of: kind) { #expect(!line.hasSuffix(": "), "\(line)") }
    }
    let keys = RuleKeys.lines(of: KindsRule.self).map { String($0.prefix { $0 != ":" }) }
    #expect(keys == ["types (types)", "allow (strings)"])
    #expect(RuleKeys.of(CyclesRule.self) == [])
    #expect(
      RuleKeys.lines(of: SizesRule.self).map { String($0.prefix { $0 != ":" }) }
        == ["types (types)", "lines (string)", "members (string)"])
  }
}
