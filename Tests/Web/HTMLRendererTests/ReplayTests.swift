import Foundation
import StrataKitTesting
import StrataRendering
import StrataWire
import Testing

@testable import StrataHTMLRenderer

/// Tests that the first page with all patches equals the page as it would be drawn now.
@MainActor struct ReplayTests {
  @Test(arguments: 0..<60)
  func `applying all patches to the first page gives the page that would be drawn now`(_ seed: Int)
    throws
  {
    var world = RandomTree(seed: seed)
    let renderer = HTMLRenderer()
    var operations: [PatchOperation] = []
    renderer.onPatch = { operations += $0 }
    let page = renderer.page([world.root])
    let dom = try HTMLParser.parse(page.contents[0])
    dom.attributes["data-n"] = "1"
    for _ in 0..<40 { renderer.apply(world.change()) }
    try dom.apply(operations)

    let fresh = HTMLRenderer().page([world.root])
    let expected = try HTMLParser.parse(fresh.contents[0])
    expected.attributes["data-n"] = "1"
    world.showLiveValues(in: expected)
    #expect(dom.picture == expected.picture)
    let sent = page.rules + operations.map(rule).joined()
    for rule in fresh.rules.split(separator: "}") {
      #expect(sent.components(separatedBy: "\(rule)}").count == 2, "\(rule) is sent once")
    }
  }

  private func rule(_ operation: PatchOperation) -> String {
    if case .rule(let css) = operation { css } else { "" }
  }

  @Test func `a heading keeps its tag when its level changes`() throws {
    let renderer = HTMLRenderer()
    var operations: [PatchOperation] = []
    renderer.onPatch = { operations += $0 }
    let old = Element(.heading, attributes: [.level: "2"], text: "Weather")
    let new = Element(.heading, attributes: [.level: "3"], text: "Weather")
    renderer.apply([.update(ElementID(3), from: old, to: new)])
    #expect(operations == [.attribute(id: 3, name: "aria-level", value: "3")])
  }

  @Test func `selecting a segment does not replace its markup`() {
    let renderer = HTMLRenderer()
    var operations: [PatchOperation] = []
    renderer.onPatch = { operations += $0 }
    let old = Element(.option, attributes: [.choice: "a", .group: "g"], text: "A")
    var new = old
    new.set(.isSelected, true)
    renderer.apply([.update(ElementID(3), from: old, to: new)])
    #expect(operations == [])
    new.text = "B"
    renderer.apply([.update(ElementID(3), from: old, to: new)])
    #expect(
      operations == [
        .markup(
          id: 3,
          html: "<input type=\"radio\" name=\"g\" value=\"a\" checked><span>B</span>")
      ])
  }
}
