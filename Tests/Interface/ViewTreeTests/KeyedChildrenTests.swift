import Testing

@testable import StrataViewTree

@MainActor @Suite struct KeyedChildrenTests {
  private let tree = Tree()

  private func place() -> Node { Node(Context(parent: tree.screen, environment: .empty)) }

  @Test func `children with the same keys keep their nodes, and are updated in order`() {
    var children = KeyedChildren<Int>()
    children.update([1, 2, 3], in: tree.screen) { _, _ in place() }
    let before = children.ordered
    var asked: [Int] = []
    children.update([1, 2, 3], in: tree.screen) { index, old in
      asked.append(index)
      return old ?? place()
    }
    #expect(asked == [0, 1, 2])
    #expect(zip(before, children.ordered).allSatisfy { $0 === $1 })
  }

  @Test func `a new node under the same key replaces the old one`() {
    var children = KeyedChildren<String>()
    children.update(["a", "b"], in: tree.screen) { _, _ in place() }
    let (old, new) = (children.ordered[1], place())
    children.update(["a", "b"], in: tree.screen) { index, old in
      index == 1 ? new : old ?? place()
    }
    #expect(!old.isMounted && children.ordered[1] === new && children.shown("b") === new)
  }

  @Test func `a duplicate key counts once, even if nothing has changed`() {
    var children = KeyedChildren<Int>()
    for _ in 0..<2 {
      children.update([1, 1, 2], in: tree.screen) { _, old in old ?? place() }
      #expect(children.ordered.count == 2)
    }
  }
}
