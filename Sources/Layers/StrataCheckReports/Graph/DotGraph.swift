import StrataLayerRules

/// A writer for Graphviz: layers as clusters, violations in red, cycles dashed.
enum DotGraph {
  static func write(_ graph: LayerGraph) -> String {
    let floors = graph.floors.enumerated().map { index, floor in
      let inside = graph.nodes.filter { $0.floor == floor }.map { "    \(quoted($0.name));" }
      return """
          subgraph cluster_\(index) {
            label=\(quoted(floor));
        \(inside.joined(separator: "\n"))
          }
        """
    }
    let edges = graph.edges.map { edge in
      let style =
        (edge.violation.map { ["color=\"#c0392b\"", "tooltip=\(quoted($0))"] } ?? [])
        + (edge.isInCycle || edge.isException ? ["style=dashed"] : [])
      let list = style.isEmpty ? "" : " [\(style.joined(separator: ", "))]"
      return "  \(quoted(edge.from)) -> \(quoted(edge.to))\(list);"
    }
    return """
      digraph layers {
        rankdir=TB; node [shape=box, fontname="Helvetica"];
      \((floors + edges).joined(separator: "\n"))
      }
      """
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
