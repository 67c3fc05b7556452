import StrataLayerRules

/// A writer of Markdown tables: a section for each layer or group, with its dependencies and a row
/// for each box.
enum TableGraph {
  static func write(_ graph: LayerGraph) -> String {
    graph.level == .group ? groups(graph) : boxes(graph)
  }

  // MARK: - Groups

  private static func groups(_ graph: LayerGraph) -> String {
    graph.nodes.map { node in
      let rows = node.modules.map { "| `\($0.module)` | \(cell($0.sentence ?? "")) |" }
      return """
        ### \(node.name)

        \(support(of: node, graph))

        | module | what it is |
        |---|---|
        \(rows.joined(separator: "\n"))
        """
    }.joined(separator: "\n\n")
  }

  /// Returns a sentence with a group's dependencies, such as `Imports Interface; by exception Kits
  /// and System.`
  private static func support(of node: LayerGraph.Node, _ graph: LayerGraph) -> String {
    let own = graph.edges.filter { $0.from == node.name }
    func names(_ edges: [LayerGraph.Edge]) -> String {
      let sorted = graph.layers.filter { layer in edges.contains { $0.to == layer } }
      guard let last = sorted.last, sorted.count > 1 else { return sorted.joined() }
      return "\(sorted.dropLast().joined(separator: ", ")) and \(last)"
    }
    let allowed = names(own.filter { !$0.isException })
    let exceptions = names(own.filter(\.isException))
    if own.isEmpty { return "Imports nothing of the project." }
    if exceptions.isEmpty { return "Imports \(allowed)." }
    if allowed.isEmpty {
      return "Imports nothing of the project except, by exception, \(exceptions)."
    }
    return "Imports \(allowed); by exception \(exceptions)."
  }

  // MARK: - Boxes

  private static func boxes(_ graph: LayerGraph) -> String {
    let rows = graph.layers.flatMap { layer in
      graph.nodes.filter { $0.layer == layer }.map { node in
        let aims = graph.edges.filter { $0.from == node.name }.map { "`\($0.to)`" }
        return "| \(cell(layer)) | `\(node.name)` | \(cell(aims.joined(separator: ", "))) |"
      }
    }
    return (["| layer | \(graph.level.rawValue) | imports |", "|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
