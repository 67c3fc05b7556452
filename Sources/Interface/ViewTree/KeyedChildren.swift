/// Children that are told apart by an identifier, and keep their nodes when they move.
@MainActor public struct KeyedChildren<Key: Hashable> {
  private var nodes: [Key: Node] = [:]
  public private(set) var ordered: [Node] = []
  private var keys: [Key] = []

  public init() {}

  /// Brings the children in line with `newKeys`. A key that appears twice counts once: the first
  /// place wins, as its state can live in one place only.
  public mutating func update(
    _ newKeys: [Key], in parent: Node, build: (Int, Node?) -> Node
  ) {
    var next: [Key: Node] = [:]
    next.reserveCapacity(newKeys.count)
    var order: [Node] = []
    order.reserveCapacity(newKeys.count)
    var changed = newKeys.count != keys.count
    for (index, key) in newKeys.enumerated() where next[key] == nil {
      let old = nodes[key]
      let node = build(index, old)
      if let old, old !== node { old.unmount() }
      if !changed, index >= ordered.count || ordered[index] !== node { changed = true }
      next[key] = node
      order.append(node)
    }
    for (key, node) in nodes where next[key] == nil {
      node.unmount()
      changed = true
    }
    (nodes, ordered, keys) = (next, order, newKeys)
    if changed { parent.elementsChanged() }
  }
}
