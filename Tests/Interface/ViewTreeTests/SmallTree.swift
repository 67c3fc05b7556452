import StrataRendering

@testable import StrataViewTree

/// A tree with one text field, made without a UI framework.
@MainActor final class SmallTree {
  let tree = Tree()
  let recorder = RecordingRenderer()
  var events: [ElementEvent] = []
  private(set) var node: ElementNode!

  init(_ element: Element = Element(.textField, events: [.input, .submit], control: .text(""))) {
    let context = Context(parent: tree.screen, environment: .empty)
    tree.screen.setContent { old in
      ElementNode.update(
        old, context, element,
        handlers: [
          (
            [.input, .submit, .tap],
            { [weak self] in
              self?.events.append($0)
            }
          )
        ])
    }
    node = tree.screen.children.first as? ElementNode
    _ = tree.snapshot()
    tree.renderer = recorder
  }

  /// Returns the mutations of what happened since the last call.
  func patch() -> [Mutation] {
    tree.flush()
    return recorder.take()
  }
}

/// A node whose evaluation is a closure.
@MainActor final class Computed: EvaluatingNode {
  private(set) var count = 0
  private let compute: () -> Void
  override var name: String { "Computed" }

  init(in tree: Tree, _ compute: @escaping () -> Void) {
    self.compute = compute
    super.init(Context(parent: tree.screen, environment: .empty))
    evaluate()
  }

  override func evaluate() {
    count += 1
    track(compute)
  }
}
