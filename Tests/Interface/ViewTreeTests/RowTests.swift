import StrataRendering
import Testing

@testable import StrataViewTree

/// Tests of the element that a container puts around a view, and of its other parts.
@MainActor @Suite struct RowTests {
  private let tree = Tree()
  private let recorder = RecordingRenderer()

  private func patch() -> [Mutation] {
    tree.flush()
    return recorder.take()
  }

  /// Shows a text in a row with buttons; returns the row and what is in it.
  private func show(_ names: [String]) throws -> [ElementNode] {
    tree.renderer = recorder
    var wrapping = Wrapping()
    (wrapping.rules, wrapping.attributes) = ([.clip], [.identifier: "row"])
    for name in names {
      wrapping.add(
        Wrapping.Part(name) { old, context, row in
          let attributes: Attributes = [.identifier: row.attributes[.identifier] ?? ""]
          return ElementNode.update(
            old, context, Element(.button, attributes: attributes, text: name))
        })
    }
    var context = Context(on: tree, [.style(.opacity(0.5))])
    (context.wrapper, context.wrapping) = (.row, wrapping)
    tree.screen.setContent { ElementNode.update($0, context, Element(.text, text: "x")) }
    let row = try #require(tree.screen.children.first as? ElementNode)
    return [row] + row.currentChildren
  }

  @Test
  func `a list row contains the view and additional parts, and modifiers apply to the view only`()
    throws
  {
    let nodes = try show(["a", "b"])
    try #require(nodes.count == 4)
    let text = Element(.text, style: [.opacity(0.5)], text: "x")
    func button(_ name: String) -> Element {
      Element(.button, attributes: [.identifier: "row"], text: name)
    }
    let parts = zip(nodes.dropFirst(), [text, button("a"), button("b")]).map {
      ElementTree(id: $0.id, element: $1)
    }
    let row = Element(.row, style: [.clip], attributes: [.identifier: "row"])
    let whole = ElementTree(id: nodes[0].id, element: row, children: parts)
    #expect(patch() == [.insert(whole, parent: .screen, before: nil)])
  }

  @Test
  func `the additional parts of a row keep their nodes when parts are removed, inserted or moved`()
    throws
  {
    let old = try show(["a", "b"])
    _ = patch()
    var new = try show(["b", "c"])
    try #require(new.count == 4)
    #expect(new[0] === old[0] && new[1] === old[1] && new[2] === old[3])
    #expect(!old[2].isMounted && new.allSatisfy(\.isMounted))
    let added = ElementTree(id: new[3].id, element: new[3].element)
    let row = new[0].id
    #expect(patch() == [.remove(old[2].id), .insert(added, parent: row, before: nil)])
    new = try show(["c", "b"])
    #expect(patch() == [.move(new[2].id, parent: row, before: new[3].id)])
    var invitations = 0
    tree.onInvalidate = { invitations += 1 }
    _ = try show(["c", "b"])
    #expect(invitations == 0)
    new[0].unmount()
    #expect(new.allSatisfy { !$0.isMounted }, "a row goes with everything in it")
  }

  @Test func `a row without parts holds the view alone`() throws {
    let nodes = try show([])
    #expect(nodes.map(\.element.kind) == [.row, .text])
    #expect(nodes[0].children.first === nodes[1])
  }

  @Test func `rows with different rules, attributes, data or disabled actions are unequal`() {
    var wrapping = Wrapping()
    wrapping.rules = [.clip]
    let same = wrapping
    #expect(wrapping.isSame(as: same))
    let changes: [(inout Wrapping) -> Void] = [
      { $0.rules = [.capsule] }, { $0.attributes = [.label: "a"] }, { $0.tag = 1 },
      { $0.payload = 1 }, { $0.refusals = ["delete"] },
      { $0.add(Wrapping.Part("a") { _, context, _ in Node(context) }) },
    ]
    for change in changes {
      var other = wrapping
      change(&other)
      #expect(!wrapping.isSame(as: other) && !other.isSame(as: wrapping))
    }
  }

  @Test func `contexts are the same only if their row modifiers and environments are equal`() {
    var (one, other) = (Context(on: tree), Context(on: tree))
    var wrapping = Wrapping()
    wrapping.rules = [.clip]
    (one.wrapping, other.wrapping) = (wrapping, wrapping)
    #expect(one.isSame(as: other))
    wrapping.rules = []
    other.wrapping = wrapping
    #expect(!one.isSame(as: other) && !other.isSame(as: one))
    #expect(
      !one.isSame(as: one.withoutWrapping) && one.withoutWrapping.isSame(as: Context(on: tree)))
    other = one
    other.environment = EnvironmentChain.empty.setting(1, for: ObjectIdentifier(Int.self))
    #expect(!one.isSame(as: other))
  }
}
