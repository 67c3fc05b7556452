import Foundation
import StrataRendering
import StrataViewTree
import SwiftUICore

/// The node of a drawing that depends on its size. It is drawn for an assumed size first, and again
/// when the browser reports the real size.
@MainActor final class MeasuredShape: EvaluatingNode {
  private var context: Context
  private var make: (CGSize?) -> Element
  private var child: Node?
  private let model: GeometryModel

  private init(_ context: Context, _ make: @escaping (CGSize?) -> Element) {
    self.context = context
    self.make = make
    model = GeometryModel(context.tree)
    super.init(context)
    evaluate()
  }

  static func update(
    _ old: Node?, _ context: Context, _ make: @escaping (CGSize?) -> Element
  ) -> Node {
    guard let node = old as? MeasuredShape else { return MeasuredShape(context, make) }
    (node.context, node.make) = (context, make)
    node.reevaluate()
    return node
  }

  override var name: String { "Shape" }
  override var children: [Node] { child.map { [$0] } ?? [] }

  override func evaluate() {
    let model = model
    var element = track { make(model.isMeasured.current ? model.size.current : nil) }
    element.events.formUnion(.box)
    updateChild(&child) { old in
      ElementNode.update(
        old, context.below(self), element, innermost: .shadow,
        handlers: [(.box, { model.receive($0.value) })])
    }
  }
}
