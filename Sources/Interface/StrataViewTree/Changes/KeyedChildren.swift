/// Children that are identified by keys, and keep their nodes when they move.
@MainActor public struct KeyedChildren<Key: Hashable> {
  private var nodes: [Key: Node] = [:]
  /// The children that are shown, in order.
  public private(set) var ordered: [Node] = []
  private var keys: [Key] = []
  /// The children that are not shown but keep their state.
  private var resting: [Key: Node] = [:]

  /// Creates an empty collection of children.
  public init() {}

  /// All children, whether they are shown or not.
  public var all: [Node] { ordered + resting.values }

  /// Returns the child with this key, if it is shown.
  public func shown(_ key: Key) -> Node? { nodes[key] }

  /// Returns the key of a shown child.
  public func key(of node: Node) -> Key? { nodes.first { $0.value === node }?.key }

  /// Updates the children to match `newKeys`. If a key appears twice, only the first counts, as
  /// each key has only one state.
  ///
  /// - Parameters:
  ///   - newKeys: The keys of the children to show, in order.
  ///   - parent: The node of which they are children.
  ///   - keepsOthers: Whether children without a key keep their state, to be shown again later,
  ///     instead of being unmounted.
  ///   - build: Creates or updates the node for the key at an index.
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

  /// Updates the same children in the same order: the usual case, without a look-up.
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

  /// Unmounts the hidden children whose keys fulfil a condition.
  public mutating func dropResting(where isGone: (Key) -> Bool) {
    for (key, node) in resting where isGone(key) {
      node.unmount()
      resting[key] = nil
    }
  }
}
