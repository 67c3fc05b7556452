package import StrataRendering
package import StrataViewTree

/// A view that is already known by what builds it: a member of a group, for a modifier that applies
/// to each.
package struct BuiltView: View {
  package typealias Body = Never
  let build: (Node?, Context) -> Node

  package static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    view.build(old, context)
  }
}

extension View {
  /// Updates the view's node so that each of its members is surrounded by what `surround` builds.
  ///
  /// - Parameter surround: Gets the member, the node that was here before, and the context of the
  ///   modifier.
  package func each(
    _ old: Node?, _ context: Context,
    surround: @escaping (BuiltView, Node?, Context) -> Node
  ) -> Node {
    let surrounding = Surrounding(context) { old, context, content in
      surround(BuiltView(build: content), old, context)
    }
    return Self._update(self, old, context.adding(.around(surrounding)))
  }

  /// Updates the view's node in a box with these rules; a group's members get one box each.
  ///
  /// - Parameter adapt: Adds the modifiers inside of the box.
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

  /// Updates the view's node, in a box if there is padding outside of it, so that a name or a
  /// measurement from here on refers to the element without padding.
  ///
  /// - Parameter adapt: Adds the modifiers inside of the box.
  package func apart(
    _ old: Node?, _ context: Context, adapt: @escaping (Context) -> Context
  ) -> Node {
    context.isPadded && context.wrapper == nil
      ? boxed(old, context, adapt: adapt) : Self._update(self, old, adapt(context))
  }
}
