import StrataRendering
import StrataViewTree

/// The node that presents a sheet or an alert. The presentation is above the window's content.
@MainActor final class PresentationNode: LifecycleNode {
  private var presented: Node?
  let step = SheetStep()

  /// The element that presents the sheet or alert; `nil` if it is not known.
  var source: ElementID? {
    var list: [ElementNode] = []
    collectElements(into: &list)
    return list.first?.id
  }

  /// Shows, updates or removes the presentations.
  func present(_ isPresented: Bool, _ context: Context, _ build: (Node?, Context) -> Node) {
    let stage = PresentationStage.of(tree)
    guard isPresented else { return takeDown(stage) }
    var outside = Context(parent: stage, environment: context.environment)
    outside.decorations = []
    let old = presented
    let new = build(old, outside)
    presented = new
    if new !== old { stage.replace(old, with: new) }
  }

  private func takeDown(_ stage: PresentationStage) {
    guard let old = presented else { return }
    presented = nil
    stage.replace(old, with: nil)
    step.end()
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    takeDown(PresentationStage.of(tree))
  }
}

/// The presentations of a window, in order.
@MainActor final class PresentationStage: Node {
  private var members: [Node] = []

  override var children: [Node] { members }

  static func of(_ tree: Tree) -> PresentationStage {
    if let stage = tree.presentations.children.first as? PresentationStage { return stage }
    let root: ElementNode = tree.presentations
    let stage = PresentationStage(Context(parent: root, environment: .empty))
    root.setContent { _ in stage }
    return stage
  }

  func replace(_ old: Node?, with new: Node?) {
    if let old {
      members.removeAll { $0 === old }
      old.unmount()
    }
    if let new { members.append(new) }
    elementsChanged()
  }
}
