import StrataRendering
import StrataViewTree
public import SwiftUICore

/// A place to which an app scrolls.
struct ScrollGoal: Equatable {
  enum Place: Equatable {
    case view(AnyHashable, UnitPoint? = nil)
    case edge(Edge)
  }

  var place: Place
  /// The number of the request, by which a place is scrolled to again.
  var request = 0
}

/// Synchronizes the first visible element of a scroll view with a value.
struct ScrollPositionLink: Equatable {
  var goal: ScrollGoal?
  var anchor: UnitPoint?
  /// Receives the identifier of the first visible element, and whether a person scrolled there.
  var onSight: @MainActor (AnyHashable, Bool) -> Void
  let memory: ScrollPositionMemory

  static func == (left: Self, right: Self) -> Bool {
    left.memory === right.memory && left.goal == right.goal && left.anchor == right.anchor
  }

  /// Scrolls to the goal, unless the scroll view is there.
  @MainActor func follow(_ node: Node) {
    memory.place = WeakPlace(node: node)
    guard let goal, goal != memory.goal else { return }
    memory.goal = goal
    switch goal.place {
    case .view(let id, let point):
      node.scrollAfterUpdate(to: id, anchor: point ?? anchor ?? .top)
    case .edge(let edge): node.scrollAfterUpdate(to: edge)
    }
  }

  /// Receives the first visible element from the browser, and reports the identifier of the row
  /// that contains it.
  ///
  /// - Parameter text: The element's number, with a `!` if the app scrolled last.
  @MainActor func receive(_ text: String) {
    let isByUser = !text.hasSuffix("!")
    guard let number = Int32(isByUser ? text[...] : text.dropLast()),
      let root = memory.place?.node
    else { return }
    var next: Node? = root.tree.element(ElementID(number))
    while let node = next, node !== root {
      if let id = identifier(of: node) { return onSight(id, isByUser) }
      next = node.parent
    }
  }

  @MainActor private func identifier(of node: Node) -> AnyHashable? {
    (node as? IDNode)?.identifier ?? (node.parent as? any FindsMembers)?.identifier(of: node)
  }
}

/// The place to which a scroll view was scrolled last; `nil` as long as it is not known.
@MainActor final class ScrollPositionMemory {
  var goal: ScrollGoal?
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
    let memory = memory
    let link = ScrollPositionLink(
      goal: id.wrappedValue.map { ScrollGoal(place: .view(AnyHashable($0))) }, anchor: anchor,
      onSight: { first, _ in
        memory.goal = ScrollGoal(place: .view(first))
        if let new = first.base as? ID, id.wrappedValue != new { id.wrappedValue = new }
      },
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
