import StrataLayerRules

/// A writer for Graphviz: layers as clusters, violations in red, cycles dashed, ways to
/// what is forbidden dotted.
enum DotGraph {
  static func write(_ graph: LayerGraph) -> String {
    let layers = graph.layers.enumerated().map { index, layer in
      let inside = graph.nodes.filter { $0.layer == layer }.map { "    \(quoted($0.name));" }
      return """
          subgraph cluster_\(index) {
            label=\(quoted(layer));
        \(inside.joined(separator: "\n"))
          }
        """
    }
    let edges = graph.edges.map { edge in
      let style =
        (edge.violation.map { ["color=\"#c0392b\"", "tooltip=\(quoted($0))"] } ?? [])
        + (edge.isInCycle || edge.isException
          ? ["style=dashed"] : edge.isOnForbiddenWay ? ["style=dotted"] : [])
      let list = style.isEmpty ? "" : " [\(style.joined(separator: ", "))]"
      return "  \(quoted(edge.from)) -> \(quoted(edge.to))\(list);"
    }
    return """
      digraph layers {
        rankdir=TB; node [shape=box, fontname="Helvetica"];
      \((layers + edges).joined(separator: "\n"))
      }
      """
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacingBytes("\\", with: "\\\\").replacingBytes("\"", with: "\\\""))\""
  }
}
