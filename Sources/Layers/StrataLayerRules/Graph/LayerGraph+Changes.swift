extension LayerGraph {
  /// Returns the drawing with marks for what was added since an earlier one, and with the boxes and
  /// dependencies that were removed.
  ///
  /// - Parameter old: the earlier drawing, of the same level.
  public func compared(to old: LayerGraph) -> LayerGraph {
    var result = self
    let (was, isNow) = (Set(old.nodes.map(\.name)), Set(nodes.map(\.name)))
    for index in nodes.indices where !was.contains(nodes[index].name) {
      result.nodes[index].change = .added
    }
    result.nodes += old.nodes.filter { !isNow.contains($0.name) }.map { node in
      var node = node
      node.change = .removed
      return node
    }
    result.nodes.sort { ($0.layer, $0.name) < ($1.layer, $1.name) }
    result.compareEdges(with: old)
    result.layers += old.layers.filter { !layers.contains($0) }
    return result
  }

  private mutating func compareEdges(with old: LayerGraph) {
    let was = Set(old.edges.map { [$0.from, $0.to] })
    let isNow = Set(edges.map { [$0.from, $0.to] })
    for index in edges.indices where !was.contains([edges[index].from, edges[index].to]) {
      edges[index].change = .added
    }
    edges += old.edges.filter { !isNow.contains([$0.from, $0.to]) }.map { edge in
      var edge = Edge(from: edge.from, to: edge.to, count: edge.count)
      edge.change = .removed
      return edge
    }
    edges.sort { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}
