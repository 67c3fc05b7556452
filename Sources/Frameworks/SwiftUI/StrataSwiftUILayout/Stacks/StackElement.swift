import Foundation
import StrataRendering
import StrataViewTree
import SwiftUICore

/// The common element of the stacks, whose children are arranged in a row or a column.
struct StackElement<Content: View>: View {
  typealias Body = Never
  var kind: ElementKind
  var alignment: StyleRule.Alignment
  var spacing: CGFloat?
  /// The additional CSS classes of the stack.
  var variant: String?
  /// A Boolean value that indicates whether a long collection inside is created only near the
  /// visible part.
  var isLazy = false
  var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let rules = StackRules(spacing: view.spacing, alignment: view.alignment)
    var element = Element(view.kind, style: rules.rules(usual: .center))
    element[.variant] = view.variant
    return ElementNode.update(old, context, element) { old, context in
      var context = context
      context.isLazy = view.isLazy
      context.declareGuides([view.alignment])
      return Content._update(view.content, old, context)
    }
  }
}
