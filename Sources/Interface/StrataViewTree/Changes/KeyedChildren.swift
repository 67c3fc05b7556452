/// Children that are told apart by an identifier, and keep their nodes when they move.
@MainActor public struct KeyedChildren<Key: Hashable> {
  private var nodes: [Key: Node] = [:]
  public private(set) var ordered: [Node] = []
  private var keys: [Key] = []
  /// Children that are not shown but keep their state.
  private var resting: [Key: Node] = [:]

  public init() {}

  /// All there are, shown or not.
  public var all: [Node] { ordered + resting.values }

  /// The child with this identifier, if it is shown.
  public func shown(_ key: Key) -> Node? { nodes[key] }

  /// The identifier of a shown child.
  public func key(of node: Node) -> Key? { nodes.first { $0.value === node }?.key }

  /// Brings the children in line with `newKeys`. A key that appears twice counts once: the first
  /// place wins, as its state can live in one place only.
  ///
  /// - Parameter keepsOthers: whether children without a key rest, to be shown again later,
  ///   instead of leaving for good.
  public mutating func update(
    _ newKeys: [Key], in parent: Node, keepsOthers: Bool = false, build: (Int, Node?) -> Node
  ) {
    if newKeys == keys, ordered.count == keys.count { return refresh(in: parent, build) }
    var next: [Key: Node] = [:]
    next.reserveCapacity(newKeys.count)
    var order: [Node] = []
    order.reserveCapacity(newKeys.count)
    var changed = newKeys.count != keys.count
    for (index, key) in newKeys.enumerated() where next[key] == nil {
      let old = nodes[key] ?? resting.removeValue(forKey: key)
      let node = build(index, old)
      if let old, old !== node { old.unmount() }
      if !changed, index >= ordered.count || ordered[index] !== node { changed = true }
      next[key] = node
      order.append(node)
    }
    for (key, node) in nodes where next[key] == nil {
      if keepsOthers { resting[key] = node } else { node.unmount() }
      changed = true
    }
    (nodes, ordered, keys) = (next, order, newKeys)
    if changed { parent.elementsChanged() }
  }

  /// The same children in the same order, each built again: the usual case, without a look-up.
  private mutating func refresh(in parent: Node, _ build: (Int, Node?) -> Node) {
    var changed = false
    for (index, old) in ordered.enumerated() {
      let node = build(index, old)
      guard node !== old else { continue }
      old.unmount()
      ordered[index] = node
      nodes[keys[index]] = node
      changed = true
    }
    if changed { parent.elementsChanged() }
  }

  /// Lets go of what rests and fulfils a condition.
  public mutating func dropResting(where isGone: (Key) -> Bool) {
    for (key, node) in resting where isGone(key) {
      node.unmount()
      resting[key] = nil
    }
  }
}
