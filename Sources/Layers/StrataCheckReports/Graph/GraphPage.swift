import Foundation
import StrataLayerRules

/// A writer of one self-contained HTML file: a part for each layer from the outermost down, a box
/// for each module, and arrows with the number of imports.
///
/// A layer can be collapsed, so that its arrows become one arrow for each other layer or box. A
/// drawing with many boxes begins collapsed. Pressing a box shows its arrows only.
enum GraphPage {
  /// The number of boxes above which the layers begin collapsed, since they would not fit a screen.
  static let most = 120

  static func write(_ graph: LayerGraph) -> String {
    // `</script>` inside the data would end the script early.
    let data = JSONReport.text(GraphFormat.object(graph)).replacing("</", with: "<\\/")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Layers</title>
      <style>
      \(style)
      </style>
      <header>
      <h1>Layers</h1>
      <p>\(summary(of: graph))</p>
      \(controls)
      </header>
      <main>
      <svg aria-hidden="true"><defs>\(heads)</defs></svg>
      \(graph.layers.map { part(for: $0, in: graph) }.joined(separator: "\n"))
      </main>
      <aside aria-label="The selected box" aria-live="polite" tabindex="0"></aside>
      <script>
      const graph = \(data);
      \(script)
      </script>
      </html>
      """
  }

  private static func summary(of graph: LayerGraph) -> String {
    let broken = graph.brokenCount
    let cycles = graph.edges.count(where: \.isInCycle)
    let changed = graph.edges.count { $0.change != nil }
    let changes = changed > 0 ? " \(changed) arrows were added or removed." : ""
    return
      "\(graph.nodes.count) boxes, \(graph.edges.count) arrows, <b\(broken > 0 ? " class=\"wrong\"" : "")>\(broken) broken</b>, \(cycles) in cycles.\(changes) Select a box to see what it imports and what imports it; press Escape to deselect it."
  }

  private static let controls = """
    <form>
    <label>Search <input type="search" name="search"></label>
    <label><input type="checkbox" name="focus"> Only the selected box and its neighbours</label>
    <label><input type="checkbox" name="open"> Boxes of every layer</label>
    </form>
    """

  private static func part(for layer: String, in graph: LayerGraph) -> String {
    let nodes = graph.nodes.filter { $0.layer == layer }
    let open = graph.nodes.count > most ? "" : " open"
    return
      "<details\(open) data-layer=\"\(escaped(layer))\"><summary><h2>\(escaped(layer))</h2> <span>\(nodes.count)</span></summary><div>\(nodes.map { box(for: $0, in: graph) }.joined())</div></details>"
  }

  private static func box(for node: LayerGraph.Node, in graph: LayerGraph) -> String {
    let isBroken = graph.edges.contains { $0.violation != nil && $0.from == node.name }
    let classes = [isBroken ? "broken" : nil, node.change?.rawValue].compactMap(\.self)
    let mark = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    return
      "<button aria-pressed=\"false\" data-name=\"\(escaped(node.name))\"\(mark)>\(escaped(node.name))</button>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingBytes("&", with: "&amp;").replacingBytes("<", with: "&lt;")
      .replacingBytes("\"", with: "&quot;")
  }
}
