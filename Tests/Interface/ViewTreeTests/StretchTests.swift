import StrataRendering
import Testing

@testable import StrataViewTree

/// Tests of the values that the tree computes for an element from those inside of it.
@MainActor @Suite struct StretchTests {
  private let tree = Tree()
  private let recorder = RecordingRenderer()
  private let wide = StyleRule.limits(
    minWidth: nil, maxWidth: .infinity, minHeight: nil, maxHeight: nil)

  private func patch() -> [Mutation] {
    tree.flush()
    return recorder.take()
  }

  /// Shows an element in two others, and returns the three, the outermost first.
  private func show(
    _ outer: Element, _ middle: Element, _ inner: Element
  ) throws -> [ElementNode] {
    tree.renderer = recorder
    let context = Context(on: tree)
    tree.screen.setContent { old in
      ElementNode.update(old, context, outer) { old, below in
        ElementNode.update(old, below, middle) { old, below in
          ElementNode.update(old, below, inner)
        }
      }
    }
    var nodes: [ElementNode] = []
    var next = tree.screen.children.first as? ElementNode
    while let node = next {
      nodes.append(node)
      next = node.children.first as? ElementNode
    }
    try #require(nodes.count == 3)
    return nodes
  }

  private func stretched(_ element: Element, _ stretch: Stretch) -> Element {
    var element = element
    element.stretch = stretch
    return element
  }

  @Test
  func `the elements around a full-width element are full-width, too, as long as it is`()
    throws
  {
    let (column, row) = (Element(.vStack), Element(.hStack))
    let (large, small) = (Element(.text, style: [wide], text: "x"), Element(.text, text: "x"))
    let nodes = try show(column, row, large)
    let ids = nodes.map(\.id)
    let text = ElementTree(id: ids[2], element: stretched(large, .width))
    let around = ElementTree(id: ids[1], element: stretched(row, .width), children: [text])
    let whole = ElementTree(id: ids[0], element: stretched(column, .width), children: [around])
    #expect(patch() == [.insert(whole, parent: .screen, before: nil)])
    _ = try show(column, row, small)
    #expect(
      patch() == [
        .update(ids[2], from: stretched(large, .width), to: stretched(small, .width)),
        .update(ids[2], from: stretched(small, .width), to: small),
        .update(ids[1], from: stretched(row, .width), to: row),
        .update(ids[0], from: stretched(column, .width), to: column),
      ])
  }

  @Test func `inserting an element that takes all width makes the stacks around it take all width`()
    throws
  {
    let (column, row) = (Element(.vStack), Element(.hStack))
    let nodes = try show(column, row, Element(.text, text: "x"))
    _ = patch()
    let context = Context(parent: nodes[1], environment: .empty)
    let heading = Element(.heading, style: [wide], text: "x")
    nodes[1].setContent { ElementNode.update($0, context, heading) }
    let new = try #require(nodes[1].children.first as? ElementNode)
    let shown = ElementTree(id: new.id, element: stretched(heading, .width))
    #expect(
      patch() == [
        .remove(nodes[2].id), .insert(shown, parent: nodes[1].id, before: nil),
        .update(nodes[1].id, from: row, to: stretched(row, .width)),
        .update(nodes[0].id, from: column, to: stretched(column, .width)),
      ])
  }

  @Test func `updating an element keeps the computed axes in which it stretches`() throws {
    let nodes = try show(Element(.vStack), Element(.hStack), Element(.divider))
    _ = patch()
    let old = nodes[1].element
    #expect(old.stretch == .height, "a divider lies across its row")
    _ = try show(Element(.vStack), Element(.hStack, attributes: [.label: "a"]), Element(.divider))
    var new = old
    new[.label] = "a"
    #expect(patch() == [.update(nodes[1].id, from: old, to: new)])
  }

  @Test func `a grid's number of columns changes if the span of one cell changes`() throws {
    let (grid, row) = (Element(.grid, attributes: [.variant: "table"]), Element(.gridRow))
    func counted(_ element: Element, _ columns: Int) -> Element {
      var element = element
      element.columns = columns
      return element
    }
    let cell = Element(.text, text: "x")
    let wideCell = Element(.text, style: [.span(3)], text: "x")
    let nodes = try show(grid, row, cell)
    _ = patch()
    #expect(nodes.map(\.element) == [counted(grid, 1), counted(row, 1), cell])
    _ = try show(grid, row, wideCell)
    #expect(
      patch() == [
        .update(nodes[2].id, from: cell, to: wideCell),
        .update(nodes[1].id, from: counted(row, 1), to: counted(row, 3)),
        .update(nodes[0].id, from: counted(grid, 1), to: counted(grid, 3)),
      ])
  }

  @Test func `a snapshot of the window has the current elements, which are not sent again`() throws
  {
    let nodes = try show(Element(.vStack), Element(.hStack), Element(.text, text: "x"))
    _ = patch()
    nodes[2].change(.label, to: "late")
    let presented = Context(parent: tree.presentations, environment: .empty)
    tree.presentations.setContent { ElementNode.update($0, presented, Element(.sheet)) }
    let sheet = try #require(tree.presentations.children.first as? ElementNode)
    let text = ElementTree(
      id: nodes[2].id, element: Element(.text, attributes: [.label: "late"], text: "x"))
    let row = ElementTree(id: nodes[1].id, element: Element(.hStack), children: [text])
    let column = ElementTree(id: nodes[0].id, element: Element(.vStack), children: [row])
    let above = ElementTree(id: sheet.id, element: Element(.sheet))
    let page = tree.snapshot()
    #expect(
      page == [
        ElementTree(id: .screen, element: Element(.root), children: [column]),
        ElementTree(id: .presentations, element: Element(.root), children: [above]),
      ])
    _ = recorder.take()
    #expect(patch() == [], "what the page shows is not sent again")
  }
}
