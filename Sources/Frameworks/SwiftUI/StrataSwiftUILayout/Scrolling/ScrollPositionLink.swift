import StrataRendering
import StrataViewTree
public import SwiftUICore

/// Ties what a scroll view shows first to a value, both ways.
struct ScrollPositionLink: Equatable {
  var wanted: AnyHashable?
  var anchor: UnitPoint?
  var told: @MainActor (AnyHashable) -> Void
  let memory: ScrollPositionMemory

  static func == (left: Self, right: Self) -> Bool {
    left.memory === right.memory && left.wanted == right.wanted && left.anchor == right.anchor
  }

  /// Scrolls where the app wants, unless the person has just scrolled there.
  @MainActor func follow(_ node: Node) {
    memory.place = WeakPlace(node: node)
    guard let wanted, wanted != memory.shown else { return }
    memory.shown = wanted
    let anchor = anchor
    node.tree.afterUpdate { [weak node] in node?.scroll(to: wanted, anchor: anchor ?? .top) }
  }

  /// The browser says which element comes first: its identifier is that of the member it shows.
  @MainActor func receive(_ text: String) {
    guard let number = Int32(text), let root = memory.place?.node else { return }
    var next: Node? = root.tree.element(ElementID(number))
    while let node = next, node !== root {
      if let id = identifier(of: node) {
        memory.shown = id
        return told(id)
      }
      next = node.parent
    }
  }

  @MainActor private func identifier(of node: Node) -> AnyHashable? {
    (node as? IDNode)?.identifier ?? (node.parent as? any FindsMembers)?.identifier(of: node)
  }
}

/// What a scroll view shows first, as far as is known.
@MainActor final class ScrollPositionMemory {
  var shown: AnyHashable?
  var place: WeakPlace?

  nonisolated init() {}
}

/// Gives the scroll view below its link.
struct ScrollPositionView<ID: Hashable, Content: View>: View {
  var id: Binding<ID?>
  var anchor: UnitPoint?
  var content: Content
  @State private var memory = ScrollPositionMemory()

  var body: some View {
    let id = id
    let link = ScrollPositionLink(
      wanted: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor,
      told: { if let new = $0.base as? ID, id.wrappedValue != new { id.wrappedValue = new } },
      memory: memory)
    content.scrollLook { $0.position = link }
  }
}

extension View {
  /// Ties the first of the scroll view's targets in sight to a value, both ways.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositionView(id: id, anchor: anchor, content: self)
  }
}
