import StrataRendering
import StrataViewTree
import SwiftUICore

/// A view that is visible only where its mask is opaque.
///
/// Browsers cannot use an element as a mask. So the mask is laid out beside the view at the same
/// size, and a filter draws the view only where the mask, moved over the view, is not transparent
/// (`MaskFilter`).
struct MaskedView<Base: View, Mask: View>: View {
  typealias Body = Never
  var base: Base
  var mask: Mask
  var alignment: Alignment

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    if view.base.spreads { return view.base.each(old, context, surround: view.masked) }
    var outside = Element(.box)
    outside[.variant] = "masked"
    var pair = Element(.zStack)
    pair[.variant] = "cut"
    return ElementNode.update(old, context, outside, innermost: .shadow, isPaddable: false) {
      ElementNode.update($0, $1, pair, isPaddable: false) { old, context in
        let node = old as? PositionalNode ?? PositionalNode(context)
        node.update(
          [
            MaskedPart(content: view.base), MaskPart(content: view.mask, alignment: view.alignment),
          ],
          context)
        return node
      }
    }
  }

  /// Masks one view of the base.
  private func masked(_ base: BuiltView, _ old: Node?, _ context: Context) -> Node {
    let view = MaskedView<BuiltView, Mask>(base: base, mask: mask, alignment: alignment)
    return MaskedView<BuiltView, Mask>._update(view, old, context)
  }
}

/// The masked content.
private struct MaskedPart<Content: View>: View {
  typealias Body = Never
  var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    ElementNode.update(old, context, Element(.box)) { Content._update(view.content, $0, $1) }
  }
}

/// The mask, which is drawn, but hidden from screen readers and touches.
private struct MaskPart<Content: View>: View {
  typealias Body = Never
  var content: Content
  var alignment: Alignment

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let place = StyleRule.place(
      horizontal: view.alignment.horizontal.rendered, vertical: view.alignment.vertical.rendered)
    var element = Element(.zStack, style: [place])
    element[.variant] = "layer"
    element.set(.isHidden, true)
    element.set(.isInert, true)
    return ElementNode.update(old, context, element) { Content._update(view.content, $0, $1) }
  }
}
