import StrataRendering
package import StrataViewTree

/// Places one view in front of or behind another. The other view, the base, determines the size.
nonisolated package struct LayeredView<Base: View, Layer: View>: View {
  package typealias Body = Never
  var base: Base
  var layer: Layer
  var alignment: Alignment
  var isBehind: Bool

  package init(base: Base, layer: Layer, alignment: Alignment, isBehind: Bool) {
    (self.base, self.layer, self.alignment, self.isBehind) = (base, layer, alignment, isBehind)
  }

  @MainActor package static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    if view.base.spreads { return view.base.each(old, context, surround: view.layered) }
    var element = Element(.zStack)
    element[.variant] = view.isBehind ? "under" : "over"
    return ElementNode.update(old, context, element, isPaddable: false) { old, context in
      let node = old as? PositionalNode ?? PositionalNode(context)
      let placed = LayerPlace(content: view.layer, alignment: view.alignment)
      node.update(view.isBehind ? [placed, view.base] : [view.base, placed], context)
      return node
    }
  }

  /// Places the layer around one view of the base.
  @MainActor private func layered(_ base: BuiltView, _ old: Node?, _ context: Context) -> Node {
    let view = LayeredView<BuiltView, Layer>(
      base: base, layer: layer, alignment: alignment, isBehind: isBehind)
    return LayeredView<BuiltView, Layer>._update(view, old, context)
  }
}

/// The container of the layer. It is as large as the base, and the content is placed in it by the
/// alignment.
private struct LayerPlace<Content: View>: View {
  typealias Body = Never
  var content: Content
  var alignment: Alignment

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let place = StyleRule.place(
      horizontal: view.alignment.horizontal.rendered, vertical: view.alignment.vertical.rendered)
    var element = Element(.box, style: [place])
    element[.variant] = "layer"
    return ElementNode.update(old, context, element) { old, context in
      guard view.content is any SeveralViews else {
        return Content._update(view.content, old, context)
      }
      // Several views lie one above the other.
      return ElementNode.update(old, context, Element(.zStack, style: [place])) {
        Content._update(view.content, $0, $1)
      }
    }
  }
}
