import StrataLayerRules

/// A writer for Mermaid in Markdown: layers as boxes, violations in red, cycles dashed, ways
/// to what is forbidden dotted.
enum MermaidGraph {
  static func write(_ graph: LayerGraph) -> String {
    let ids = Dictionary(uniqueKeysWithValues: graph.nodes.enumerated().map { ($1.name, "n\($0)") })
    let boxes = graph.level == .group ? groups(graph, ids) : layers(graph, ids)
    let edges = graph.edges.map { edge in
      let arrow = edge.isInCycle || edge.isException ? "-.->" : "-->"
      return "  \(ids[edge.from] ?? "") \(arrow) \(ids[edge.to] ?? "")"
    }
    let red = graph.edges.indices.filter { graph.edges[$0].violation != nil }
      .map { "  linkStyle \($0) stroke:#c0392b,stroke-width:2px" }
    let ways = graph.edges.indices.filter {
      graph.edges[$0].isOnForbiddenWay && !graph.edges[$0].isInCycle
    }.map { "  linkStyle \($0) stroke-dasharray:2 4" }
    return (["flowchart TD"] + boxes + edges + red + ways).joined(separator: "\n")
  }

  private static func layers(_ graph: LayerGraph, _ ids: [String: String]) -> [String] {
    graph.layers.enumerated().map { index, layer in
      let inside = graph.nodes.filter { $0.layer == layer }
        .map { "    \(ids[$0.name] ?? "")[\"\(escaped($0.name))\"]" }
      return "  subgraph f\(index)[\"\(escaped(layer))\"]\n\(inside.joined(separator: "\n"))\n  end"
    }
  }

  /// Returns a box for each group, with the number of its modules.
  private static func groups(_ graph: LayerGraph, _ ids: [String: String]) -> [String] {
    graph.nodes.map { node in
      let count = node.modules.count == 1 ? "1 module" : "\(node.modules.count) modules"
      return "  \(ids[node.name] ?? "")[\"\(escaped(node.name))<br/>\(count)\"]"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacingBytes("\"", with: "#quot;")
  }
}
