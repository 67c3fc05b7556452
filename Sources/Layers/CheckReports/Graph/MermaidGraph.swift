import LayerRules

/// For Markdown: floors as boxes, breaches in red, rings dashed.
enum MermaidGraph {
  static func write(_ graph: LayerGraph) -> String {
    let ids = Dictionary(uniqueKeysWithValues: graph.nodes.enumerated().map { ($1.name, "n\($0)") })
    let floors = graph.floors.enumerated().map { index, floor in
      let inside = graph.nodes.filter { $0.floor == floor }
        .map { "    \(ids[$0.name] ?? "")[\"\(escaped($0.name))\"]" }
      return "  subgraph f\(index)[\"\(escaped(floor))\"]\n\(inside.joined(separator: "\n"))\n  end"
    }
    let edges = graph.edges.map { edge in
      "  \(ids[edge.from] ?? "") \(edge.isInCycle ? "-.->" : "-->") \(ids[edge.to] ?? "")"
    }
    let red = graph.edges.indices.filter { graph.edges[$0].breach != nil }
      .map { "  linkStyle \($0) stroke:#c0392b,stroke-width:2px" }
    return (["flowchart TD"] + floors + edges + red).joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String { text.replacing("\"", with: "#quot;") }
}
