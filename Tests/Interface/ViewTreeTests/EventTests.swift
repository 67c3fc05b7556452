import StrataRendering
import Testing

@testable import StrataViewTree

@MainActor @Suite struct EventTests {
  @Test func `an event for an unknown element is counted and dropped`() {
    let small = SmallTree()
    small.tree.receive(ElementEvent(.input, value: "x"), for: ElementID(999))
    #expect(small.tree.unknownEvents == 1 && small.events.isEmpty)
  }

  @Test func `an event that an element does not handle does nothing`() {
    let small = SmallTree()
    small.tree.receive(ElementEvent(.tap), for: small.node.id)
    small.tree.receive(ElementEvent(.change, value: "x"), for: small.node.id, version: 1)
    #expect(small.events.isEmpty && small.patch() == [])
  }

  @Test func `a disabled element does not receive events`() {
    let small = SmallTree(
      Element(.button, attributes: [.isDisabled: "true"], events: .tap))
    small.tree.receive(ElementEvent(.tap), for: small.node.id)
    #expect(small.events.isEmpty && small.tree.unknownEvents == 1)
  }

  @Test func `an edit that the app does not accept is answered with the previous value`() {
    let small = SmallTree()
    small.tree.receive(ElementEvent(.input, value: "x"), for: small.node.id, version: 4)
    #expect(small.events == [ElementEvent(.input, value: "x")])
    #expect(small.patch() == [.control(small.node.id, version: 4, .text(""))])
  }

  @Test func `an element of an unmounted tree receives no events`() {
    let small = SmallTree()
    small.tree.unmount()
    small.tree.receive(ElementEvent(.input, value: "x"), for: small.node.id, version: 1)
    #expect(small.events.isEmpty)
  }

  @Test func `element numbers are never reused`() {
    let small = SmallTree()
    let first = small.node.id
    let context = Context(parent: small.tree.screen, environment: .empty)
    small.tree.screen.setContent { old in
      ElementNode.update(old, context, Element(.text, text: "x"))
    }
    #expect(small.tree.screen.children.first is ElementNode)
    let second = (small.tree.screen.children.first as? ElementNode)?.id
    let text = ElementTree(id: second ?? .screen, element: Element(.text, text: "x"))
    #expect(small.patch() == [.remove(first), .insert(text, parent: .screen, before: nil)])
    #expect(first != second)
  }
}
