package import StrataRendering
package import StrataViewTree

/// A view that is represented by the function that builds its node. It stands for a member of a
/// group when a modifier applies to each member.
package struct BuiltView: View {
  package typealias Body = Never
  let build: (Node?, Context) -> Node

  package static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    view.build(old, context)
  }
}

extension View {
  /// Updates the view's node. Each of the view's members is wrapped by what `surround` builds.
  ///
  /// - Parameter surround: A function that receives the member, its previous node, and the context
  ///   of the modifier.
  package func each(
    _ old: Node?, _ context: Context,
    surround: @escaping (BuiltView, Node?, Context) -> Node
  ) -> Node {
    let surrounding = Surrounding(context) { old, context, content in
      surround(BuiltView(build: content), old, context)
    }
    return Self._update(self, old, context.adding(.around(surrounding)))
  }

  /// Updates the view's node inside of a box with style rules. Each member of a group gets a box of
  /// its own.
  ///
  /// - Parameter adapt: A function that adds the modifiers inside of the box.
  package func boxed(
    _ old: Node?, _ context: Context, _ rules: [StyleRule] = [],
    adapt: @escaping (Context) -> Context = { $0 }
  ) -> Node {
    guard spreads else {
      return ElementNode.box(old, context, rules) { Self._update(self, $0, adapt($1)) }
    }
    let box = Decoration.around(Surrounding(context, box: rules))
    return Self._update(self, old, adapt(context.adding(box)))
  }

  /// Updates the view's node. If there is padding outside of the view, the node is wrapped in a
  /// box, so that a name or measurement refers to the element without the padding.
  ///
  /// - Parameter adapt: A function that adds the modifiers inside of the box.
  package func apart(
    _ old: Node?, _ context: Context, adapt: @escaping (Context) -> Context
  ) -> Node {
    context.isPadded && context.wrapper == nil
      ? boxed(old, context, adapt: adapt) : Self._update(self, old, adapt(context))
  }
}
