import StrataRendering
import StrataViewTree
public import SwiftUICore

/// Synchronizes the first visible element of a scroll view with a value.
struct ScrollPositionLink: Equatable {
  var wanted: AnyHashable?
  var anchor: UnitPoint?
  var told: @MainActor (AnyHashable) -> Void
  let memory: ScrollPositionMemory

  static func == (left: Self, right: Self) -> Bool {
    left.memory === right.memory && left.wanted == right.wanted && left.anchor == right.anchor
  }

  /// Scrolls to the wanted element, unless the user has just scrolled there.
  @MainActor func follow(_ node: Node) {
    memory.place = WeakPlace(node: node)
    guard let wanted, wanted != memory.shown else { return }
    memory.shown = wanted
    node.scrollAfterUpdate(to: wanted, anchor: anchor ?? .top)
  }

  /// Receives the first visible element from the browser, and reports the identifier of the row
  /// that contains it.
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

/// The first visible element of a scroll view; `nil` as long as it is not known.
@MainActor final class ScrollPositionMemory {
  var shown: AnyHashable?
  var place: WeakPlace?

  nonisolated init() {}
}

/// Passes the link to the scroll view inside.
nonisolated struct ScrollPositionView<ID: Hashable, Content: View>: View {
  var id: Binding<ID?>
  var anchor: UnitPoint?
  var content: Content
  @State private var memory = ScrollPositionMemory()

  @MainActor var body: some View {
    let id = id
    let link = ScrollPositionLink(
      wanted: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor,
      told: { if let new = $0.base as? ID, id.wrappedValue != new { id.wrappedValue = new } },
      memory: memory)
    content.scrollLook { $0.position = link }
  }
}

extension View {
  /// Synchronizes the first visible scroll target with a binding.
  ///
  /// - Parameters:
  ///   - id: A binding to the identifier of the first visible target. Setting it scrolls to that
  ///     target.
  ///   - anchor: The point at which a target is placed when the app scrolls to it; the top by
  ///     default.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositionView(id: id, anchor: anchor, content: self)
  }
}
