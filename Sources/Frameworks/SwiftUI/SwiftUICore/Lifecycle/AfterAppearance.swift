package import StrataViewTree

/// A view that is made only after the `onAppear` actions of the views around it have run.
///
/// On iOS the content of a tab has a view controller of its own, which makes it after the tab view
/// has appeared. Apps rely on that: they fill a property that is not observed in `onAppear` around
/// a `TabView`. No change would make the tab read it again.
nonisolated package struct AfterAppearance<Content: View>: View {
  package typealias Body = Never
  var content: Content

  package init(content: Content) { self.content = content }

  @MainActor package static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let node = old as? AfterAppearanceNode ?? AfterAppearanceNode(context)
    node.update(context) { Content._update(view.content, $0, $1) }
    return node
  }
}

@MainActor private final class AfterAppearanceNode: EvaluatingNode {
  private var child: Node?
  private var isWaiting = false
  /// The last content. It is kept while the view waits.
  private var waiting: (context: Context, build: (Node?, Context) -> Node)?

  override var name: String { "AfterAppearance" }
  override var children: [Node] { child.map { [$0] } ?? [] }

  override init(_ context: Context) {
    super.init(context)
    isWaiting = isActionDueAround
    // The actions around were put in line before, so this runs after them.
    if isWaiting { tree.afterUpdate { [weak self] in self?.begin() } }
  }

  func update(_ context: Context, _ build: @escaping (Node?, Context) -> Node) {
    if isWaiting || isDirty { waiting = (context, build) }
    if isDirty { return reevaluate() }
    if !isWaiting { show(context, build) }
  }

  override func evaluate() {
    track {}  // the content tracks what it reads itself
    guard !isWaiting, let (context, build) = waiting else { return }
    waiting = nil
    show(context, build)
  }

  private func begin() {
    isWaiting = false
    invalidate()
  }

  private func show(_ context: Context, _ build: (Node?, Context) -> Node) {
    replaceChild(&child, with: build(child, context.below(self)))
  }

  private var isActionDueAround: Bool {
    var next = parent
    while let node = next {
      if let node = node as? AppearanceNode, node.isActionDue { return true }
      next = node.parent
    }
    return false
  }
}
