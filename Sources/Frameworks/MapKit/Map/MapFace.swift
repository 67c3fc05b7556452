import StrataRendering
import StrataViewTree
import SwiftUI

/// The element of a map, with the map's content inside.
struct MapFace<Content: View>: View {
  typealias Body = Never
  let facts: MapFacts
  /// A closure that is called when the map has moved.
  let moved: (RegionReport) -> Void
  /// A closure that is called for a tap outside of all content; `nil` if no selection could be
  /// cleared.
  let dismissed: (() -> Void)?
  /// A closure that is called with `true` when all visible tiles have loaded, and with `false` when
  /// some of an overlay have not.
  let rendered: ((Bool) -> Void)?
  let content: Content

  init(
    facts: MapFacts, moved: @escaping (RegionReport) -> Void, dismissed: (() -> Void)?,
    rendered: ((Bool) -> Void)? = nil, @ViewBuilder content: () -> Content
  ) {
    self.facts = facts
    self.moved = moved
    self.dismissed = dismissed
    self.rendered = rendered
    self.content = content()
  }

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let (moved, dismissed, rendered) = (view.moved, view.dismissed, view.rendered)
    var events: EventSet = [.sight]
    if dismissed != nil { events.insert(.dismiss) }
    if rendered != nil { events.formUnion([.load, .error]) }
    var element = Element(.map, attributes: [.map: view.facts.text], events: events)
    if !context.isNamed { element[.label] = view.facts.words["map"] }
    let looked: EventHandler = { event in RegionReport(event.value).map(moved) }
    return ElementNode.update(
      old, context, element, innermost: .clip,
      handlers: [
        (.sight, looked), (.dismiss, { _ in dismissed?() }), (.load, { _ in rendered?(true) }),
        (.error, { _ in rendered?(false) }),
      ]
    ) { Content._update(view.content, $0, $1) }
  }
}

extension Context {
  /// A Boolean value that indicates whether the app sets the accessibility label of the next
  /// element.
  fileprivate var isNamed: Bool {
    ownDecorations.contains { decoration in
      if case .attribute(.label, _) = decoration { true } else { false }
    }
  }
}
