import StrataRendering
import StrataViewTree
import SwiftUICore

/// A modifier that clips the content to a shape.
struct ClipModifier<S: Shape>: ViewModifier {
  typealias Body = Never
  var shape: S
  var isEvenOdd = false

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let rules = modifier.shape.clipRules(isEvenOdd: modifier.isEvenOdd)
    return RulesModifier._update(RulesModifier(rules: rules), content, old, context)
  }
}

extension Shape {
  /// Returns the rules that clip an element to the shape.
  ///
  /// - Parameter isEvenOdd: Whether the even-odd rule applies.
  nonisolated func clipRules(isEvenOdd: Bool = false) -> [StyleRule] {
    let outline = _outline(nil)
    guard outline.inset == 0, outline.trim == nil, let edge = outline.edge else {
      let drawn = outline.trim == nil ? outline : _drawnOutline(nil)
      return [.clipTo(drawn, isEvenOdd: isEvenOdd)]
    }
    return edge.isEmpty ? [.clip] : edge
  }
}
