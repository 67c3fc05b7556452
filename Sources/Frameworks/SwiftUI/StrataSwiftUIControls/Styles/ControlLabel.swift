import StrataRendering
package import StrataViewTree
package import SwiftUICore

/// A control's label, which is shown or only read by screen readers.
nonisolated package struct ControlLabel<Content: View>: View {
  package typealias Body = Never
  var content: Content
  /// A Boolean value that indicates whether the label is hidden, whatever the environment says.
  var isHidden = false

  package init(content: Content, isHidden: Bool = false) {
    (self.content, self.isHidden) = (content, isHidden)
  }

  @MainActor package static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let hides = view.isHidden || EnvironmentValues(context.environment).controlLook.hidesLabels
    let node = old as? BranchNode ?? BranchNode(context)
    node.update(branch: .flag(hides), context) { old, context in
      guard hides else { return Content._update(view.content, old, context) }
      return ElementNode.update(old, context, Element(.box, attributes: [.variant: "vh"])) {
        Content._update(view.content, $0, $1)
      }
    }
    return node
  }
}
