import Foundation
public import LayerRules

/// How a graph is written.
public enum GraphFormat: String, CaseIterable, Sendable {
  case mermaid, dot, json, html

  public func write(_ graph: LayerGraph) -> String {
    switch self {
    case .mermaid: MermaidGraph.write(graph)
    case .dot: DotGraph.write(graph)
    case .json: JSONReport.text(Self.object(graph))
    case .html: GraphPage.write(graph)
    }
  }

  static func object(_ graph: LayerGraph) -> [String: Any] {
    [
      "level": graph.level.rawValue, "floors": graph.floors, "broken": graph.brokenCount,
      "nodes": graph.nodes.map { ["name": $0.name, "floor": $0.floor] },
      "edges": graph.edges.map { edge -> [String: Any] in
        var object: [String: Any] = [
          "from": edge.from, "to": edge.to, "count": edge.count, "cycle": edge.isInCycle,
          "broken": edge.breach != nil,
        ]
        if let breach = edge.breach { object["breach"] = breach }
        return object
      },
    ]
  }
}
