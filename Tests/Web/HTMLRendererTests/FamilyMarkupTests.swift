import StrataRendering
import StrataWire
import Testing

@testable import StrataHTMLRenderer

@MainActor @Suite struct FamilyMarkupTests {
  private func page(_ element: Element) -> HTMLPage {
    HTMLRenderer().page([
      ElementTree(
        id: .screen, element: Element(.root),
        children: [ElementTree(id: ElementID(7), element: element)])
    ])
  }

  @Test func `shadows are drawn by a filter inside the element`() throws {
    let shadows = [
      Paint.Shadow(.named("red"), radius: 2, x: 0, y: 1, isInner: false),
      Paint.Shadow(.named("blue"), radius: 3, x: 0, y: 0, isInner: true),
    ]
    let words = Element(.text, style: [.filter(.shadows(shadows))], text: "a<b")
    let page = page(words)
    let html = try #require(page.contents.first)
    let name = "shso2-0-1-red_i3-0-0-blue"
    #expect(page.rules.contains("filter:url(#\(name))"))
    #expect(html.contains("<filter id=\"\(name)\""))
    #expect(html.contains("stdDeviation=\"2\"") && html.contains("dy=\"1\""))
    #expect(html.contains("flood-color=\"var(--blue)\""))
    let order =
      "<feMergeNode in=\"s0\"/><feMergeNode in=\"SourceGraphic\"/><feMergeNode in=\"s1\"/>"
    #expect(html.contains(order), "outer shadows are behind and inner ones in front")
    #expect(html.hasSuffix("</svg>a&lt;b</span>") || html.contains("</svg>a&lt;b</span>"))
  }

  @Test
  func `changing the text of an element with an SVG filter replaces text and filter together`()
    throws
  {
    let shadow = Paint.Shadow(.named("red"), radius: 2, x: 0, y: 1, isInner: true)
    let old = Element(.text, style: [.filter(.shadows([shadow]))], text: "one")
    var new = old
    new.text = "two"
    let renderer = HTMLRenderer()
    var patch: [PatchOperation] = []
    renderer.onPatch = { patch += $0 }
    renderer.apply([.update(ElementID(7), from: old, to: new)])
    let markup = patch.compactMap { if case .markup(7, let html) = $0 { html } else { nil } }
    #expect(markup.count == 1 && markup[0].hasSuffix("two"))
    #expect(!patch.contains { if case .text = $0 { true } else { false } })
  }

  @Test func `a part of the page with a dark scheme sets its color-scheme`() {
    let bar = page(Element(.navigationBar, style: [.scheme("dark")]))
    #expect(bar.rules == ".sch-dark{color-scheme:dark;color:var(--primary)}")
  }

  @Test func `the symbol of a segmented control's segment precedes its text`() throws {
    let option = Element(
      .option, attributes: [.choice: "0", .group: "g", .symbol: "map"], text: "Map")
    let html = try #require(page(option).contents.first)
    #expect(html.contains("<span><svg class=\"i\" viewBox=\"0 0 16 16\" aria-hidden=\"true\">"))
    #expect(html.contains("</svg> Map</span>"))
  }
}
