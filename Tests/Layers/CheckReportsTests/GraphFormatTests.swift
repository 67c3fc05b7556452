import Foundation
import StrataCheckReports
import StrataImportGraph
import StrataLayerRules
import Testing

@Suite struct GraphFormatTests {
  private func graph(_ level: LayerGraph.Level) throws -> LayerGraph {
    let json = """
      {"layers": [
         {"name": "Screens", "folder": "S", "module": "Screens", "layers": ["Core"], "why": "w"},
         {"name": "Core", "folder": "C", "module": "Core", "layers": [], "modules": [], "why": "w"}]}
      """
    let book = try LayerBook(json: Data(json.utf8))
    let tree = WrittenTree([
      "S/Home.swift": "import Core\nstruct Home { let city: City }",
      "C/City.swift": "import Screens\nstruct City {}",
    ])
    let project = try SourceProject(tree, book: book)
    return LayerGraph(
      project, book: book, violations: LayerCheck(book: book).violations(in: project), level: level)
  }

  @Test func `the module graph has an edge for each import, and marks violations and cycles`()
    throws
  {
    let graph = try graph(.module)
    #expect(graph.layers == ["Screens", "Core"])
    #expect(graph.edges.map { "\($0.from) \($0.to)" } == ["Core Screens", "Screens Core"])
    #expect(graph.edges.map { $0.violation != nil } == [true, false])
    #expect(graph.edges.filter(\.isInCycle).count == 2)
  }

  @Test func `in the file graph a file depends on the files whose types it uses`() throws {
    let edges = try graph(.file).edges.map { "\($0.from) \($0.to)" }
    // The file's forbidden import leads to the module's box.
    #expect(edges == ["C/City.swift Screens", "S/Home.swift C/City.swift"])
  }

  // MARK: - What rules forbid

  /// Returns a graph of a domain in which one module imports UIKit, and one reaches SwiftUI through
  /// a kit.
  private func impure(_ level: LayerGraph.Level) throws -> LayerGraph {
    let json = """
      {"layers": [
         {"name": "Domain", "folder": "Domain/{m}", "module": "{m}", "why": "w"},
         {"name": "Kits", "folder": "Kit", "module": "Kit", "why": "w"}],
       "rules": [{"id": "pure", "kind": "imports", "in": "Domain", "forbid": ["SwiftUI", "UIKit"],
                  "says": "no screens", "why": "w"}]}
      """
    let book = try LayerBook(json: Data(json.utf8))
    let tree = WrittenTree([
      "Domain/Cities/City.swift": "import UIKit\nimport Foundation\n",
      "Domain/Maps/Map.swift": "import Kit\n",
      "Kit/Kit.swift": "import SwiftUI\n",
    ])
    let project = try SourceProject(tree, book: book)
    return LayerGraph(
      project, book: book, violations: LayerCheck(book: book).violations(in: project), level: level)
  }

  @Test(arguments: [
    (LayerGraph.Level.module, ["Cities UIKit", "Maps Kit"], "Kit SwiftUI"),
    (.layer, ["Domain UIKit", "Domain Kits"], "Kits SwiftUI"),
    (
      .file, ["Domain/Cities/City.swift UIKit", "Domain/Maps/Map.swift Kit"],
      "Kit/Kit.swift SwiftUI"
    ),
  ])
  func `the graph draws a forbidden dependency in red, and the permitted rest of a chain dotted`(
    level: LayerGraph.Level, broken: [String], way: String
  ) throws {
    let graph = try impure(level)
    let red = graph.edges.filter { $0.violation != nil }
    #expect(graph.edges.filter(\.isOnForbiddenWay).map { "\($0.from) \($0.to)" } == [way])
    #expect(Set(red.map { "\($0.from) \($0.to)" }) == Set(broken))
    #expect(red.allSatisfy { $0.violation == "no screens" })
    #expect(graph.nodes.filter { $0.layer == "outside" }.map(\.name) == ["SwiftUI", "UIKit"])
    #expect(graph.layers.last == "outside")
    #expect(!graph.nodes.contains { $0.name == "Foundation" })
    for index in graph.edges.indices where graph.edges[index].violation != nil {
      #expect(GraphFormat.mermaid.write(graph).contains("linkStyle \(index) stroke:#c0392b"))
    }
    let dot = GraphFormat.dot.write(graph).split(separator: "\n")
    #expect(dot.count { $0.contains("color=\"#c0392b\"") } == 2)
    #expect(dot.count { $0.contains("[style=dotted]") } == 1)
    #expect(GraphFormat.mermaid.write(graph).contains("stroke-dasharray:2 4"))
    #expect(GraphFormat.html.write(graph).contains("<b class=\"wrong\">2 broken</b>"))
    let json = try JSONSerialization.jsonObject(with: Data(GraphFormat.json.write(graph).utf8))
    let object = try #require(json as? [String: Any])
    let edges = try #require(object["edges"] as? [[String: Any]])
    #expect(object["broken"] as? Int == 2)
    #expect(edges.count { $0["broken"] as? Bool == true } == 2)
    #expect(edges.count { $0["onForbiddenWay"] as? Bool == true } == 1)
  }

