import StrataRendering
import Testing

@testable import StrataViewTree

/// Tests of the mutations that are sent when the members of a list change.
@MainActor @Suite struct ListChangeTests {
  private let small = MemberTree()
  private let motion = Motion(.linear, duration: 1)

  @Test func `inserted, removed and moved members of a list are sent as the fewest changes`() throws
  {
    small.members.show(["a", "b", "c"])
    let old = try small.inserted("a", "b", "c")
    #expect(
      small.patch() == [
        .insert(old[2], parent: .screen, before: nil),
        .insert(old[1], parent: .screen, before: old[2].id),
        .insert(old[0], parent: .screen, before: old[1].id),
      ])
    small.members.show(["c", "a", "d"])
    let new = try small.inserted("c", "a", "d")
    #expect(new[0].id == old[2].id && new[1].id == old[0].id)
    #expect(
      small.patch() == [
        .remove(old[1].id), .insert(new[2], parent: .screen, before: nil),
        .move(new[0].id, parent: .screen, before: new[1].id),
      ])
    small.members.show([])
    #expect(small.patch() == new.map { .remove($0.id) })
    small.tree.flush()
    #expect(small.recorder.flushes.isEmpty, "a flush without changes is not sent")
  }

  @Test func `changes of a list member are sent after it was moved`() throws {
    small.members.show(["a", "b"])
    _ = small.patch()
    small.members.show(["b", "a"])
    let (a, b) = (try small.node("a"), try small.node("b"))
    #expect(small.patch() == [.move(b.id, parent: .screen, before: a.id)])
    for node in [a, b] {
      let old = node.element
      node.change(.label, to: "x")
      #expect(small.patch() == [.update(node.id, from: old, to: node.element)])
    }
  }

  @Test
  func `changes of a hidden list member are sent when it is shown again, as part of its insertion`()
    throws
  {
    small.members.show(["a", "b"])
    _ = small.patch()
    let b = try small.node("b")
    let context = Context(parent: b, environment: .empty)
    b.setContent { _ in ElementNode.update(nil, context, Element(.text, text: "inside")) }
    _ = small.patch()
    let inner = try #require(b.children.first as? ElementNode)
    small.members.show(["a"], keepsOthers: true)
    #expect(small.patch() == [.remove(b.id)])
    inner.change(.label, to: "x")
    b.change(.label, to: "y")
    #expect(small.patch() == [] && b.isMounted && inner.isMounted)
    small.members.show(["a", "b"], keepsOthers: true)
    let shown = ElementTree(
      id: b.id, element: b.element,
      children: [ElementTree(id: inner.id, element: inner.element)])
    #expect(inner.element[.label] == "x" && b.element[.label] == nil)
    #expect(small.patch() == [.insert(shown, parent: .screen, before: nil)])
    let old = inner.element
    inner.change(.label, to: "z")
    #expect(small.patch() == [.update(inner.id, from: old, to: inner.element)])
  }

  @Test
  func `showing the same list members schedules no flush, and other or moved ones schedule one`()
    throws
  {
    small.members.show(["a", "b", "b"])
    _ = small.patch()
    var invitations = 0
    small.tree.onInvalidate = { invitations += 1 }
    small.members.show(["a", "b", "b"])
    #expect(invitations == 0)
    small.members.show(["b", "a", "a"])
    #expect(invitations == 1)
    _ = small.patch()
    small.members.show(["b", "a"])
    _ = small.patch()
    invitations = 0
    small.members.show(["b", "a"])
    #expect(invitations == 0)
    small.members.show(["a", "b"])
    #expect(invitations == 1)
  }

  @Test func `a list member of another kind is inserted in the position of the old one`() throws {
    small.members.show(["a", "b"])
    _ = small.patch()
    let (old, b) = (try small.node("a"), try small.node("b"))
    small.members.show(["a", "b"], kind: .heading)
    let new = try small.inserted("a", "b")
    #expect(
      small.patch() == [
        .remove(old.id), .remove(b.id), .insert(new[1], parent: .screen, before: nil),
        .insert(new[0], parent: .screen, before: new[1].id),
      ])
    #expect(!old.isMounted && !b.isMounted)
  }

  @Test
  func `list members move with their transaction's animation, and without it at the next change`()
    throws
  {
    small.tree.with(small.transaction) { small.members.show(["a", "b"]) }
    let shown = try small.inserted("a", "b")
    #expect(
      small.patch() == [
        .motion(motion), .insert(shown[1], parent: .screen, before: nil),
        .insert(shown[0], parent: .screen, before: shown[1].id),
      ])
    small.tree.with(small.transaction) { small.members.show(["b", "a"]) }
    #expect(
      small.patch() == [
        .motion(motion), .move(shown[1].id, parent: .screen, before: shown[0].id),
      ])
    small.members.show(["a", "b"])
    #expect(small.patch() == [.move(shown[0].id, parent: .screen, before: shown[1].id)])
  }

  @Test func `a member that is shown again does not repeat its first animation`() throws {
    small.tree.with(small.transaction) { small.members.show(["a", "b"]) }
    _ = small.patch()
    let b = try small.inserted("b")
    small.members.show(["a"], keepsOthers: true)
    #expect(small.patch() == [.remove(b[0].id)])
    small.members.show(["a", "b"], keepsOthers: true)
    #expect(small.patch() == [.insert(b[0], parent: .screen, before: nil)])
  }

  @Test
  func `an animation that is limited to a scope is sent once, with the elements in the scope`()
    throws
  {
    small.members.show(["a", "b", "c"])
    _ = small.patch()
    let nodes = [try small.node("a"), try small.node("b")]
    let old = nodes.map(\.element)
    let transaction = MutationTransaction(motion: motion, account: 0, within: small.members)
    small.tree.with(transaction) { for node in nodes { node.change(.label, to: "x") } }
    var limited = motion
    limited.scope = try small.inserted("a", "b", "c").map(\.id)
    #expect(
      small.patch() == [
        .motion(limited), .update(nodes[0].id, from: old[0], to: nodes[0].element),
        .update(nodes[1].id, from: old[1], to: nodes[1].element),
      ])
    let later = nodes[0].element
    nodes[0].change(.label, to: "y")
    #expect(small.patch() == [.update(nodes[0].id, from: later, to: nodes[0].element)])
  }

  @Test func `unmounting a list unmounts its members`() throws {
    small.members.show(["a", "b"])
    small.members.show(["a"], keepsOthers: true)
    let all = small.members.members.all
    small.members.unmount()
    #expect(all.count == 2 && all.allSatisfy { !$0.isMounted })
  }
}
