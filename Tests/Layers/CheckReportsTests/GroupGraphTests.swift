import Foundation
import StrataCheckReports
import StrataImportGraph
import StrataLayerRules
import Testing

/// Tests of graphs with two groups of layers: screens in one, kits and a C library in the other.
@Suite struct GroupGraphTests {
  private static let layers = """
    {"name": "Home", "folder": "S/Home", "module": "Home", "layers": ["Kits", "Words"],
     "modules": ["Foundation"], "group": "Screens", "is": "the first page", "why": "w"},
    {"name": "Words", "folder": "S/Words", "module": "Words", "layers": [], "modules": [],
     "group": "Screens", "is": "every | word", "why": "w"},
    {"name": "Kits", "folder": "K/{module}", "module": "{module}", "layers": [],
     "modules": ["Foundation"], "is": {"Store": "keeps things"}, "why": "w"},
    {"name": "System", "folder": "C/{module}", "module": "{module}", "layers": [], "modules": [],
     "is": "the library {module}", "why": "w"}
    """

  private static let exceptions = """
    {"module": "Store", "imports": "CLib", "why": "it is a C library"}
    """

  private static let files = [
    "S/Home/Home.swift": "import Words\nimport Store\nlet a = 1",
    "S/Home/More.swift": "import Store\nlet b = 1",
    "S/Words/Words.swift": "let hello = 1",
    "K/Store/Store.swift": "import CLib\nimport Foundation\nlet c = 1",
    "C/CLib/module.modulemap": "module CLib {}",
    "Package.swift": """
    let package = Package(name: "Shop", targets: [
      .target(name: "Home", path: "S/Home"), .target(name: "Words", path: "S/Words"),
      .target(name: "Store", path: "K/Store"), .systemLibrary(name: "CLib", path: "C/CLib"),
      .testTarget(name: "StoreTests"),
    ])
    """,
    // This manifest is for clients of that folder alone: its name is ignored here.
    "K/Store/Package.swift": """
    let package = Package(name: "Alone", targets: [.target(name: "Alone", path: ".")])
    """,
  ]

  private func project(
    layers: String = layers, _ more: [String: String] = [:]
  ) throws -> (project: SourceProject, book: LayerBook, graph: LayerGraph) {
    let json = "{\"layers\": [\(layers)], \"exceptions\": [\(Self.exceptions)]}"
    let book = try LayerBook(json: Data(json.utf8))
    let project = try SourceProject(WrittenTree(Self.files.merging(more) { $1 }), book: book)
    let violations = LayerCheck(book: book).violations(in: project)
    return (project, book, LayerGraph(project, book: book, violations: violations, level: .group))
  }

  @Test
  func `the group graph draws groups with their module counts, and exceptions as dotted arrows`()
    throws
  {
    #expect(
      try GraphFormat.mermaid.write(project().graph) == """
        flowchart TD
          n0["Screens<br/>2 modules"]
          n1["Kits<br/>1 module"]
          n2["System<br/>1 module"]
          n1 -.-> n2
          n0 --> n1
        """)
  }

  @Test func `a forbidden import makes the edge between its two groups a violation`() throws {
    let graph = try project(["K/Store/Bad.swift": "import Words"]).graph
    let red = graph.edges.filter { $0.violation != nil }
    #expect(red.map { "\($0.from) \($0.to)" } == ["Kits Screens"])
    #expect(red.first?.violation == "Kits may import only Foundation")
  }

  @Test func `the group table describes each module, and lists the groups that a group imports`()
    throws
  {
    #expect(
      try GraphFormat.table.write(project().graph) == """
        ### Screens

        Imports Kits.

        | module | what it is |
        |---|---|
        | `Home` | the first page |
        | `Words` | every \\| word |

        ### Kits

        Imports nothing of the project except, by exception, System.

        | module | what it is |
        |---|---|
        | `Store` | keeps things |

        ### System

        Imports nothing of the project.

        | module | what it is |
        |---|---|
        | `CLib` | the library CLib |
        """)
  }

  @Test func `a graph without groups is a table of modules with their dependencies`() throws {
    let (project, book, _) = try project()
    let graph = LayerGraph(project, book: book, violations: [], level: .module)
    let rows = GraphFormat.table.write(graph).split(separator: "\n")
    #expect(
      rows.prefix(3) == [
        "| layer | module | imports |", "|---|---|---|", "| Home | `Home` | `Store`, `Words` |",
      ])
  }

  @Test func `a module without a description, and a description of no module, are reported`() throws
  {
    let kept = try project()
    #expect(kept.project.descriptionProblems(by: kept.book) == [])
    let layers = Self.layers.replacing("\"Store\": \"keeps", with: "\"Shop\": \"keeps")
    let broken = try project(layers: layers)
    #expect(
      broken.project.descriptionProblems(by: broken.book) == [
        "the module Store has no description: add one to 'is' of the layer Kits",
        "the layer Kits describes the module Shop, which it does not contain",
      ])
  }

  @Test func `JSON has the modules of a group and its exceptions`() throws {
    let text = try GraphFormat.json.write(project().graph)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let nodes = try #require(json["nodes"] as? [[String: Any]])
    #expect(nodes.first?["modules"] as? [String] == ["Home", "Words"])
    let edges = try #require(json["edges"] as? [[String: Any]])
    #expect(edges.map { $0["exception"] as? Bool == true } == [true, false])
  }
}
