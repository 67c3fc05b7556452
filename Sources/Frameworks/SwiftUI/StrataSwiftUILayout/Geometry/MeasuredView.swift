package import StrataRendering
package import StrataViewTree
package import SwiftUICore

/// An element whose content is evaluated again when its frame changes, as that of
/// `GeometryReader`.
nonisolated package struct MeasuredView<Content: View>: View {
  package typealias Body = Never
  var element: Element
  /// The CSS classes of the element; `guess` is added until the browser has reported the size.
  var variant = ""
  var content: (GeometryProxy) -> Content

  package init(
    element: Element, variant: String = "", content: @escaping (GeometryProxy) -> Content
  ) {
    (self.element, self.variant, self.content) = (element, variant, content)
  }

  @MainActor package static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    guard let node = old as? MeasuredNode<Content> else { return MeasuredNode(view, context) }
    node.update(view, context)
    return node
  }
}

@MainActor final class MeasuredNode<Content: View>: EvaluatingNode {
  private var view: MeasuredView<Content>
  private var context: Context
  private var child: Node?
  private let model: GeometryModel

  init(_ view: MeasuredView<Content>, _ context: Context) {
    self.view = view
    self.context = context
    model = GeometryModel(context.tree)
    super.init(context)
    evaluate()
  }

  override var name: String { "GeometryReader" }
  override var children: [Node] { child.map { [$0] } ?? [] }

  func update(_ view: MeasuredView<Content>, _ context: Context) {
    (self.view, self.context) = (view, context)
    reevaluate()
  }

  override func evaluate() {
    let element = track { measuredElement }
    let (model, content) = (model, view.content)
    updateChild(&child) { old in
      ElementNode.update(
        old, context.below(self), element, isPaddable: false,
        handlers: [(.box, { model.receive($0.value) })]
      ) {
        let inside = Deferred { content(GeometryProxy(model: model)) }
        return Deferred._update(inside, $0, $1)
      }
    }
  }

  private var measuredElement: Element {
    var element = view.element
    element.events.formUnion(model.wantsPlace.current ? [.box, .place] : .box)
    let guess = model.isMeasured.current ? "" : "guess"
    let classes = [view.variant, guess].filter { !$0.isEmpty }
    element[.variant] = classes.isEmpty ? nil : classes.joined(separator: " ")
    return element
  }
}
