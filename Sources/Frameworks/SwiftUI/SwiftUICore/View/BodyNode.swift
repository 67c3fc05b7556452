import StrataViewTree

/// The place of a view that has a body: its state, and what the body gave last.
@MainActor final class BodyNode<Content: View>: EvaluatingNode {
  private var view: Content
  private var context: Context
  private var child: Node?
  private let plan = FieldPlan.plan(for: Content.self)
  /// Only for views that have dynamic properties.
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

  /// Takes a new value of the view. Where it says the same as the last one, nothing is computed;
  /// what is dirty by itself has its turn, and its own cause.
  func update(_ new: Content, _ context: Context) {
    if context.isSame(as: self.context), plan.isSame(new, view) { return }
    view = new
    self.context = context
    reevaluate()
  }

  /// Whether a node is of this kind, and a new value says the same as its last one.
  ///
  /// Of the class: asked for each of many rows, it need not look the class up each time.
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
