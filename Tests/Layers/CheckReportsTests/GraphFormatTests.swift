import CheckReports
import Foundation
import ImportGraph
import LayerRules
import Testing

@Suite struct GraphFormatTests {
  private func graph(_ level: LayerGraph.Level) throws -> LayerGraph {
    let json = """
      {"floors": [
         {"name": "Screens", "folder": "S", "module": "Screens", "floors": ["Core"], "why": "w"},
         {"name": "Core", "folder": "C", "module": "Core", "floors": [], "modules": [], "why": "w"}]}
      """
    let book = try LayerBook(json: Data(json.utf8))
    let tree = WrittenTree([
      "S/Home.swift": "import Core\nstruct Home { let city: City }",
      "C/City.swift": "import Screens\nstruct City {}",
    ])
    let house = try House(tree, book: book)
    return LayerGraph(house, breaches: LayerCheck(book: book).breaches(in: house), level: level)
  }

  @Test func `arrows are imports, breaches are marked, rings are found`() throws {
    let graph = try graph(.module)
    #expect(graph.floors == ["Screens", "Core"])
    #expect(graph.edges.map { "\($0.from) \($0.to)" } == ["Core Screens", "Screens Core"])
    #expect(graph.edges.map { $0.breach != nil } == [true, false])
    #expect(graph.edges.filter(\.isInCycle).count == 2)
  }

  @Test func `files lean on the files whose types they use`() throws {
    let edges = try graph(.file).edges.map { "\($0.from) \($0.to)" }
    #expect(edges == ["S/Home.swift C/City.swift"])
  }

  @Test func `mermaid draws floors as boxes and breaches in red`() throws {
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

  @Test func `dot draws floors as clusters and breaches in red`() throws {
    let text = try GraphFormat.dot.write(graph(.layer))
    #expect(text.contains("subgraph cluster_0 {\n    label=\"Screens\";\n    \"Screens\";"))
    #expect(text.contains("\"Core\" -> \"Screens\" [color=\"#c0392b\""))
  }

  @Test func `json says the same as the drawing`() throws {
    let text = try GraphFormat.json.write(graph(.module))
    let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect((object["nodes"] as? [Any])?.count == 2)
    #expect((object["edges"] as? [Any])?.count == 2)
  }

  @Test func `the page holds everything and loads nothing`() throws {
    let page = try GraphFormat.html.write(graph(.module))
    #expect(
      page.contains(
        "<button aria-pressed=\"false\" data-name=\"Core\" class=\"broken\">Core</button>"))
    #expect(page.contains("<b class=\"wrong\">1 broken</b>, 2 in rings"))
    for word in ["src=", "href=", "http:", "https:", "@import", "url("] {
      #expect(!page.contains(word))
    }
  }
}
