import StrataRendering
import StrataViewTree
import SwiftUI

/// A shape on the ground of a map with the fill and stroke of its environment.
struct ShapeFace: View {
  /// The outline; `nil` for an invalid one, which is not drawn.
  let outline: MapOutline?
  @Environment(\.mapTint) private var tint
  @Environment(\.mapFill) private var fill
  @Environment(\.mapStroke) private var stroke
  @Environment(\.mapStrokeStyle) private var strokeStyle
  @Environment(\.self) private var environment

  var body: some View {
    if let outline { DrawnOutline(outline: outline, inks: inks(isLine: outline.lines != nil)) }
  }

  /// Returns the fill and then the stroke. A line has no fill, and an area has a stroke only if the
  /// app sets one.
  private func inks(isLine: Bool) -> [StyleRule] {
    let color = tint ?? AnyShapeStyle(.tint)
    var inks: [StyleRule] = isLine ? [] : [.fill((fill ?? color)._paint(in: environment).onGround)]
    if isLine || stroke != nil || strokeStyle != nil {
      let paint = (stroke ?? color)._paint(in: environment).onGround
      inks.append(.stroke(paint, (strokeStyle ?? StrokeStyle()).line))
    }
    return inks
  }
}

/// A shape on the ground of a map with a fill or a stroke, or with both.
struct DrawnOutline: View {
  let outline: MapOutline
  let inks: [StyleRule]
  /// A Boolean value that indicates whether a map without a region moves so that the shape is
  /// visible.
  var isFitted = true

  var body: some View {
    OutlineElement(text: outline.text, isFitted: isFitted) {
      ForEach(inks.indices, id: \.self) { InkElement(ink: inks[$0]) }
    }
  }
}

/// The element whose content the browser draws on the ground.
private struct OutlineElement<Content: View>: View {
  typealias Body = Never
  let text: String
  let isFitted: Bool
  let content: Content

  init(text: String, isFitted: Bool, @ViewBuilder content: () -> Content) {
    (self.text, self.isFitted) = (text, isFitted)
    self.content = content()
  }

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let kind = view.isFitted ? "map-shape" : "map-shape loose"
    let element = Element(.box, attributes: [.map: view.text, .variant: kind])
    return ElementNode.update(old, context, element) { Content._update(view.content, $0, $1) }
  }
}

/// The fill or the stroke of an outline, whose classes the browser takes over.
private struct InkElement: View {
  typealias Body = Never
  let ink: StyleRule

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    ElementNode.update(old, context, Element(.box, style: [view.ink]))
  }
}

extension Paint {
  /// The color for a shape on the ground: a gradient's first one, without shadow and blend mode.
  fileprivate var onGround: Paint { gradient?.stops.first?.paint ?? unwrapped.plain }
}
