import Rendering
import ViewTree

/// Cuts the content to a shape.
struct ClipModifier<S: Shape>: ViewModifier {
  typealias Body = Never
  var shape: S

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    RulesModifier._update(RulesModifier(rules: modifier.shape.clipRules), content, old, context)
  }
}

extension Shape {
  /// The rules that cut an element to the shape.
  nonisolated var clipRules: [StyleRule] {
    let outline = _outline(nil)
    guard outline.inset == 0, outline.trim == nil, let edge = outline.edge else {
      return [.clipTo(outline.trim == nil ? outline : _drawnOutline(nil))]
    }
    return edge.isEmpty ? [.clip] : edge
  }
}
