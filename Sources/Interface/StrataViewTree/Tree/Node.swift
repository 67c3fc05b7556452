/// A place in the tree that outlives the values that pass through it.
@MainActor open class Node {
  public let tree: Tree
  // unowned(unsafe): a parent unmounts its children before it goes, so it is never gone first.
  public private(set) unowned(unsafe) var parent: Node?
  public let depth: Int
  public private(set) var isMounted = true
  /// What tells this place from its siblings.
  let position: UInt32

  public init(_ context: Context) {
    tree = context.parent.tree
    parent = context.parent
    depth = context.parent.depth + 1
    position = context.position
  }

  /// The root of a tree.
  init(rootOf tree: Tree) {
    self.tree = tree
    parent = nil
    depth = 0
    position = 0
  }

  /// The nodes directly below, in order.
  open var children: [Node] { [] }

  /// What tells this place from its siblings in names that outlive the process.
  open var pathComponent: String {
    let kind = ObjectIdentifier(type(of: self))
    if let known = Self.kindNames[kind] { return known }
    let name = String(describing: Self.self)
    Self.kindNames[kind] = name
    return name
  }

  /// To spell out the name of a generic type takes microseconds.
  private static var kindNames: [ObjectIdentifier: String] = [:]

  /// Adds the outermost elements at or below this place, in order.
  open func collectElements(into list: inout [ElementNode]) {
    for child in children { child.collectElements(into: &list) }
  }

  /// What a change of what is below is caused by, seen from there.
  open func adjust(_ cause: Cause?) -> Cause? { cause }

  /// Takes the place and everything below it out of the tree. Called once.
  open func unmount() {
    guard isMounted else { return }
    isMounted = false
    for child in children { child.unmount() }
  }

  /// Says that other elements stand here now than before.
  public func elementsChanged() {
    guard isMounted, let element = elementAround else { return }
    tree.contentChanged(of: element)
  }

  /// The nearest element that this place stands in.
  var elementAround: ElementNode? {
    var next = parent
    while let node = next {
      if let element = node as? ElementNode { return element }
      next = node.parent
    }
    return nil
  }

  /// Puts what `build` makes of the old node into the slot, and takes the old one out of the tree
  /// if it is another.
  public func updateChild(_ slot: inout Node?, _ build: (Node?) -> Node) {
    replaceChild(&slot, with: build(slot))
  }

  /// Puts a node that was already built into the slot. What is built while the slot is being
  /// accessed costs a check against each such access above it; built before, it costs none.
  public func replaceChild(_ slot: inout Node?, with new: Node) {
    guard new !== slot else { return }
    let old = slot
    slot = new
    old?.unmount()
    elementsChanged()
  }
}
