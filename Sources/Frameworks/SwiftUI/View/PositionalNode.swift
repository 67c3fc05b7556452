import ViewTree

/// The place of views that stand side by side in the source: each is known by its position.
@MainActor final class PositionalNode: Node {
  private var members: [Node?] = []

  override var children: [Node] { members.compactMap { $0 } }

  func update(_ views: [any View], _ context: Context) {
    let inner = context.below(self)
    if members.count != views.count { resize(to: views.count) }
    for (index, view) in views.enumerated() {
      updateChild(&members[index]) { view.update($0, inner) }
    }
  }

  private func resize(to count: Int) {
    for member in members.dropFirst(count) { member?.unmount() }
    members = Array(members.prefix(count))
    members += Array(repeating: nil, count: count - members.count)
    elementsChanged()
  }
}
