import StrataRendering
package import StrataViewTree
package import SwiftUICore

extension Node {
  /// Scrolls to the view with an identifier inside this node, once the current update has settled.
  package func scrollAfterUpdate(to id: AnyHashable, anchor: UnitPoint?) {
    let transaction = tree.transaction ?? MutationTransaction.current
    tree.afterUpdate { [weak self] in self?.scroll(to: id, anchor: anchor, in: transaction) }
  }

  /// Scrolls to the view with an identifier inside this node.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - anchor: The point that is aligned; `nil` for the shortest distance.
  ///   - transaction: The transaction that animates the scroll.
  package func scroll(
    to id: AnyHashable, anchor: UnitPoint?,
    in transaction: MutationTransaction? = MutationTransaction.current
  ) {
    guard let target = place(of: id) else { return }
    var elements: [ElementNode] = []
    target.collectElements(into: &elements)
    elements.first?.scroll(
      x: anchor.map { Double($0.x) }, y: anchor.map { Double($0.y) }, in: transaction)
  }

  /// Scrolls to an edge of this scroll view's content, once the current update has settled.
  func scrollAfterUpdate(to edge: Edge) {
    let transaction = tree.transaction ?? MutationTransaction.current
    tree.afterUpdate { [weak self] in self?.scroll(to: edge, in: transaction) }
  }

  private func scroll(to edge: Edge, in transaction: MutationTransaction?) {
    var elements: [ElementNode] = []
    for child in children { child.collectElements(into: &elements) }
    let isStart = edge == .top || edge == .leading
    let part = isStart ? 0.0 : 1
    let isAcross = edge == .leading || edge == .trailing
    (isStart ? elements.first : elements.last)?
      .scroll(x: isAcross ? part : nil, y: isAcross ? nil : part, in: transaction)
  }

  /// Returns the node of the view with an identifier, set by `.id(_:)` or by a `ForEach`.
  package func place(of id: AnyHashable) -> Node? {
    if let named = self as? IDNode, named.identifier == id { return named }
    if let members = self as? any FindsMembers, let member = members.member(id) { return member }
    for child in children {
      if let found = child.place(of: id) { return found }
    }
    return nil
  }
}

extension ElementNode {
  /// Scrolls to this element, in the animation only if scrolls end at views there: other scroll
  /// views jump, since the rows of a long list are created where they are seen.
  fileprivate func scroll(x: Double?, y: Double?, in transaction: MutationTransaction?) {
    tree.emit(.scroll(id, x: x, y: y), in: isInSteppingScroll ? transaction : nil)
  }

  private var isInSteppingScroll: Bool {
    var next = parent
    while let node = next {
      if let around = node as? ElementNode, around.element.kind == .scroll {
        let style = around.element.style
        return style.contains(.trait(.paging)) || style.contains(.trait(.aligned))
          || style.contains(.trait(.alignedByOne))
      }
      next = node.parent
    }
    return false
  }
}
