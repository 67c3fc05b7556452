package import StrataViewTree

/// The node of views written one after another, each identified by its position.
@MainActor package final class PositionalNode: Node {
  private var members: [Node?] = []

  package override var children: [Node] { members.compactMap { $0 } }

  package override func forEachChild(_ body: (Node) -> Void) {
    for case let member? in members { body(member) }
  }

  /// Updates the nodes of views.
  ///
  /// - Parameter first: The index of the view to update before the others, if it determines what
  ///   the others show. Updated in order, the others would be evaluated twice.
  package func update(_ views: [any View], first: Int? = nil, _ context: Context) {
    place(views.count, first: first, context) { views[$0].update($1, $2) }
  }

  /// Updates the nodes of a tuple's views without copying the views out of it.
  func update(_ plan: MembersPlan, _ tuple: UnsafeRawPointer, _ context: Context) {
    place(plan.members.count, context) { plan.members[$0].update(tuple, $1, $2) }
  }

  private func place(
    _ count: Int, first: Int? = nil, _ context: Context, _ build: (Int, Node?, Context) -> Node
  ) {
    let inner = context.below(self)
    if members.count != count { resize(to: count) }
    if let first { placeMember(first, inner, build) }
    for index in 0..<count where index != first { placeMember(index, inner, build) }
  }

  private func placeMember(
    _ index: Int, _ inner: Context, _ build: (Int, Node?, Context) -> Node
  ) {
    replaceChild(&members[index], with: build(index, members[index], inner.at(UInt32(index))))
  }

  private func resize(to count: Int) {
    for member in members.dropFirst(count) { member?.unmount() }
    members = Array(members.prefix(count))
    members += Array(repeating: nil, count: count - members.count)
    elementsChanged()
  }
}
