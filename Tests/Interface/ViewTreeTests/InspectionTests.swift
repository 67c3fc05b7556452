import StrataRendering
import Testing

@testable import StrataViewTree

/// Tests of observers of elements before they are drawn.
@MainActor @Suite struct InspectionTests {
  @Test func `an observer of a node runs once, and again after a change in the node's subtree`() {
    let small = SmallTree()
    let (owner, other) = (SmallTree(), SmallTree())
    var (below, elsewhere) = (0, 0)
    small.tree.inspect(for: owner, below: small.node) { below += 1 }
    small.tree.inspect(for: other, below: small.tree.presentations) { elsewhere += 1 }
    small.node.note(.label, "One")
    small.tree.flush()
    #expect((below, elsewhere) == (1, 1))
    small.node.note(.label, "Two")
    small.tree.flush()
    #expect((below, elsewhere) == (2, 1))
    small.tree.stopInspecting(for: owner)
    small.node.note(.label, "Three")
    small.tree.flush()
    #expect((below, elsewhere) == (2, 1))
    #expect(small.tree.inspections == 3)
  }

  @Test
  func `an observer of the page runs when elements are added or removed, but not for a sheet`() {
    let small = SmallTree()
    var looks = 0
    small.tree.inspect(for: small) { looks += 1 }
    _ = small.patch()
    #expect(looks == 0, "nothing has changed yet")
    for kind in [ElementKind.box, .row] {
      let context = Context(on: small.tree)
      small.tree.screen.setContent { ElementNode.update($0, context, Element(kind)) }
      _ = small.patch()
    }
    #expect(looks == 2)
    small.tree.presentations.setContent { _ in
      let context = Context(parent: small.tree.presentations, environment: .empty)
      return ElementNode.update(nil, context, Element(.sheet))
    }
    _ = small.patch()
    #expect(looks == 2, "a presentation is not on the page")
  }

  @Test func `a node's observer runs for changes deep in the node, not for a sibling's`() throws {
    let small = MemberTree()
    small.members.show(["a", "b"], kind: .box)
    _ = small.patch()
    let (a, b) = (try small.node("a"), try small.node("b"))
    let context = Context(parent: a, environment: .empty)
    a.setContent { ElementNode.update($0, context, Element(.text)) }
    let inner = try #require(a.children.first as? ElementNode)
    var looks = 0
    small.tree.inspect(for: small, below: a) { looks += 1 }
    _ = small.patch()
    #expect(looks == 1)
    b.note(.label, "x")
    _ = small.patch()
    #expect(looks == 1)
    inner.note(.label, "x")
    _ = small.patch()
    #expect(looks == 2)
  }

  @Test
  func `an observer's attribute is sent if it changes, and an event that it mutes is ignored`() {
    let small = SmallTree(Element(.button, events: [.tap, .submit]))
    var old = small.node.element
    small.node.note(.label, "x")
    #expect(small.patch() == [.update(small.node.id, from: old, to: small.node.element)])
    small.node.note(.label, "x")
    #expect(small.patch() == [])
    old = small.node.element
    small.node.mute(.tap)
    var muted = old
    muted.events = .submit
    #expect(small.patch() == [.update(small.node.id, from: old, to: muted)])
    small.tree.receive(ElementEvent(.tap), for: small.node.id)
    small.tree.receive(ElementEvent(.submit), for: small.node.id)
    #expect(small.events == [ElementEvent(.submit)])
  }

  @Test
  func `the texts of an element are its own or its children's, joined if the element is a text`() {
    let tree = Tree()
    func words(_ element: Element, _ inside: [Element] = []) -> [String] {
      let node = ElementNode.update(nil, Context(on: tree), element) { _, inner in
        let group = Group(inner)
        group.nodes = inside.map {
          ElementNode.update(nil, Context(parent: group, environment: .empty), $0)
        }
        return group
      }
      return (node as? ElementNode)?.words ?? ["no element"]
    }
    let runs = [Element(.span, text: "a"), Element(.span, text: "b")]
    #expect(words(Element(.text, text: "x"), runs) == ["x"])
    #expect(words(Element(.text, text: "")) == [])
    #expect(words(Element(.text), runs) == ["ab"] && words(Element(.heading), runs) == ["ab"])
    #expect(words(Element(.vStack), runs) == ["a", "b"] && words(Element(.text)) == [])
    #expect(words(Element(.vStack, attributes: [.label: "L"]), runs) == ["L"])
    #expect(words(Element(.vStack, attributes: [.isHidden: "true"]), runs) == [])
    #expect(words(Element(.menuList), runs) == [])
    let hidden = Element(.text, attributes: [.isHidden: "true"], text: "h")
    #expect(words(Element(.hStack), [hidden, Element(.picture)] + runs) == ["a", "b"])
  }
}

/// A node with several elements.
private final class Group: Node {
  var nodes: [Node] = []
  override var children: [Node] { nodes }
}
