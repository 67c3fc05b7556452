import StrataRendering
import StrataViewTree
import SwiftUICore

/// A placeholder view by which the effect of modifiers on a view's look is determined.
nonisolated struct ProbeView: View {
  typealias Body = Never

  @MainActor static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    ElementNode.update(old, context, Element(.box))
  }
}

extension TransitionState {
  /// Creates the look of a probe inside of modifiers by evaluating them in a separate view tree.
  @MainActor init<V: View>(of view: V, _ environment: EnvironmentChain) {
    self.init(with: Self.rules(of: view, environment))
  }

  /// Returns the style rules of a probe and of the elements around it, outermost first.
  @MainActor static func rules<V: View>(
    of view: V, _ environment: EnvironmentChain
  ) -> [StyleRule] {
    let tree = Tree()
    guard let root = tree.screen else { return [] }
    let context = Context(parent: root, environment: environment)
    root.setContent { V._update(view, $0, context) }
    var rules: [StyleRule] = []
    var next = tree.snapshot().first?.children.first
    while let element = next {
      rules += element.element.style
      next = element.children.count == 1 ? element.children[0] : nil
    }
    tree.unmount()
    return rules
  }
}
