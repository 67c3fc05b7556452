import Foundation
import StrataRendering
import StrataViewTree
import SwiftUICore

/// A view that arranges views by a custom layout and the sizes that the browser reports.
struct OwnLayoutView<L: Layout, Content: View>: View {
  typealias Body = Never
  var layout: L
  var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    guard let node = old as? OwnLayoutNode<L, Content> else { return OwnLayoutNode(view, context) }
    node.update(view, context)
    return node
  }
}

@MainActor final class OwnLayoutNode<L: Layout, Content: View>: EvaluatingNode {
  private var view: OwnLayoutView<L, Content>
  private var context: Context
  private var child: Node?
  private let room: GeometryModel
  private var measures: [AnyHashable: StateBox<SlotMeasure>] = [:]
  private weak var slots: SlotsNode?
  private var cache: L.Cache?

  init(_ view: OwnLayoutView<L, Content>, _ context: Context) {
    (self.view, self.context) = (view, context)
    room = GeometryModel(context.tree)
    super.init(context)
    evaluate()
  }

  override var name: String { String(describing: L.self) }
  override var children: [Node] { child.map { [$0] } ?? [] }

  func update(_ view: OwnLayoutView<L, Content>, _ context: Context) {
    (self.view, self.context) = (view, context)
    reevaluate()
  }

  override func evaluate() {
    let plan = track { makePlan() }
    for placed in plan.slots { measure(placed.id).untrackedWidth(placed.width) }
    let room = room
    updateChild(&child) { old in
      ElementNode.update(
        old, context.below(self), plan.outer, isPaddable: false,
        handlers: [(.box, { room.receive($0.value) })]
      ) { old, inner in
        ElementNode.update(old, inner, plan.canvas) { old, inner in
          let node = old as? SlotsNode ?? SlotsNode(inner)
          self.slots = node
          node.update(plan.slots, inner) { [weak self] id, text in self?.receive(text, for: id) }
          return node
        }
      }
    }
  }

  private func measure(_ id: AnyHashable) -> StateBox<SlotMeasure> {
    if let known = measures[id] { return known }
    let made = StateBox(SlotMeasure())
    measures[id] = made
    return made
  }

  private func receive(_ text: String, for id: AnyHashable) {
    guard let size = GeometryReport(text)?.size, let box = measures[id] else { return }
    var measure = box.untracked
    measure.receive(size)
    box.current = measure
  }

  // MARK: Asking the layout

  private func makePlan() -> LayoutPlan {
    let found = view.content.subviews()
    let ids = Set(found.map(\.id))
    measures = measures.filter { ids.contains($0.key) }
    let known = found.map { measure($0.id).current }
    guard room.isMeasured.current, known.allSatisfy({ $0.own != nil }) else {
      _ = room.size.current
      return LayoutPlan(unplaced: found)
    }
    let parts = zip(found, known).map { part, measure in
      LayoutSlot(part.traits, measure, slots?.stretch(of: part.id) ?? [])
    }
    let size = place(parts)
    return LayoutPlan(found, parts, size)
  }

  /// Runs the layout: returns the container's size and sets the placement of each part.
  private func place(_ parts: [LayoutSlot]) -> CGSize {
    let environment = EnvironmentValues(context.environment)
    let views = LayoutSubviews(
      parts.map { LayoutSubview(slot: $0) }, environment.layoutDirection)
    var cache = self.cache ?? view.layout.makeCache(subviews: views)
    if self.cache != nil { view.layout.updateCache(&cache, subviews: views) }
    let offer = ProposedViewSize(width: room.size.current.width, height: nil)
    let size = view.layout.sizeThatFits(proposal: offer, subviews: views, cache: &cache).sound
    let bounds = CGRect(origin: .zero, size: size)
    view.layout.placeSubviews(
      in: bounds, proposal: ProposedViewSize(size), subviews: views, cache: &cache)
    for part in parts where part.frame == nil {
      part.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
    self.cache = cache
    return size
  }
}

extension StateBox<SlotMeasure> {
  /// Stores the imposed width without notifying readers.
  fileprivate func untrackedWidth(_ width: Double?) {
    guard untracked.width != width.map({ CGFloat($0) }) else { return }
    var measure = untracked
    measure.width = width.map { CGFloat($0) }
    setUntold(measure)
  }
}

extension CGSize {
  /// The same size with lengths that a browser can draw.
  fileprivate var sound: CGSize {
    func sound(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), 1e6) : 0 }
    return CGSize(width: sound(width), height: sound(height))
  }
}
