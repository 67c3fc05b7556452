/// A node of the view tree, which outlives the view values that update it.
@MainActor open class Node {
  /// The tree that contains the node.
  public let tree: Tree
  /// The parent node; `nil` for a root.
  // unowned(unsafe): a parent unmounts its children before it goes, so it is never gone first.
  public private(set) unowned(unsafe) var parent: Node?
  // The order and the sizes of these properties matter: a window has a thousand nodes, and these
  // share eight bytes.
  /// The node's index among its siblings.
  let position: UInt32
  private let level: UInt16
  /// A Boolean value that indicates whether the node is still part of the tree.
  public private(set) var isMounted = true

  /// The number of the node's ancestors.
  public var depth: Int { Int(level) }

  /// Creates a node from the context of its view.
  public init(_ context: Context) {
    tree = context.parent.tree
    parent = context.parent
    // The stack of the thread would not suffice for as many levels.
    level = UInt16(clamping: context.parent.depth + 1)
    position = context.position
  }

  /// Creates the root of a tree.
  init(rootOf tree: Tree) {
    self.tree = tree
    parent = nil
    level = 0
    position = 0
  }

  /// The child nodes, in order.
  open var children: [Node] { [] }

  /// Calls a closure with each child, in order.
  ///
  /// Elements are collected and nodes unmounted through it: classes of which there are many nodes
  /// override it, since ``children`` makes an array for each node.
  open func forEachChild(_ body: (Node) -> Void) { for child in children { body(child) } }

  /// The name of this node's type, for keys that are stored beyond the end of the process.
  open var pathComponent: String {
    let kind = ObjectIdentifier(type(of: self))
    if let known = Self.kindNames[kind] { return known }
    let name = String(describing: Self.self)
    Self.kindNames[kind] = name
    return name
  }

  /// The names of types, cached: computing the name of a generic type takes microseconds.
  private static var kindNames: [ObjectIdentifier: String] = [:]

  /// Adds the outermost elements at or below this node, in order.
  open func collectElements(into list: inout [ElementNode]) {
    forEachChild { $0.collectElements(into: &list) }
  }

  /// Returns the transaction for the node's descendants.
  open func adjust(_ transaction: MutationTransaction?) -> MutationTransaction? { transaction }

  /// Removes the node and its descendants from the tree. It is called once.
  open func unmount() {
    guard isMounted else { return }
    isMounted = false
    forEachChild { $0.unmount() }
  }

  /// Reports that the elements at this node have changed.
  public func elementsChanged() {
    guard isMounted, let element = elementAround else { return }
    tree.contentChanged(of: element)
  }

  /// The nearest element around this node; `nil` if there is none.
  var elementAround: ElementNode? {
    var next = parent
    while let node = next {
      if let element = node as? ElementNode { return element }
      next = node.parent
    }
    return nil
  }

  /// Replaces the node in a slot by the result of `build`, and unmounts the old one if it is
  /// another.
  public func updateChild(_ slot: inout Node?, _ build: (Node?) -> Node) {
    replaceChild(&slot, with: build(slot))
  }

  /// Replaces the node in a slot by one that was already built. Building while the slot is being
  /// accessed costs an exclusivity check for each such access above it; building before costs none.
  public func replaceChild(_ slot: inout Node?, with new: Node) {
    guard new !== slot else { return }
    let old = slot
    slot = new
    old?.unmount()
    elementsChanged()
  }
}
