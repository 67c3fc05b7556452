import StrataViewTree

/// The node of a view with a `body`: its dynamic properties and the last body's node.
@MainActor final class BodyNode<Content: View>: EvaluatingNode {
  private var view: Content
  private var context: Context
  private var child: Node?
  private let plan = FieldPlan.plan(for: Content.self)
  /// The storage of dynamic properties; `nil` for views without such properties.
  private var storage: _DynamicStorage?

  init(_ view: Content, _ context: Context) {
    self.view = view
    self.context = context
    super.init(context)
    if plan.isDynamic {
      storage = _DynamicStorage(environment: context.environment)
      storage?.owner = self
    }
    evaluate()
  }

  override var name: String { String(describing: Content.self) }
  override var children: [Node] { child.map { [$0] } ?? [] }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  /// Updates the node with a new view. If the view equals the last one, it is not evaluated. If the
  /// node is dirty, it is evaluated later, in a transaction of its own.
  func update(_ new: Content, _ context: Context) {
    if context.isSame(as: self.context), plan.isSame(new, view) { return }
    view = new
    self.context = context
    reevaluate()
  }

  /// Returns whether a node is of this class and the new view equals the node's last view.
  ///
  /// The method is static, so that checking many rows does not look up the class each time.
  static func isUnchanged(_ node: Node, by new: Content) -> Bool {
    guard let node = node as? Self else { return false }
    return node.plan.isSame(new, node.view)
  }

  override func evaluate() {
    if let storage {
      storage.environment = context.environment
      plan.install(storage, in: &view)
    }
    let body = track { view.body }
    let inner = context.below(self)
    replaceChild(&child, with: Content.Body._update(body, child, inner))
  }

  override func unmount() {
    super.unmount()
    storage?.end()
  }
}
