import StrataRendering
import StrataViewTree
import SwiftUICore

/// Stands in for a view, to find out what modifiers do to it.
struct ProbeView: View {
  typealias Body = Never

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    ElementNode.update(old, context, Element(.box))
  }
}

extension Pose {
  /// What a probe looks like inside of modifiers, drawn where nobody sees it.
  @MainActor init<V: View>(of view: V, _ environment: EnvironmentChain) {
    self.init(with: Self.rules(of: view, environment))
  }

  /// The rules of a probe and of the boxes around it, the outermost first.
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
