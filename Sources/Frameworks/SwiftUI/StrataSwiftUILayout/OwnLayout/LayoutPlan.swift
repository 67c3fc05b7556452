import Foundation
import StrataRendering
import StrataViewTree
import SwiftUICore

/// The elements of a layout: the outer container, the canvas, and an element for each subview.
struct LayoutPlan {
  struct Placed {
    var id: AnyHashable
    var view: any View
    var rule: StyleRule

    /// The width that is imposed on the view; `nil` for its ideal width.
    var width: Double? {
      guard case .slot(_, _, let width, _) = rule else { return nil }
      return width
    }
  }

  var outer: Element
  var canvas: Element
  var slots: [Placed]

  /// Creates the plan of an invisible layout whose sizes are not known yet.
  init(unplaced found: [ResolvedSubview]) {
    self.init(.canvas(width: nil, height: nil), "own guess", found.map { _ in .ownSize }) {
      found[$0]
    }
  }

  init(_ found: [ResolvedSubview], _ parts: [LayoutSlot], _ size: CGSize) {
    self.init(
      .canvas(width: size.width, height: size.height), "own", parts.map { $0.frame ?? .ownSize }
    ) { found[$0] }
  }

  private init(
    _ canvas: StyleRule, _ variant: String, _ rules: [StyleRule],
    _ found: (Int) -> ResolvedSubview
  ) {
    outer = Element(
      .box, style: [.limits(minWidth: nil, maxWidth: .infinity, minHeight: nil, maxHeight: nil)],
      attributes: [.variant: variant], events: .box)
    self.canvas = Element(.box, style: [canvas])
    slots = rules.enumerated().map { index, rule in
      Placed(id: found(index).id, view: found(index).view, rule: rule)
    }
  }
}

extension StyleRule {
  /// The rule of an element without a position, which has the view's ideal size.
  static var ownSize: StyleRule { .slot(x: nil, y: nil, width: nil, height: nil) }
}

/// The node of a layout's subviews, each in an element that is measured.
@MainActor final class SlotsNode: Node {
  private var members = KeyedChildren<AnyHashable>()

  override var children: [Node] { members.ordered }

  func update(
    _ slots: [LayoutPlan.Placed], _ context: Context,
    measured: @escaping (AnyHashable, String) -> Void
  ) {
    let inner = context.below(self)
    members.update(slots.map(\.id), in: self) { index, old in
      let slot = slots[index]
      let element = Element(.box, style: [slot.rule], events: .box)
      return ElementNode.update(
        old, inner.at(UInt32(index)), element, isPaddable: false,
        handlers: [(.box, { measured(slot.id, $0.value) })]
      ) { slot.view.update($0, $1) }
    }
  }

  /// Returns the axes along which the view takes all of the proposed size.
  func stretch(of id: AnyHashable) -> Stretch {
    (members.shown(id) as? ElementNode)?.element.stretch ?? []
  }
}