  @Test func `the graph marks each edge of a forbidden cycle as a violation and counts them`()
    throws
  {
    let json = """
      {"layers": [{"name": "All", "folder": "{m}", "module": "{m}", "why": "w"}],
       "rules": [{"id": "cyc", "kind": "cycles", "says": "no rings", "why": "w"}]}
      """
    let book = try LayerBook(json: Data(json.utf8))
    let tree = WrittenTree([
      "A/a.swift": "import B\n", "B/b.swift": "import C\n", "C/c.swift": "import A\n",
      "D/d.swift": "import A\n",
    ])
    let project = try SourceProject(tree, book: book)
    let graph = LayerGraph(
      project, book: book, violations: LayerCheck(book: book).violations(in: project),
      level: .module)
    #expect(graph.edges.filter { $0.violation == "no rings" }.map(\.from) == ["A", "B", "C"])
    #expect(GraphFormat.html.write(graph).contains("3 broken</b>, 3 in cycles"))
  }

  @Test func `the Mermaid graph draws layers as boxes and violations in red`() throws {
    #expect(
      try GraphFormat.mermaid.write(graph(.module)) == """
        flowchart TD
          subgraph f0["Screens"]
            n1["Screens"]
          end
          subgraph f1["Core"]
            n0["Core"]
          end
          n0 -.-> n1
          n1 -.-> n0
          linkStyle 0 stroke:#c0392b,stroke-width:2px
        """)
  }

  @Test func `the Graphviz graph draws layers as clusters and violations in red`() throws {
    let text = try GraphFormat.dot.write(graph(.layer))
    #expect(text.contains("subgraph cluster_0 {\n    label=\"Screens\";\n    \"Screens\";"))
    #expect(text.contains("\"Core\" -> \"Screens\" [color=\"#c0392b\""))
  }

  @Test func `the JSON graph has the same nodes and edges as the drawn graph`() throws {
    let text = try GraphFormat.json.write(graph(.module))
    let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let nodes = try #require(object["nodes"] as? [[String: Any]])
    #expect(nodes.count == 2 && object["layers"] as? [String] == ["Screens", "Core"])
    let edges = try #require(object["edges"] as? [[String: Any]])
    #expect(edges.count == 2)
    // `floors`, `floor` and `breach` are the keys of the previous release.
    #expect(object["floors"] as? [String] == object["layers"] as? [String])
    #expect(nodes.map { $0["layer"] as? String } == nodes.map { $0["floor"] as? String })
    #expect(edges.map { $0["violation"] as? String } == edges.map { $0["breach"] as? String })
    #expect(edges.contains { $0["violation"] as? String == "Core may import no other module" })
  }

  // MARK: - Changes

  private func graph(of files: [String: String]) throws -> LayerGraph {
    let json = #"{"layers": [{"name": "All", "folder": "{m}", "module": "{m}", "why": "w"}]}"#
    let book = try LayerBook(json: Data(json.utf8))
    let project = try SourceProject(WrittenTree(files), book: book)
    return LayerGraph(project, book: book, violations: [], level: .module)
  }

  @Test func `a comparison marks added boxes and arrows, and keeps removed ones`() throws {
    let old = try graph(of: ["A/a.swift": "import B\n", "B/b.swift": "", "C/c.swift": "import B\n"])
    let new = try graph(of: ["A/a.swift": "import D\n", "B/b.swift": "", "D/d.swift": "import B\n"])
    let both = new.compared(to: old)
    #expect(both.nodes.map(\.name) == ["A", "B", "C", "D"])
    #expect(both.nodes.map(\.change) == [nil, nil, .removed, .added])
    let edges = both.edges.map { "\($0.from) \($0.to) \($0.change?.rawValue ?? "kept")" }
    #expect(edges == ["A B removed", "A D added", "C B removed", "D B added"])
    #expect(new.compared(to: new) == new)
    let page = GraphFormat.html.write(both)
    #expect(page.contains("4 arrows were added or removed."))
    #expect(page.contains("data-name=\"D\" class=\"added\""))
    #expect(page.contains("data-name=\"C\" class=\"removed\""))
    #expect(GraphFormat.json.write(both).contains("\"change\" : \"removed\""))
  }

  @Test func `a drawing with many boxes begins with collapsed layers`() throws {
    let few = try graph(of: ["A/a.swift": "import B\n", "B/b.swift": ""])
    #expect(GraphFormat.html.write(few).contains("<details open data-layer=\"All\">"))
    let files = (0...120).map { ("M\($0)/m.swift", "let m = 1\n") }
    let many = try graph(of: Dictionary(uniqueKeysWithValues: files))
    #expect(GraphFormat.html.write(many).contains("<details data-layer=\"All\">"))
  }

  @Test func `the HTML page is self-contained and loads nothing`() throws {
    let page = try GraphFormat.html.write(graph(.module))
    #expect(
      page.contains(
        "<button aria-pressed=\"false\" data-name=\"Core\" class=\"broken\">Core</button>"))
    #expect(page.contains("<b class=\"wrong\">1 broken</b>, 2 in cycles"))
    for word in ["src=", "href=", "http:", "https:", "@import", "url("] {
      #expect(!page.contains(word))
    }
  }
}
