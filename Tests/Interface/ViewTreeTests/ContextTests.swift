import StrataRendering
import Testing

@testable import StrataViewTree

/// Tests of what surrounds a view: its context, the row around it, and its place in the tree.
@MainActor @Suite struct ContextTests {
  private let tree = Tree()

  @Test func `contexts are the same only if all of their parts are`() {
    let one = Context(parent: tree.screen, environment: .empty)
    let changes: [(inout Context) -> Void] = [
      { $0.wrapper = .row }, { $0.isLazy = true }, { $0.isFar = true }, { $0.lanes = 2 },
      { $0.decorations = [.style(.opacity(0.5))] },
      { $0.decorations = [.attribute(.label, "a")] },
    ]
    let others = changes.map { change in
      var copy = one
      change(&copy)
      return copy
    }
    for (index, other) in others.enumerated() {
      #expect(!one.isSame(as: other) && !other.isSame(as: one))
      #expect(others.enumerated().allSatisfy { ($0 == index) == $1.isSame(as: other) })
    }
    #expect(one.isSame(as: one))
  }

  @Test func `adding a row's part replaces the one of that name, and rows with parts are unequal`()
  {
    var row = Wrapping()
    #expect(row.isSame(as: Wrapping()))
    for name in ["a", "b", "a"] {
      row.add(Wrapping.Part(name) { _, context, _ in Node(context) })
    }
    #expect(row.parts.map(\.name) == ["b", "a"] && !row.isSame(as: row))
    row.remove("b")
    #expect(row.parts.map(\.name) == ["a"])
    row.remove("a")
    #expect(row.parts.isEmpty && row.isSame(as: Wrapping()))
    row.add(variant: "plain")
    #expect(!row.isSame(as: Wrapping()))
    row.add(variant: "wide")
    #expect(row.attributes[.variant] == "plain wide")
    var tagged = Wrapping()
    tagged.tag = 1
    #expect(!tagged.isSame(as: Wrapping()) && tagged.isSame(as: tagged))
  }

  @Test
  func `an environment names the one value set since an outer one, and none if two were set`() {
    let (one, two) = (ObjectIdentifier(Place.self), ObjectIdentifier(Node.self))
    let outer = EnvironmentChain.empty.setting(0, for: two)
    let inner = outer.setting(1, for: one)
    #expect(inner.only(since: outer)?.key == one && inner.only(since: outer)?.value as? Int == 1)
    #expect(inner.only(since: .empty) == nil)
    #expect(inner.setting(2, for: two).only(since: outer) == nil)
    #expect(outer.setting(StandingValue(1), for: one).only(since: outer) == nil)
  }

  @Test func `a context's key depends on the types and positions of the nodes above it`() {
    let one = Context(parent: tree.screen, environment: .empty)
    let first = Place(one)
    let (second, alike, plain) = (Place(one.at(1)), Place(one), Node(one))
    let keys = [one, one.at(1), one.below(first), one.below(second), one.below(plain)]
      .map(\.pathKey)
    #expect(Set(keys).count == keys.count)
    #expect(one.below(alike).pathKey == keys[2])
    // A context does not keep its parent.
    withExtendedLifetime([first, second, alike, plain]) {}
  }

  @Test func `padding around a frame is added to the frame's size and limits`() throws {
    var context = Context(parent: tree.screen, environment: .empty)
    context.decorations = [.style(.padding(top: 1, leading: 2, bottom: 4, trailing: 8))]
    let rules: [StyleRule] = [
      .size(width: 100, height: 200),
      .limits(minWidth: 1, maxWidth: 2, minHeight: 3, maxHeight: 4),
    ]
    let node = ElementNode.box(nil, context, rules) { _, inner in Node(inner) }
    let style = try #require(node as? ElementNode).element.style
    #expect(
      style == [
        .size(width: 110, height: 205),
        .limits(minWidth: 11, maxWidth: 12, minHeight: 8, maxHeight: 9),
        .padding(top: 1, leading: 2, bottom: 4, trailing: 8),
      ])
    context.decorations = [.style(.padding(top: 1, leading: nil, bottom: nil, trailing: nil))]
    let low = ElementNode.box(nil, context, rules) { _, inner in Node(inner) }
    #expect(try #require(low as? ElementNode).element.style[0] == .size(width: 100, height: 201))
  }
}

/// A node of another type than the usual one.
private final class Place: Node {}
