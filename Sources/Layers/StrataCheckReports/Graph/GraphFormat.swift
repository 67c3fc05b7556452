import Foundation
public import StrataLayerRules

/// A file format for the layer graph.
public enum GraphFormat: String, CaseIterable, Sendable {
  case mermaid, dot, json, html, table

  /// Returns `graph` as text in this format.
  public func write(_ graph: LayerGraph) -> String {
    switch self {
    case .mermaid: MermaidGraph.write(graph)
    case .dot: DotGraph.write(graph)
    case .json: JSONReport.text(Self.object(graph))
    case .html: GraphPage.write(graph)
    case .table: TableGraph.write(graph)
    }
  }

  /// Returns `graph` as Markdown, with a code fence around a Mermaid drawing.
  public func markdown(_ graph: LayerGraph) -> String {
    self == .mermaid ? "```mermaid\n\(write(graph))\n```" : write(graph)
  }

  static func object(_ graph: LayerGraph) -> [String: Any] {
    [
      "level": graph.level.rawValue, "layers": graph.layers, "broken": graph.brokenCount,
      // `floors`, `floor` and `breach` are the names of the previous release.
      "floors": graph.layers,
      "nodes": graph.nodes.map { node -> [String: Any] in
        var object: [String: Any] = [
          "name": node.name, "layer": node.layer, "floor": node.layer,
        ]
        if let change = node.change { object["change"] = change.rawValue }
        if graph.level == .group { object["modules"] = node.modules.map(\.module) }
        return object
      },
      "edges": graph.edges.map { edge -> [String: Any] in
        var object: [String: Any] = [
          "from": edge.from, "to": edge.to, "count": edge.count, "cycle": edge.isInCycle,
          "broken": edge.violation != nil,
        ]
        if let violation = edge.violation {
          object["violation"] = violation
          object["breach"] = violation
        }
        if let change = edge.change { object["change"] = change.rawValue }
        if edge.isException { object["exception"] = true }
        if edge.isOnForbiddenWay { object["onForbiddenWay"] = true }
        return object
      },
    ]
  }
}
