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

  @Test func `a duplicate key creates one child, also in a second update`() {
    var children = KeyedChildren<Int>()
    for _ in 0..<2 {
      var asked: [Int] = []
      children.update([1, 1, 2], in: tree.screen) { index, old in
        asked.append(index)
        return old ?? place()
      }
      #expect(children.ordered.count == 2 && asked == [0, 2])
    }
  }

  @Test
  func `hidden children stay mounted until they are shown again or dropped`() {
    var children = KeyedChildren<Int>()
    children.update([1, 2, 3], in: tree.screen) { _, _ in place() }
    let (one, two, three) = (children.shown(1), children.shown(2), children.shown(3))
    children.update([1], in: tree.screen, keepsOthers: true) { _, old in old ?? place() }
    #expect(children.ordered.count == 1 && children.all.count == 3)
    #expect(children.all.map(\.isMounted) == [true, true, true])
    children.update([2, 1], in: tree.screen, keepsOthers: true) { _, old in old ?? place() }
    #expect(children.ordered[0] === two && children.ordered[1] === one)
    children.dropResting { $0 == 2 }
    #expect(children.all.count == 3)
    children.dropResting { $0 == 3 }
    #expect(children.all.count == 2 && three?.isMounted == false)
  }

  @Test func `a child whose key is removed is unmounted, and one whose node is replaced, too`() {
    var children = KeyedChildren<String>()
    children.update(["a", "b", "c"], in: tree.screen) { _, _ in place() }
    let (first, second, third) = (children.ordered[0], children.ordered[1], children.ordered[2])
    let new = place()
    children.update(["b", "a"], in: tree.screen) { index, old in index == 1 ? new : old ?? place() }
    #expect(!third.isMounted && !first.isMounted && second.isMounted)
    #expect(children.ordered[0] === second && children.ordered[1] === new)
  }

  @Test func `the key of a child is found by its node, and other nodes have no key`() {
    var children = KeyedChildren<String>()
    children.update(["a", "b"], in: tree.screen) { _, _ in place() }
    #expect(children.ordered.map { children.key(of: $0) } == ["a", "b"])
    #expect(children.key(of: place()) == nil)
  }
}
